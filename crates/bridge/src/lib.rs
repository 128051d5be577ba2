//! From Java to a phaser program that has all its behaviour with regard to phasers, and more.
//!
//! The bytecode of each task is followed with constants, phasers, lambdas and small objects known exactly and
//! all other data unknown ([`step`], [`call`], [`memory`]); where data decide, both ways are taken. What is left
//! of a task is a graph of its operations on phasers ([`explore`]), which becomes structured code ([`regular`])
//! and text ([`print`]). The API's own code is followed like the program's, down to its natives ([`primitives`]).
//! What is not followed stops the analysis with its name and line; nothing is skipped that could wait, wake or
//! start a task.

mod call;
mod engine;
mod event;
mod exceptions;
mod explore;
mod fields;
mod flow;
mod graph;
mod guarded;
mod initialise;
mod initialisers;
mod join;
mod juc_phaser;
mod latches;
mod library;
mod library_calls;

mod loops;
mod memory;
mod method;
mod monitors;

mod pools;
mod primitives;
mod print;
pub mod quiet;
mod regular;
mod relevance;
mod spawn;
mod state;
mod step;
mod task;
mod termination;
mod threads;
mod value;

pub use event::{SourceLine, Unsupported};

use engine::Engine;
use graph::Made;
use program::{ClassId, Kind, Program};
use state::{Stage, State};
use std::collections::BTreeSet;
use std::rc::Rc;
use value::{Site, Value};

/// A phaser program made from a Java program.
#[derive(Debug)]
pub struct Abstraction {
    /// The program, as `scoville fmt` would write it.
    pub text: String,
    /// For each line of the text, the line of the Java program.
    pub places: Vec<Option<SourceLine>>,
    /// How many kinds of tasks it has, the main task included.
    pub tasks: usize,
    /// Whether it uses Habanero's phasers or `java.util.concurrent.Phaser` at all.
    pub uses_phasers: bool,
    /// No choice in it depends on data and nothing in it may throw: each of its runs is one of the Java program.
    pub exact: bool,
    /// Where an executor gets more tasks than it has threads, some of which may wait: the phaser program stands for
    /// the Java program only if its assertions hold.
    pub crowded: Option<SourceLine>,
    /// The loops that may go round for ever without a signal, as far as the data that are followed tell.
    pub silent_loops: Vec<SourceLine>,
}

/// Makes a phaser program from a Java program, or names what is not followed.
pub fn abstraction(
    program: &mut Program,
    main: &str,
    heading: &str,
) -> Result<Abstraction, Vec<Unsupported>> {
    let mut known = FoundOut::default();
    loop {
        let (made, found) = attempt(program, main, heading, &known);
        // Lists that were taken to stay as they are, and do not, phasers that were taken to go on, and are ended:
        // again, without what was known of them.
        if found.changed.is_subset(&known.changed) && found.ends_by_force <= known.ends_by_force {
            return made;
        }
        known.changed.extend(found.changed);
        known.ends_by_force |= found.ends_by_force;
    }
}

/// What is only found out by following the program.
#[derive(Default)]
struct FoundOut {
    /// The lists that tasks change while others can reach them.
    changed: BTreeSet<Site>,
    /// Some task ends a `Phaser` by force.
    ends_by_force: bool,
}

/// What came of following a program, with what was found out.
fn attempt(
    program: &mut Program,
    main: &str,
    heading: &str,
    known: &FoundOut,
) -> (Result<Abstraction, Vec<Unsupported>>, FoundOut) {
    let nowhere = |what: String| vec![Unsupported { at: SourceLine { file: Rc::from(main), line: 0 }, what }];
    let class = match program.load(main) {
        Ok(class) => class,
        Err(error) => return (Err(nowhere(error.to_string())), FoundOut::default()),
    };
    let mut engine = Engine::new(program, class);
    engine.changing.clone_from(&known.changed);
    engine.may_end = known.ends_by_force;
    let made = match start(&mut engine, class) {
        Ok(start) => followed(&mut engine, start, heading, nowhere),
        Err(what) => Err(nowhere(what)),
    };
    (made, FoundOut { changed: engine.changed, ends_by_force: engine.ends_by_force })
}

/// The state that the program starts in: its main class is initialised before anything else.
fn start(engine: &mut Engine, class: ClassId) -> Result<State, String> {
    let method = engine.program.find_method(class, "main", "([Ljava/lang/String;)V");
    let method = method.ok_or("the main method takes no arguments or is not there")?;
    if !engine.has_code(method) {
        return Err("the main method has no code".into());
    }
    let mut start = State::default();
    let static_main = engine.program.method(method).has(program::linked::access::STATIC);
    let arguments = if static_main { vec![Value::NonNull] } else { vec![Value::Unknown, Value::NonNull] };
    engine.push_frame(&mut start, method, arguments, Kind::Void);
    engine.touch(&mut start, class)?;
    start.frames[0].stage = Stage::Before;
    Ok(start)
}

fn followed(
    engine: &mut Engine,
    start: State,
    heading: &str,
    nowhere: impl Fn(String) -> Vec<Unsupported>,
) -> Result<Abstraction, Vec<Unsupported>> {
    let made = engine.task(start, "main", Vec::new());
    let mut unsupported = std::mem::take(&mut engine.unsupported);
    if let Some(at) = engine.parties_at.take().filter(|_| engine.habanero) {
        let what =
            "Habanero's phasers together with gates, latches, threads or executors of the library".into();
        unsupported.insert(Unsupported { at, what });
    }
    let main = match made {
        Ok(Made::Task(main, _)) => main,
        Ok(Made::Lacks(lacking)) => {
            unsupported.extend(lacking.into_values().map(|(_, note)| note));
            0
        }
        Err(what) => {
            unsupported.extend(nowhere(what));
            0
        }
    };
    if !unsupported.is_empty() {
        return Err(unsupported.into_iter().collect());
    }
    let never_end =
        if engine.crowded.is_some() { std::mem::take(&mut engine.limited) } else { BTreeSet::new() };
    let printed = print::print(&engine.tasks, main, engine.parties, &never_end, heading);
    let exact = engine.silent_loops.is_empty() && printed.kinds.iter().all(|kind| engine.tasks[*kind].exact);
    Ok(Abstraction {
        tasks: printed.text.lines().filter(|line| line.starts_with("task ")).count(),
        uses_phasers: engine.parties || engine.habanero,
        silent_loops: std::mem::take(&mut engine.silent_loops).into_iter().collect(),
        exact,
        crowded: engine.crowded.take(),
        text: printed.text,
        places: printed.places,
    })
}
