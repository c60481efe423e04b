//! An engine that thinks in a thread of its own.
//!
//! There is one thread for each engine, and it lives as long as its [`Thinker`], so what the engine has
//! learned (a table, a process) is kept between moves, and no thread is started for a move or for its time.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use search::{EngineError, Limits, MoveValue, Report, Stop, Verdict};

use crate::{AnyEngine, AnyGame, PlayError};

/// What an engine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The best move.
    Move,
    /// The value of every legal move.
    Values,
    /// Nothing: it is to think along while somebody else is to move, and to keep what it learns. Nothing is
    /// reported meanwhile.
    Ponder,
}

/// Something that an engine has to say.
#[derive(Clone, Debug)]
pub struct ThinkEvent {
    /// The generation of the position that it was asked about; see [`Match::generation`](crate::Match::generation).
    pub generation: u64,
    /// What it was asked.
    pub question: Question,
    /// What it says.
    pub news: ThinkNews,
}

/// What an engine says.
#[derive(Clone, Debug)]
pub enum ThinkNews {
    /// What it knows so far; more will come.
    Report(Report<String>),
    /// The answer to [`Question::Move`].
    Verdict(Verdict<String>),
    /// The answer to [`Question::Values`].
    Values(Vec<MoveValue<String>>),
    /// There is nothing more to learn for [`Question::Ponder`], or its time is over.
    Pondered,
    /// It has no answer, and why.
    Failed(EngineError),
}

/// An engine in its own thread. Questions are answered one after the other through the callback that it was
/// made with, which is called in that thread; a new question drops an unanswered one.
pub struct Thinker {
    requests: Option<Sender<Request>>,
    current: Option<Asked>,
    ended: Receiver<()>,
    /// Raised once nobody can ask any more: an engine that is still being made is not needed.
    leaving: Stop,
    thread: Option<thread::JoinHandle<()>>,
}

/// The flags of a question.
#[derive(Clone)]
struct Asked {
    /// Answer now.
    stop: Stop,
    /// Nobody wants the answer any more.
    dropped: Stop,
}

enum Request {
    Think { game: Box<dyn AnyGame>, limits: Limits, asked: Asked, generation: u64, question: Question },
    NewGame,
}

impl Thinker {
    /// How long a dropped thinker waits for its thread. An engine of this program stops within a fraction of
    /// it; one that hangs is left behind and ends with the program.
    const PATIENCE: Duration = Duration::from_millis(500);

