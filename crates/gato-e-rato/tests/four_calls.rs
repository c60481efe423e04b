//! The four calls from outside: answers, faults, and random conversations.

use game::{Game, History};
use gato_e_rato::lisp::{LARGEST_FORM, LispPlayer, Server, serve};
use gato_e_rato::players::{RandomPlayer, Solver};
use gato_e_rato::{GatoERato, GatoSetup, Side, Solution, Step};
use play::program::Duplex;
use proptest::prelude::*;
use search::{Engine, EngineError, Limits};

fn perfect(_: Side) -> Box<dyn Engine<GatoERato>> {
    Box::new(Solver::new())
}

/// All that is answered to an input.
fn conversation(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    serve(input, &mut output, perfect, &Limits::none()).expect("a vector takes everything");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(str::to_string).collect()
}

fn is_fault(answer: &str) -> bool {
    answer.starts_with("(error \"") && answer.ends_with("\")")
}

#[test]
fn both_roles_in_one_process_play_each_other() {
    let mut server = Server::new(perfect, Limits::none());
    let mut answers = vec![server.answer("(rato-inicia)")];
    answers.push(server.answer(&format!("(gato-inicia {})", answers[0])));
    loop {
        let name = if answers.len() % 2 == 0 { "rato-responde" } else { "gato-responde" };
        let answer = server.answer(&format!("({name} {})", answers[answers.len() - 1]));
        if answer == "NIL" {
            break;
        }
        answers.push(answer);
    }
    assert_eq!(answers.len(), 44, "perfect play on both sides");
    let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
    for answer in &answers {
        history.play(answer.parse().expect("a move")).expect("a legal move");
    }
    assert_eq!(history.game().winner(), Some(Side::Cats));
    let last = &answers[answers.len() - 1];
    let fault = server.answer(&format!("(rato-responde {last})"));
    assert_eq!(
        fault,
        format!("(error \"illegal move {}: the game is over, the cats have won\")", short(last))
    );
}

fn short(long: &str) -> String {
    long.parse::<Step>().expect("a move").to_string()
}

#[test]
fn the_answer_is_nil_once_the_given_move_ends_the_game() {
    // The mouse walks down the edge of cats that it can't be stopped by: random cats leave it a way.
    let mut server = Server::new(|_| Box::new(RandomPlayer::new(2)), Limits::none());
    let mut game = GatoERato::start();
    let mut name = "gato-inicia";
    loop {
        let (mv, _) = Solution::shared().best(&game).expect("a move");
        let answer = server.answer(&format!("({name} {})", mv.long()));
        game.make(mv);
        name = "gato-responde";
        if answer == "NIL" {
            break;
        }
        game.make(answer.parse().expect("a move"));
    }
    assert_eq!(game.winner(), Some(Side::Mouse));
    let known = server.game(Side::Cats).expect("a game");
    assert_eq!(*known.game(), game, "the move that ended the game is part of it");
}

#[test]
fn forms_are_free_in_blanks_lines_case_and_comments() {
    let answers = conversation(
        b"; hello\n(RATO-INICIA) (Gato-Inicia\n ((8 4) ; from\n   (7 5)))(rato-inicia)\r\n\t( rato-inicia )",
    );
    assert_eq!(answers.len(), 4);
    assert!(answers.iter().all(|answer| answer.parse::<Step>().is_ok()), "{answers:?}");
    assert_eq!(answers[0], answers[2]);
}

