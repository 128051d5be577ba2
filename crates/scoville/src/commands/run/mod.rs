//! `scoville run`: one run of a Java program, with one schedule of its tasks; or one run for each of many seeds.

mod bad;
mod drive;
mod output;
mod policy;
mod seeds;

use crate::cli::RunArguments;
use crate::commands::printing::complain;
use crate::java;
use crate::javac::Until;
use anyhow::Result;
use drive::Run;
use habanero::host::Machine;
use habanero::{Points, Session, Setup};
use output::Output;
use policy::Policy;
use program::LoadError;
use program::classpath::is_of_library;
use program::verify::{Refusal, verify};

/// What `java` says before it starts anything if the main class cannot be linked.
fn refused(machine: &mut Machine, main: &str) -> Option<String> {
    let name = main.replace('/', ".");
    let unable = |error: &str, what: &str| {
        Some(format!("Error: Unable to initialize main class {name}\nCaused by: java.lang.{error}: {what}"))
    };
    let class = match machine.program.load(main) {
        Ok(class) => class,
        Err(error @ LoadError::Malformed(..)) => {
            return Some(format!(
                "Error: LinkageError occurred while loading main class {name}\n\tjava.lang.ClassFormatError: {error}"
            ));
        }
        Err(_) => return None,
    };
    match verify(&mut machine.program, class).err()? {
        // What the shipped API lacks is told when it is reached.
        Refusal::Verify(_) if machine.mentions_api(class) => None,
        Refusal::Load(LoadError::NotFound(missing)) if is_of_library(&missing) => None,
        Refusal::Load(LoadError::Mislinked(_)) => None,
        Refusal::Verify(what) => unable("VerifyError", &what),
        Refusal::Format(what) => unable("ClassFormatError", &what),
        Refusal::Load(LoadError::NotFound(missing)) => unable("NoClassDefFoundError", &missing),
        Refusal::Load(error) => unable("LinkageError", &error.to_string()),
    }
}

pub(crate) use bad::{Bad, find_bad, is_misuse};

pub(crate) fn run(arguments: &RunArguments) -> Result<u8> {
    let policy = match (arguments.seed, &arguments.schedule) {
        (Some(seed), _) => Policy::seeded(seed),
        (None, Some(text)) => Policy::given(text)?,
        (None, None) => Policy::Oldest,
    };
    let everywhere = policy.is_everywhere() || arguments.seeds.is_some();
    let prepared = java::prepare(&arguments.java, Until::default())?;
    let mut machine = java::machine(&prepared, &arguments.java, &java::standard_input())?;
    let started = std::time::Instant::now();
    if let Err(stop) = machine.boot() {
        complain(&format!("the JDK could not be started: {stop:?}"));
        return Ok(3);
    }
    if let Some(words) = refused(&mut machine, &prepared.main) {
        complain(&words);
        return Ok(1);
    }
    let points = Points { everywhere, give_way: true, ..Points::default() };
    let setup = Setup { points, options: habanero::session::everything_visible(), ..Setup::default() };
    let mut session = Session::new(machine, setup);
    if let Err(stop) = session.machine.start_main(&prepared.main, &arguments.java.arguments) {
        complain(&format!("{stop:?}"));
        return Ok(3);
    }
    if let Some(range) = &arguments.seeds {
        return seeds::run(&mut session, range.clone());
    }
    if arguments.trace {
        session.begin_trace();
    }
    let mut run = Run::new(&mut session, policy, Output::default());
    let code = run.drive()?;
    let taken = run.taken;
    if arguments.trace {
        complain(render::columns(session.trace()).trim_end());
    }
    if arguments.stats {
        let seconds = started.elapsed().as_secs_f64();
        let machine = &session.machine;
        complain(&format!(
            "{} operations in {seconds:.3} s, heap {} bytes",
            machine.steps,
            machine.heap.bytes()
        ));
        if everywhere {
            let choices: Vec<String> = taken.iter().map(u32::to_string).collect();
            complain(&format!("schedule {}", choices.join(".")));
        }
    }
    Ok(code)
}