    /// Starts the thread. The engine is made in it, since that may take a while (tables, a process); if that
    /// fails, every question is answered by [`ThinkNews::Failed`]. The flag that `make` gets is raised once the
    /// engine is not needed any more.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn new(
        make: impl FnOnce(&Stop) -> Result<Box<dyn AnyEngine>, PlayError> + Send + 'static,
        tell: Box<dyn Fn(ThinkEvent) + Send>,
    ) -> Result<Thinker, PlayError> {
        let (requests, inbox) = channel();
        let (end, ended) = channel();
        let leaving = Stop::new();
        let left = leaving.clone();
        let work = move || {
            work(|| make(&left), &inbox, &*tell);
            // Nobody may be waiting any more.
            let _ = end.send(());
        };
        let thread = thread::Builder::new().name("thinker".to_string()).spawn(work).map_err(|error| {
            PlayError::Engine(EngineError::Broken(format!(
                "expected a thread to think in, found none: {error}"
            )))
        })?;
        Ok(Thinker { requests: Some(requests), current: None, ended, leaving, thread: Some(thread) })
    }

    /// Asks about a position. An earlier question that is not answered yet is dropped. The stop flag in
    /// `limits` is replaced by the thinker's own.
    pub fn ask(&mut self, question: Question, generation: u64, game: Box<dyn AnyGame>, limits: Limits) {
        self.drop_question();
        let asked = Asked { stop: Stop::new(), dropped: Stop::new() };
        let limits = Limits { stop: asked.stop.clone(), ..limits };
        self.current = Some(asked.clone());
        self.send(Request::Think { game, limits, asked, generation, question });
    }

    /// The engine is to answer at once with the best that it has ("move now").
    pub fn answer_now(&self) {
        if let Some(asked) = &self.current {
            asked.stop.raise();
        }
    }

    /// Nobody wants the answer any more; nothing more is told about this question.
    pub fn drop_question(&mut self) {
        if let Some(asked) = self.current.take() {
            asked.dropped.raise();
            asked.stop.raise();
        }
    }

    /// The engine forgets what it has learned, and drops an unanswered question.
    pub fn new_game(&mut self) {
        self.drop_question();
        self.send(Request::NewGame);
    }

    fn send(&self, request: Request) {
        if let Some(requests) = &self.requests {
            // The thread reads until this sender is gone.
            let _ = requests.send(request);
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.drop_question();
        self.leaving.raise();
        self.requests = None;
        if self.ended.recv_timeout(Thinker::PATIENCE).is_ok()
            && let Some(thread) = self.thread.take()
        {
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker").finish_non_exhaustive()
    }
}

/// The thread of a thinker, until nobody can ask any more.
fn work(
    make: impl FnOnce() -> Result<Box<dyn AnyEngine>, PlayError>,
    inbox: &Receiver<Request>,
    tell: &dyn Fn(ThinkEvent),
) {
    let made = guarded(|| {
        make().map_err(|error| match error {
            PlayError::Engine(error) => error,
            other => EngineError::Broken(other.to_string()),
        })
    });
    let mut engine = made;
    for request in inbox {
        match request {
            Request::NewGame => {
                if let Ok(ready) = &mut engine {
                    let forgot = guarded(|| {
                        ready.new_game();
                        Ok(())
                    });
                    if let Err(error) = forgot {
                        engine = Err(error);
                    }
                }
            }
            Request::Think { game, limits, asked, generation, question } => {
                let say = |news| {
                    if !asked.dropped.is_raised() {
                        tell(ThinkEvent { generation, question, news });
                    }
                };
                if asked.dropped.is_raised() {
                    continue;
                }
                let ready = match &mut engine {
                    Ok(ready) => ready,
                    Err(error) => {
                        say(ThinkNews::Failed(error.clone()));
                        continue;
                    }
                };
                let mut progress = |report: &Report<String>| say(ThinkNews::Report(report.clone()));
                let answer = catch_unwind(AssertUnwindSafe(|| match question {
                    Question::Move => ready.think(&*game, &limits, &mut progress).map(ThinkNews::Verdict),
                    Question::Values => ready.values(&*game, &limits, &mut progress).map(ThinkNews::Values),
                    Question::Ponder => ready.ponder(&*game, &limits).map(|()| ThinkNews::Pondered),
                }));
                match answer {
                    Ok(answer) => say(answer.unwrap_or_else(ThinkNews::Failed)),
                    Err(panic) => {
                        let error = panicked(&*panic);
                        say(ThinkNews::Failed(error.clone()));
                        // Whatever it was in the middle of, this engine can't be trusted any more.
                        engine = Err(error);
                    }
                }
            }
        }
    }
}

/// A panic of an engine is an error of that engine, not the end of the program.
fn guarded<T>(act: impl FnOnce() -> Result<T, EngineError>) -> Result<T, EngineError> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

fn panicked(panic: &(dyn Any + Send)) -> EngineError {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic");
    EngineError::Broken(format!("the engine failed: {text}"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Instant;

    use search::Score;

    use super::*;
    use crate::{EngineOptions, Level, toy};

    const SOON: Duration = Duration::from_secs(20);

    /// Reports until it is stopped; counts its games and lives.
    struct Ponderer {
        games: Arc<AtomicUsize>,
        hang: bool,
        panic: bool,
    }

    fn report(nodes: u64) -> Report<String> {
        let line = vec!["1".to_string()];
        let elapsed = Duration::ZERO;
        Report { depth: 1, score: Score::Points(0), exact: false, line, nodes, elapsed, table_permille: 0 }
    }

    impl AnyEngine for Ponderer {
        fn think(
            &mut self,
            _game: &dyn AnyGame,
            limits: &Limits,
            on_progress: &mut dyn FnMut(&Report<String>),
        ) -> Result<Verdict<String>, EngineError> {
            assert!(!self.panic, "out of thoughts");
            let mut nodes = 0;
            while self.hang || !limits.stop.is_raised() {
                nodes += 1;
                on_progress(&report(nodes));
                thread::sleep(Duration::from_millis(1));
            }
            Ok(Verdict { best: "1".to_string(), report: report(nodes) })
        }

        fn values(
            &mut self,
            _game: &dyn AnyGame,
            _limits: &Limits,
            _on_progress: &mut dyn FnMut(&Report<String>),
        ) -> Result<Vec<MoveValue<String>>, EngineError> {
            Err(EngineError::Unsupported("no values"))
        }

        fn evaluate(&mut self, _game: &dyn AnyGame) -> Result<Score, EngineError> {
            Ok(Score::Points(0))
        }

        fn new_game(&mut self) {
            self.games.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn thinker(
        make: impl FnOnce(&Stop) -> Result<Box<dyn AnyEngine>, PlayError> + Send + 'static,
    ) -> (Thinker, Receiver<ThinkEvent>) {
        let (tell, events) = channel();
        let tell = Box::new(move |event| drop(tell.send(event)));
        (Thinker::new(make, tell).expect("a thread"), events)
    }

    fn ponderer(hang: bool, panic: bool) -> (Thinker, Receiver<ThinkEvent>, Arc<AtomicUsize>) {
        let games = Arc::new(AtomicUsize::new(0));
        let engine = Ponderer { games: Arc::clone(&games), hang, panic };
        let (thinker, events) = thinker(move |_| Ok(Box::new(engine)));
        (thinker, events, games)
    }

    fn answer(events: &Receiver<ThinkEvent>) -> ThinkEvent {
        loop {
            let event = events.recv_timeout(SOON).expect("an answer");
            if !matches!(event.news, ThinkNews::Report(_)) {
                return event;
            }
        }
    }

    #[test]
    fn moves_and_values_are_answered() {
        let (mut thinker, events) =
            thinker(|_| Ok(toy::entry().engine(Level::Perfect, &EngineOptions::default())));
        thinker.ask(Question::Move, 7, toy::game("tokens=7", ""), Limits::none());
        let first = events.recv_timeout(SOON).expect("a report");
        assert!(matches!(first.news, ThinkNews::Report(_)), "{first:?}");
        let event = answer(&events);
        assert_eq!((event.generation, event.question), (7, Question::Move));
        assert!(matches!(event.news, ThinkNews::Verdict(verdict) if verdict.best == "3"));
        thinker.ask(Question::Values, 8, toy::game("tokens=7", ""), Limits::none());
        let event = answer(&events);
        assert!(matches!(event.news, ThinkNews::Values(values) if values.len() == 3));
    }

    #[test]
    fn move_now_brings_the_answer() {
        let (mut thinker, events, games) = ponderer(false, false);
        thinker.ask(Question::Move, 1, toy::game("", ""), Limits::none());
        events.recv_timeout(SOON).expect("a report");
        thinker.answer_now();
        assert!(matches!(answer(&events).news, ThinkNews::Verdict(_)));
        thinker.new_game();
        thinker.ask(Question::Values, 2, toy::game("", ""), Limits::none());
        assert!(matches!(answer(&events).news, ThinkNews::Failed(EngineError::Unsupported(_))));
        assert_eq!(games.load(Ordering::SeqCst), 1, "the same engine, told of the new game");
    }

    #[test]
    fn a_new_question_drops_the_old_one() {
        let (mut thinker, events, _) = ponderer(false, false);
        for generation in 1..=5 {
            thinker.ask(Question::Move, generation, toy::game("", ""), Limits::none());
            events.recv_timeout(SOON).expect("a report");
        }
        thinker.answer_now();
        assert_eq!(answer(&events).generation, 5, "only the last question is answered");
        thinker.ask(Question::Move, 6, toy::game("", ""), Limits::none());
        thinker.drop_question();
        thinker.ask(Question::Values, 7, toy::game("", ""), Limits::none());
        assert_eq!(answer(&events).generation, 7);
    }

    #[test]
    fn pondering_reports_nothing_and_ends_before_the_next_question() {
        let (mut thinker, events, _) = ponderer(false, false);
        thinker.ask(Question::Ponder, 1, toy::game("", ""), Limits::none());
        thinker.ask(Question::Move, 2, toy::game("", ""), Limits::none());
        // Reports come, so the thread is free; and all of them are about the second question.
        let first = events.recv_timeout(SOON).expect("a report");
        assert_eq!((first.generation, first.question), (2, Question::Move));
        thinker.ask(Question::Ponder, 3, toy::game("", ""), Limits::none());
        thinker.answer_now();
        let event = loop {
            let event = events.recv_timeout(SOON).expect("the end of it");
            if event.generation == 3 {
                break event;
            }
        };
        assert!(matches!(event.news, ThinkNews::Pondered), "no report and no move: {event:?}");
    }

    #[test]
    fn dropping_ends_the_thread() {
        let (mut thinker, events, _) = ponderer(false, false);
        thinker.ask(Question::Move, 1, toy::game("", ""), Limits::none());
        events.recv_timeout(SOON).expect("a report");
        drop(thinker);
        // The thread held the sender; once it is gone, the channel is closed.
        while events.recv_timeout(SOON).is_ok() {}
        assert!(matches!(events.try_recv(), Err(std::sync::mpsc::TryRecvError::Disconnected)));
    }

    #[test]
    fn an_engine_that_hangs_is_left_behind() {
        let (mut thinker, events, _) = ponderer(true, false);
        thinker.ask(Question::Move, 1, toy::game("", ""), Limits::none());
        events.recv_timeout(SOON).expect("a report");
        let start = Instant::now();
        drop(thinker);
        assert!(start.elapsed() < Thinker::PATIENCE * 10);
    }

    #[test]
    fn an_engine_that_is_still_being_made_is_not_waited_for() {
        let (made, gone) = channel();
        let (thinker, _events) = thinker(move |stop| {
            while !stop.is_raised() {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = made.send(());
            Err(PlayError::Players("nobody waits".to_string()))
        });
        drop(thinker);
        gone.recv_timeout(SOON).expect("it has heard that nobody waits");
    }

    #[test]
    fn failures_of_the_engine_are_told() {
        let (mut thinker, events, _) = ponderer(false, true);
        for generation in 1..=2 {
            thinker.ask(Question::Move, generation, toy::game("", ""), Limits::none());
            let event = answer(&events);
            assert_eq!(event.generation, generation);
            assert!(
                matches!(&event.news, ThinkNews::Failed(EngineError::Broken(text)) if text.contains("out of thoughts")),
                "{event:?}"
            );
        }
        let (mut thinker, events) =
            self::thinker(|_| Err(PlayError::Players("expected x, found y".to_string())));
        thinker.ask(Question::Move, 3, toy::game("", ""), Limits::none());
        assert!(
            matches!(answer(&events).news, ThinkNews::Failed(EngineError::Broken(text)) if text == "expected x, found y")
        );
    }
}