#[test]
fn every_fault_gets_one_line_and_changes_nothing() {
    let faults = [
        "()",
        "(rato-inicia 1)",
        "(rato-inicia ((8 4) (7 5)))",
        "(gato-inicia)",
        "(gato-inicia ((8 4) (7 6)))",
        "(gato-inicia ((8 4) (6 4)))",
        "(gato-inicia ((1 1) (2 2)))",
        "(gato-inicia 84-75)",
        "(gato-inicia NIL)",
        "(gato-inicia ((8 4) (7 5)) ((8 4) (7 5)))",
        "(gato-inicia (((8 4) (7 5))))",
        "(rato)",
        "((rato-inicia))",
        "(rato-responde ((2 2) (1 1)))",
        "(gato-responde ((7 5) (6 4)) x)",
        "(rato-responde '((1 1) (2 2)))",
        "(gato-responde \"((7 5) (6 4))\")",
        "\u{e9}(\u{0}\\)",
    ];
    for begun in [false, true] {
        let mut server = Server::new(perfect, Limits::none());
        if begun {
            server.answer("(rato-inicia)");
            server.answer("(gato-inicia ((8 4) (7 5)))");
        }
        let before = format!("{server:?}");
        for fault in faults {
            let answer = server.answer(fault);
            assert!(is_fault(&answer) && !answer.contains('\n'), "{fault:?}: {answer}");
            assert_eq!(format!("{server:?}"), before, "{fault:?}");
        }
    }
    let calls = "(gato-inicia ((8 4) (7 5)))(gato-responde ((7 5) (5 7)))";
    let illegal =
        "(error \"illegal move 75-57: the mouse moves one square diagonally, so it can't go from 75 to 57\")";
    assert_eq!(conversation(calls.as_bytes()), ["((1 1) (2 2))", illegal]);
    let not_begun = "(error \"no game has begun, gato-inicia comes first\")";
    assert_eq!(conversation(b"(gato-responde ((7 5) (6 4)))"), [not_begun]);
    assert_eq!(conversation(b"(rato-inicia"), ["(error \"the form is not closed\")"]);
    assert_eq!(conversation(b"hello"), ["(error \"expected a call such as (rato-inicia), found 'hello'\")"]);
    assert_eq!(
        conversation(b"(a\\\"b)"),
        [
            "(error \"unknown call 'a\\\\\\\"b', expected rato-inicia, rato-responde, gato-inicia or gato-responde\")"
        ]
    );
}

#[test]
fn megabytes_of_parentheses_do_no_harm() {
    let mut input = b"(rato-inicia)\n".to_vec();
    for filling in [b'(', b')', b'x', b' ', b';', 0xff] {
        input.extend(std::iter::repeat_n(filling, 2 << 20));
        input.push(b'\n');
        input.push(b'(');
        input.extend(std::iter::repeat_n(filling, 2 << 20));
        input.push(b'\n');
        input.extend(b")\n(rato-inicia)\n");
    }
    let answers = conversation(&input);
    let good: Vec<_> = answers.iter().filter(|answer| !is_fault(answer)).collect();
    assert_eq!(good.len(), 7, "every good call is answered");
    assert!(good.iter().all(|answer| *answer == good[0]));
    assert!(answers.iter().all(|answer| answer.len() < 300));
    let nested = format!("{}{}", "(".repeat(LARGEST_FORM / 2), ")".repeat(LARGEST_FORM / 2));
    assert!(conversation(nested.as_bytes()).iter().all(|answer| is_fault(answer)));
}

/// What a random conversation says.
#[derive(Clone, Debug)]
enum Say {
    /// A new game, in the role of the mouse.
    BeginMouse,
    /// A new game, in the role of the cats.
    BeginCats(bool),
    /// A legal move, chosen by the number, in the game where the player has this side.
    Legal(Side, usize),
    /// Any two squares.
    Any(Side, usize, usize),
    /// Anything at all.
    Noise(String),
}

