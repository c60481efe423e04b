//! The file of settings and the screen.

use std::fs;

use super::home::{Home, PROGRAM};
use super::session::{Session, size};

#[test]
fn mistakes_are_told_in_a_box_and_the_rest_holds() {
    let home = Home::new();
    let file = home.0.join("config/arcade/config.toml");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    let text = "theme = \"lihgt\"\n[games.timbiriche]\nrows = 3\n[keys]\nundo = \"U\"\nredo = \"U\"\n";
    fs::write(&file, text).expect("written");
    let command = home.in_terminal(PROGRAM, &["--game", "timbiriche", "--level", "easy"]);
    let mut session = Session::start_in(home, command, size(80, 24));
    session.wait_for("The configuration has mistakes");
    session.wait_for("config.toml:1: theme: expected one of dark");
    session.wait_for("config.toml:6: keys.redo: expected a key that is free");
    session.type_keys("x");
    session.wait_until("the box closes", |screen| !screen.contents().contains("config.toml"));
    session.wait_for("rows 3");
    session.type_keys(":H0,0\r");
    session.wait_for("U undo");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
}
