//! The lesson of gato e rato: how the pieces go, and what the cats and the mouse live by.

mod judge;
pub mod texts;

use play::learn::{LessonStep, no_answer};

use crate::GatoERato;

/// The steps.
pub(crate) static STEPS: &[LessonStep<GatoERato>] = &[
    LessonStep {
        name: "mouse",
        title: texts::MOUSE_TITLE,
        words: texts::MOUSE,
        praise: texts::MOUSE_DONE,
        setup: "",
        moves: "84-75 11-22 75-64 13-24",
        judge: judge::back,
        answer: no_answer,
    },
    LessonStep {
        name: "line",
        title: texts::HOLD_TITLE,
        words: texts::HOLD,
        praise: texts::HOLD_DONE,
        setup: "",
        moves: "84-75 11-22 75-64",
        judge: judge::hold,
        answer: judge::best_while_holding,
    },
    LessonStep {
        name: "only",
        title: texts::ONLY_TITLE,
        words: texts::ONLY,
        praise: texts::ONLY_DONE,
        setup: "",
        moves: "84-75 11-22 75-64 13-24 64-55 15-26 55-44 17-28 44-35 28-37 35-46 26-35 46-55 24-33 55-44 \
                22-31 44-55 31-42 55-46",
        judge: judge::only,
        answer: no_answer,
    },
    LessonStep {
        name: "catch",
        title: texts::CATCH_TITLE,
        words: texts::CATCH,
        praise: texts::CATCH_DONE,
        setup: "",
        moves: "84-75 11-22 75-64 13-24 64-55 15-26 55-44 17-28 44-35 28-37 35-46 26-35 46-55 24-33 55-44 \
                22-31 44-55 31-42 55-46 33-44 46-57 35-46 57-48",
        judge: judge::catch,
        answer: no_answer,
    },
    LessonStep {
        name: "finish",
        title: texts::FINISH_TITLE,
        words: texts::FINISH,
        praise: texts::FINISH_DONE,
        setup: "",
        moves: "84-73 11-22 73-64 13-24 64-53 15-26 53-44 17-28 44-33 26-35 33-42 24-33 42-51 22-31 51-42 \
                28-37 42-53 31-42 53-44 37-46 44-55 33-44 55-66 46-57 66-55 35-46 55-64 46-55 64-75 42-51 \
                75-64 44-53 64-73 51-62 73-64 62-73 64-75 53-64 75-66",
        judge: judge::finish,
        answer: judge::best,
    },
    LessonStep {
        name: "slip",
        title: texts::SLIP_TITLE,
        words: texts::SLIP,
        praise: texts::SLIP_DONE,
        setup: "",
        moves: "84-75 11-22 75-64 13-24 64-55 15-26 55-44 17-28 44-35 28-37 35-46 24-33",
        judge: judge::slip,
        answer: judge::best,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_only_move_is_the_only_one() {
        use game::Game;

        let step = STEPS.iter().find(|step| step.name == "only").expect("the step");
        let mut game = GatoERato::start();
        for mv in step.moves.split_whitespace() {
            game = game.after(game.parse_move(mv).expect("a move"));
        }
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        assert_eq!(moves.into_iter().filter(|mv| judge::only(&game, *mv, 0).is_right()).count(), 1);
    }
}
