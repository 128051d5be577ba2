//! Checks in the process of the test: the JDK is started once, and each program gets a copy of that machine.

#![allow(dead_code, reason = "each test uses a part of it")]

use super::{Turn, api, note_time};
use habanero::engines::{Engine, Factory, Request, check, machines, start_jdk};
use habanero::host::Machine;
use machine::Config;
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use report::Budget;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A machine with the JDK started and no program yet.
fn started(library_as_is: bool) -> Result<Machine, String> {
    static STARTED: [Mutex<Option<Machine>>; 2] = [const { Mutex::new(None) }; 2];
    let mut started = STARTED[usize::from(library_as_is)].lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(machine) = &*started {
        return Ok(machine.copy());
    }
    let jdk = Jdk::find(None, true).map_err(|error| error.to_string())?;
    let image = Image::open(&jdk.home.join("lib/modules")).map_err(|error| error.to_string())?;
    let config = Config {
        assertions: true,
        jdk_version: jdk.version,
        java_home: jdk.home.display().to_string(),
        directory: "/".into(),
        library_as_is,
        ..Config::default()
    };
    let machine = start_jdk(Machine::new(Program::new(ClassPath::new(image)), config))?;
    Ok(started.insert(machine).copy())
}

/// Machines with a program whose classes are in a folder.
pub(crate) fn factory(classes: &Path, main: &str, library_as_is: bool) -> Arc<Factory> {
    let classes = classes.to_path_buf();
    let make = move || {
        let mut machine = started(library_as_is)?;
        let path = &mut machine.program.path;
        path.add_api(Path::new(&api())).map_err(|error| error.to_string())?;
        path.add(&classes).map_err(|error| error.to_string())?;
        Ok(machine)
    };
    machines(make, main.to_string(), Vec::new())
}

/// What an engine says of a program whose classes are in a folder, in one word.
pub(crate) fn answer(classes: &Path, main: &str, engine: Engine, budget: &Budget) -> String {
    let _turn = Turn::take();
    let start = Instant::now();
    let budget = Budget { max_memory: Some(4 << 30), ..budget.begin() };
    let request = Request { budget, ..Request::new(factory(classes, main, false), engine) };
    let _goes_on = watch(format!("{main} by {}", engine.name()), &request.budget);
    let answer = match catch_unwind(AssertUnwindSafe(|| check(&request))) {
        Ok(Ok(outcomes)) => outcomes.answer().word().to_string(),
        Ok(Err(why)) => format!("an error: {}", render::limit(&why)),
        Err(_) => "an internal error".to_string(),
    };
    note_time(start, &format!("{} {main}", engine.name()));
    answer
}

/// Long after its time a check has to have ended, and what this gives to be gone: who is waited for in vain is named, and
/// the test ends.
fn watch(what: String, budget: &Budget) -> Sender<()> {
    let (goes_on, ended) = channel();
    let time = Duration::from_secs(60 + budget.max_seconds.unwrap_or(3600));
    std::thread::spawn(move || {
        if ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
            end_test(&what);
        }
    });
    goes_on
}

#[allow(clippy::print_stderr, reason = "it is the last that the test says")]
fn end_test(what: &str) {
    eprintln!("{what}: the check goes on long after its time");
    std::process::exit(101);
}