fn say() -> impl Strategy<Value = Say> {
    let side = || prop_oneof![Just(Side::Mouse), Just(Side::Cats)];
    prop_oneof![
        1 => Just(Say::BeginMouse),
        1 => any::<bool>().prop_map(Say::BeginCats),
        30 => (side(), any::<usize>()).prop_map(|(side, choice)| Say::Legal(side, choice)),
        3 => (side(), 0..32usize, 0..32usize).prop_map(|(side, from, to)| Say::Any(side, from, to)),
        2 => "[ ();a-z0-9'\"-]{0,20}".prop_map(Say::Noise),
        1 => "\\PC{0,20}".prop_map(Say::Noise),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Every answer is a legal and perfect move, `NIL` exactly at the end of a game, or a fault that leaves
    /// both games as they were.
    #[test]
    fn no_conversation_gets_an_illegal_move(words in prop::collection::vec(say(), 1..80)) {
        let mut server = Server::new(perfect, Limits::none());
        // What the referee knows of both games.
        let mut games: [Option<GatoERato>; 2] = [None, None];
        for word in words {
            let (form, side, mv) = match &word {
                Say::BeginMouse => ("(rato-inicia)".to_string(), Some(Side::Mouse), None),
                Say::BeginCats(left) => {
                    let mv: Step = if *left { "84-73" } else { "84-75" }.parse().expect("a move");
                    (format!("(GATO-INICIA {})", mv.long()), Some(Side::Cats), Some(mv))
                }
                Say::Legal(side, choice) => {
                    let Some(game) = &games[side.seat().index()] else { continue };
                    let mut moves = Vec::new();
                    game.legal_moves(&mut moves);
                    let Some(mv) = moves.get(choice % moves.len().max(1)).copied() else { continue };
                    (call(*side, mv), Some(*side), Some(mv))
                }
                Say::Any(side, from, to) => {
                    let square = gato_e_rato::Square::from_index;
                    let mv = Step::new(square(*from), square(*to));
                    (call(*side, mv), Some(*side), Some(mv))
                }
                Say::Noise(text) => (text.clone(), None, None),
            };
            let begins = matches!(word, Say::BeginMouse | Say::BeginCats(_));
            let before = format!("{server:?}");
            let answer = server.answer(&form);
            prop_assert_eq!(answer.lines().count(), 1);
            let game = side.and_then(|side| {
                let start = if begins { Some(GatoERato::start()) } else { games[side.seat().index()].clone() };
                start.filter(|game| mv.is_none_or(|mv| game.check(mv).is_ok()))
            });
            let (Some(side), Some(mut game)) = (side, game) else {
                prop_assert!(is_fault(&answer), "{} to {}", answer, form);
                prop_assert_eq!(format!("{server:?}"), before);
                continue;
            };
            if let Some(mv) = mv {
                game.make(mv);
            }
            match Solution::shared().best(&game) {
                None => prop_assert_eq!(&answer, "NIL"),
                Some((best, _)) => {
                    prop_assert_eq!(&answer, &best.long().to_string(), "perfect play");
                    game.make(best);
                }
            }
            games[side.seat().index()] = Some(game);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(input in prop::collection::vec(prop_oneof![
        Just(b'('), Just(b')'), Just(b';'), Just(b'\n'), Just(b' '), Just(b'4'), any::<u8>(),
    ], 0..400)) {
        prop_assert!(conversation(&input).iter().all(|answer| is_fault(answer)));
    }

    #[test]
    fn a_conversation_does_not_depend_on_how_it_is_cut(
        blanks in prop::collection::vec("[ \n\t]{1,3}|;[a-z()]{0,5}\n", 12),
        size in 1..30usize,
    ) {
        let parts = ["(", "gato-inicia", "(", "(", "8", "4", ")", "(", "7", "5", ")", ")", ")"];
        let mut text = parts[0].to_string();
        parts[1..].iter().zip(&blanks).for_each(|(part, blank)| text.extend([blank.as_str(), part]));
        let mut output = Vec::new();
        let input = std::io::BufReader::with_capacity(size, text.as_bytes());
        serve(input, &mut output, perfect, &Limits::none()).expect("a vector takes everything");
        prop_assert_eq!(String::from_utf8(output).expect("UTF-8"), "((1 1) (2 2))\n");
    }
}

fn call(side: Side, mv: Step) -> String {
    let name = if side == Side::Mouse { "rato-responde" } else { "gato-responde" };
    format!("({name} {})", mv.long())
}

/// A program in this process: either our own server, or one that always says the same.
struct InProcess {
    server: Server,
    says: Option<&'static str>,
    answers: Vec<String>,
}

impl InProcess {
    fn good() -> Box<InProcess> {
        Box::new(InProcess::new())
    }

    fn new() -> InProcess {
        InProcess { server: Server::new(perfect, Limits::none()), says: None, answers: Vec::new() }
    }

    fn that_says(text: &'static str) -> Box<InProcess> {
        Box::new(InProcess { says: Some(text), ..InProcess::new() })
    }
}

impl Duplex for InProcess {
    fn send_line(&mut self, line: &str) -> Result<(), EngineError> {
        self.answers = match self.says {
            Some(text) => vec![text.to_string()],
            None => vec![self.server.answer(line), String::new()],
        };
        Ok(())
    }

    fn receive_line(&mut self, _: &Limits) -> Result<String, EngineError> {
        self.answers.pop().ok_or_else(|| EngineError::OutOfTime("silent".to_string()))
    }

    fn end(&mut self) {
        self.answers.clear();
    }
}

fn think(player: &mut impl Engine<GatoERato>, history: &History<GatoERato>) -> Result<Step, EngineError> {
    player.think(history, &Limits::none(), &mut |_| ()).map(|verdict| verdict.best)
}

#[test]
fn a_program_that_speaks_the_four_calls_is_a_player() {
    let mut player = LispPlayer::new(InProcess::good());
    for side in [Side::Cats, Side::Mouse, Side::Cats] {
        let mut random = RandomPlayer::new(5);
        let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
        player.new_game();
        while history.game().outcome().is_none() {
            let turn = history.game().side_to_move() == side;
            let mv = if turn { think(&mut player, &history) } else { think(&mut random, &history) };
            let best = Solution::shared().best(history.game()).expect("a move").0;
            history.play(mv.expect("a move")).expect("a legal move");
            assert!(!turn || history.moves().next_back() == Some(best), "the program is perfect");
        }
        assert_eq!(think(&mut player, &history), Err(EngineError::GameOver));
    }
}

#[test]
fn an_undo_is_played_to_from_the_start() {
    let mut player = LispPlayer::new(InProcess::good());
    let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
    for _ in 0..6 {
        history.play(think(&mut Solver::new(), &history).expect("a move")).expect("a legal move");
        if history.game().side_to_move() == Side::Cats {
            let mv = think(&mut player, &history).expect("a move");
            history.play(mv).expect("a legal move");
        }
    }
    history.undo();
    assert!(think(&mut player, &history).is_ok(), "the program plays the same moves again");
    // Cats that moved otherwise than the program would.
    let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
    ["84-75", "17-28", "75-64"]
        .iter()
        .for_each(|mv| history.play(mv.parse().expect("a move")).expect("legal"));
    let error = think(&mut player, &history).expect_err("it would not have played 17-28");
    assert!(matches!(error, EngineError::Unsupported(_)), "{error}");
}

#[test]
fn bad_programs_are_found_out() {
    let start = History::<GatoERato>::new(&GatoSetup).expect("a game");
    for text in
        ["NIL", "nil", "((8 4) (7 6))", "((1 1) (2 2))", "84-75", "hello", "(error \"no\")", "((8 4) (7 5)))"]
    {
        let mut player = LispPlayer::new(InProcess::that_says(text));
        let error = think(&mut player, &start).expect_err(text);
        assert!(matches!(error, EngineError::Broken(_)), "{text}: {error}");
    }
    let mut silent = LispPlayer::new(InProcess::that_says(""));
    assert!(matches!(think(&mut silent, &start), Err(EngineError::OutOfTime(_))));
    assert_eq!(
        think(&mut LispPlayer::new(InProcess::that_says(" ((8 4) (7 5)) ")), &start).map(|mv| mv.to_string()),
        Ok("84-75".to_string())
    );
}
