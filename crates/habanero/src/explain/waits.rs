//! What a task waits for and who should give it, in words.

use crate::explain::describe::{class_in_words, creation_chain, task_name};
use crate::explain::names::{article, listed, thing, used};
use crate::host::host_ref;
use crate::session::Session;
use machine::operand::{Operand, Use, simple};
use machine::{Ref, TaskId, Wait};
use report::{Action, Place};
use tasks::{Awaited, Reason};

/// More tasks than these are not named one by one.
const MOST_NAMES: usize = 4;

/// What a task waits for, in words.
pub(crate) fn reason(session: &Session, task: TaskId) -> String {
    match wait_of(session, task) {
        Some(wait) => inside(session, task, wait),
        None => between(session, task),
    }
}

/// What a task waits for, and why nobody will give it, where that is known.
pub(crate) fn waits(session: &Session, task: TaskId) -> Action {
    let never = why_never(session, task).map_or(String::new(), |why| format!(", {why}"));
    Action::Wait(format!("{}{never}", reason(session, task)))
}

/// What a task waits for inside the machine.
fn wait_of(session: &Session, task: TaskId) -> Option<&Wait> {
    let waits = &host_ref(&session.machine).waits;
    waits.iter().find(|(waiting, _)| *waiting == task).map(|(_, wait)| wait)
}

/// Who holds what a task waits for inside the machine.
pub(crate) fn owner(session: &Session, task: TaskId) -> Option<Option<TaskId>> {
    Some(match wait_of(session, task)? {
        Wait::Monitor(object) | Wait::Lock(object) => session.machine.small.monitors.owner(*object),
        Wait::Signal(object) | Wait::Notification(object) if !is_unsignalled(session, task, *object) => {
            session.machine.small.monitors.owner(*object)
        }
        Wait::Permit => lock_owner(session, blocker(session, task)),
        Wait::Initializer(class) => session.machine.initializer_of(*class),
        _ => None,
    })
}

/// What a task waits for inside the machine, in words.
fn inside(session: &Session, task: TaskId, wait: &Wait) -> String {
    let operand = used(session, task);
    let held = || {
        let owner = owner(session, task).flatten().filter(|owner| *owner != task);
        owner.map_or(String::new(), |owner| format!(", which {} holds", task_name(session, owner)))
    };
    match wait {
        Wait::Monitor(object) | Wait::Lock(object) => {
            format!("{}{}", monitor(session, *object, operand.as_ref()), held())
        }
        Wait::Notification(object) | Wait::Signal(object) => {
            let class = session.machine.class_name_of(*object);
            let words = match class.split_once("$NonfairSync") {
                Some((lock, _)) if is_unsignalled(session, task, *object) => {
                    match library(session, operand.as_ref()) {
                        Some(call) => call.what,
                        None => format!("a signal of a condition of a {lock}"),
                    }
                }
                Some((lock, _)) => format!("a {lock}, to go on behind a condition of it"),
                None => {
                    let called = |operand: &Operand| operand.used == Use::Call("wait".to_string());
                    match operand.filter(called).and_then(|operand| operand.name) {
                        Some(name) => format!("notify on `{name}`"),
                        None => format!("notify on {} {class}", article(&class)),
                    }
                }
            };
            format!("{words}{}", held())
        }
        Wait::Permit => format!("{}{}", permit(session, task, operand.as_ref()), held()),
        Wait::Initializer(class) => {
            let runs = owner(session, task)
                .flatten()
                .map_or(String::new(), |one| format!(", which {} runs", task_name(session, one)));
            format!("the initialiser of {}{runs}", session.machine.program.class(*class).java_name())
        }
        Wait::Completion(object) => match library(session, operand.as_ref()) {
            Some(call) => call.what,
            None => format!("the completion of a {}", session.machine.class_name_of(*object)),
        },
        Wait::Host(_) => "another task".to_string(),
    }
}

/// The monitor of an object, or the lock that it is a part of.
fn monitor(session: &Session, object: Ref, operand: Option<&Operand>) -> String {
    let class = session.machine.class_name_of(object);
    let name = |is_it: &dyn Fn(&Operand) -> bool| {
        operand.filter(|one| is_it(one)).and_then(|one| one.name.as_deref())
    };
    match class.split_once("$NonfairSync") {
        Some((lock, _)) => match name(&|one| matches!(one.used, Use::Call(_)) && one.class.ends_with("Lock"))
        {
            Some(name) => format!("the lock `{name}`{}", number(session, lock, object)),
            None => format!("a {lock}"),
        },
        None => match name(&|one| one.used == Use::Monitor) {
            Some(name) => format!("the monitor of `{name}`{}", number(session, &class, object)),
            None => {
                let kind = class_in_words(&session.machine, object);
                format!("the monitor of {} {kind}", article(&kind))
            }
        },
    }
}

/// The number that the schedule tells an object by, which may have one name in one task and another in the next.
fn number(session: &Session, class: &str, object: Ref) -> String {
    let trace = host_ref(&session.machine).trace.as_ref();
    let index = trace.and_then(|trace| trace.names.iter().position(|one| *one == object));
    index.map_or(String::new(), |index| format!(" ({} #{})", simple(class), index + 1))
}

/// Whether a task waits for a notification or a signal that has not come.
fn is_unsignalled(session: &Session, task: TaskId, object: Ref) -> bool {
    session.machine.small.monitors.is_waiting(object, task)
}

/// What a call of the library waits for, and what nobody does about it.
struct Call {
    what: String,
    never: &'static str,
}

/// What a call of the library waits for whose inside is not shown.
fn library(session: &Session, operand: Option<&Operand>) -> Option<Call> {
    let Operand { used: Use::Call(method), class: full, name } = operand? else { return None };
    let class = simple(full);
    let program = &session.machine.program;
    let named = |name: &str| program.loaded(&name.replace('.', "/"));
    let is_a = |above: &str| {
        let pair = named(full).zip(named(above));
        pair.is_some_and(|(class, above)| program.is_subclass(class, above))
    };
    let has = |words: &[&str]| words.iter().any(|word| class.contains(word));
    let call = |before: &str, noun: &str, never: &'static str| {
        Some(Call { what: format!("{before}{}", thing(noun, name.as_deref())), never })
    };
    match method.as_str() {
        "take" | "poll" | "takeFirst" | "takeLast" if has(&["Queue", "Deque"]) => {
            call("an element of ", "queue", "which no task will put there")
        }
        "put" | "offer" | "transfer" if method == "transfer" || class == "SynchronousQueue" => {
            call("somebody who takes from ", "queue", "which no task will do")
        }
        "put" | "offer" | "putFirst" | "putLast" if has(&["Queue", "Deque"]) => {
            call("room in ", "queue", "which no task will make")
        }
        "await" if has(&["CyclicBarrier"]) => call("the other parties of ", "barrier", "which will not come"),
        "arriveAndAwaitAdvance" | "awaitAdvance" if has(&["Phaser"]) => {
            call("the other parties of ", "phaser", "which will not come")
        }
        "await" if has(&["Condition"]) => call("a signal of ", "condition", "which no task will give"),
        "get" | "join" if has(&["Future"]) => call("", "future", "which no task will complete"),
        "get" | "join" | "invoke" | "quietlyJoin"
            if has(&["Task", "Action"]) || is_a("java.util.concurrent.ForkJoinTask") =>
        {
            call("", "task", "which no task will complete")
        }
        "awaitTermination" | "close" if has(&["Executor", "Pool"]) => {
            call("the end of ", "pool", "which will not come")
        }
        "invokeAll" | "invokeAny" if has(&["Executor", "Pool"]) => {
            call("the tasks given to ", "pool", "which will not end")
        }
        _ => None,
    }
}

/// The lock or queue that parked a task; null if unknown.
fn blocker(session: &Session, task: TaskId) -> Ref {
    session.machine.reference_field(session.machine.tasks[task.0 as usize].thread, "parkBlocker")
}

/// The task that holds a lock of `java.util.concurrent`.
fn lock_owner(session: &Session, lock: Ref) -> Option<TaskId> {
    let owner = session.machine.reference_field(lock, "exclusiveOwnerThread");
    let index = session.machine.tasks.iter().position(|task| !owner.is_null() && task.thread == owner)?;
    Some(TaskId(index as u32))
}

/// What a parked task waits for: the lock or queue that parked it.
fn permit(session: &Session, task: TaskId, operand: Option<&Operand>) -> String {
    let lock = blocker(session, task);
    if let Some(call) = library(session, operand) {
        return call.what;
    }
    if lock.is_null() {
        return "LockSupport.unpark".to_string();
    }
    // The library's own classes inside a lock or a queue say nothing.
    let class = session.machine.class_name_of(lock);
    let of = session.machine.program.class(session.machine.class_of(lock)).origin;
    let class = match of {
        program::Origin::Jdk => class.split('$').next().unwrap_or(&class).to_string(),
        _ => class,
    };
    format!("LockSupport.unpark by {} {class}", article(&class))
}

/// What a task waits for that another task does, in words.
fn between(session: &Session, task: TaskId) -> String {
    let world = &host_ref(&session.machine).world;
    let Some(blocked) = world.why_blocked(tasks::TaskId(task.0)) else { return "nothing".to_string() };
    let operand = used(session, task);
    let thing = |noun: &str, classes: &[&str]| {
        let is_it = |one: &&Operand| {
            matches!(one.used, Use::Call(_)) && classes.iter().any(|class| simple(&one.class).contains(class))
        };
        thing(noun, operand.as_ref().filter(is_it).and_then(|one| one.name.as_deref()))
    };
    let (what, verb) = match &blocked.reason {
        Reason::Finish => {
            ("the end of its finish".to_string(), Verb::after("in which", "has not ended", "have not ended"))
        }
        Reason::Future(_) => {
            let made = blocked.releasers.first().and_then(|task| created(session, TaskId(task.0)));
            let made = made.map_or(String::new(), |place| format!(" made at {}:{}", place.file, place.line));
            (thing("future", &["Future"]) + &made, Verb::same("which", "should complete"))
        }
        Reason::AnyFuture(_) => {
            ("one of several futures".to_string(), Verb::same("which", "should complete"))
        }
        Reason::Start(_) => {
            ("the futures it awaits before it starts".to_string(), Verb::same("which", "should complete"))
        }
        Reason::Isolated(_) => ("isolated".to_string(), Verb::after("in which", "is", "are")),
        Reason::Bound(phaser) => (
            format!("the bound of {}{}", thing("phaser", &["Phaser"]), made(session, Ref(phaser.0.0))),
            Verb::after("on which", "has to wait first", "have to wait first"),
        ),
        Reason::Phase(phaser) => (
            format!(
                "the signals of a phase of {}{}",
                thing("phaser", &["Phaser"]),
                made(session, Ref(phaser.0.0))
            ),
            Verb::same("which", "should give"),
        ),
        Reason::Single(_) => {
            ("the single statement of a phase".to_string(), Verb::after("which", "runs", "run"))
        }
        Reason::Message(actor) => {
            return format!("a message to actor {}", session.machine.class_name_of(Ref(actor.0.0)));
        }
        Reason::Resume(actor) => {
            return format!(
                "the resumption of paused actor {}",
                session.machine.class_name_of(Ref(actor.0.0))
            );
        }
        Reason::Turn(_) => ("its turn at an actor".to_string(), Verb::same("which", "should end")),
        Reason::Construct(object, awaited) => {
            let what = match awaited {
                Awaited::End => format!("the end of {}", thing("thread", &[""])),
                Awaited::Zero => {
                    let left =
                        world.count_at(*object).map_or(String::new(), |left| format!(" ({left} left)"));
                    format!("{} to count to zero{left}", thing("latch", &["CountDownLatch"]))
                }
                Awaited::Permits | Awaited::PermitsAlways => {
                    let left = world
                        .count_at(*object)
                        .map_or(String::new(), |left| format!(" ({} there)", left as i32));
                    format!("permits of {}{left}", thing("semaphore", &["Semaphore"]))
                }
                Awaited::Lock | Awaited::LockAlways => thing("read-write lock", &["Lock"]),
                Awaited::Partner => format!("a partner at {}", thing("exchanger", &["Exchanger"])),
                Awaited::EventCount => thing("event count", &["Event"]),
                Awaited::Quiet => format!("the end of the tasks of {}", thing("pool", &["Pool", "Executor"])),
                Awaited::Job => "a job for the executor that it is a thread of".to_string(),
                Awaited::Termination => {
                    format!("the termination of {}", thing("executor", &["Pool", "Executor"]))
                }
                Awaited::Nothing => "nothing".to_string(),
            };
            let verb = match awaited {
                Awaited::Lock | Awaited::LockAlways => {
                    Verb::after("which", "holds or waits for", "hold or wait for")
                }
                _ => Verb::same("which is", ""),
            };
            (what, verb)
        }
    };
    let names: Vec<String> = blocked.releasers.iter().map(|one| task_name(session, TaskId(one.0))).collect();
    match names.len() {
        0 => what,
        1 => format!("{what}, {} {} {}", verb.link, names[0], verb.one).trim_end().to_string(),
        few if few <= MOST_NAMES => format!("{what}, {} {} {}", verb.link, listed(&names), verb.several),
        many => {
            let others = [names[0].clone(), names[1].clone(), format!("{} others", many - 2)];
            format!("{what}, {} {} {}", verb.link, listed(&others), verb.several)
        }
    }
}

/// Where a task was created, if that is known.
fn created(session: &Session, task: TaskId) -> Option<Place> {
    let created = creation_chain(session, task).into_iter().next()?;
    Some(created.place).filter(|place| !place.file.is_empty())
}

/// Where an object was made, if the trace has it.
fn made(session: &Session, object: Ref) -> String {
    let trace = host_ref(&session.machine).trace.as_ref();
    let place = trace.and_then(|trace| trace.made.iter().find(|(one, _)| *one == object));
    place.map_or(String::new(), |(_, place)| format!(" made at {}:{}", place.file, place.line))
}

/// What those have to do with it who could release a task.
struct Verb {
    link: &'static str,
    one: &'static str,
    several: &'static str,
}

impl Verb {
    fn after(link: &'static str, one: &'static str, several: &'static str) -> Verb {
        Verb { link, one, several }
    }

    fn same(link: &'static str, both: &'static str) -> Verb {
        Verb { link, one: both, several: both }
    }
}

/// Why nobody will release a task that waits for ever, where that is known.
fn why_never(session: &Session, task: TaskId) -> Option<String> {
    if let Some(wait) = wait_of(session, task) {
        let is_given =
            matches!(wait, Wait::Notification(_) | Wait::Signal(_) | Wait::Permit | Wait::Completion(_));
        let nobody = owner(session, task).flatten().is_none();
        let call = || library(session, used(session, task).as_ref());
        let is_inside = !matches!(wait, Wait::Notification(_));
        let never = || call().filter(|_| is_inside).map_or("which no task will give", |call| call.never);
        return (is_given && nobody).then(|| never().to_string());
    }
    let blocked = session.world().why_blocked(tasks::TaskId(task.0))?;
    let nobody = |what: &str| blocked.releasers.is_empty().then(|| format!("which no task will {what}"));
    match blocked.reason {
        Reason::Message(_) | Reason::Resume(_) => Some("which never exits".to_string()),
        Reason::Future(_) | Reason::AnyFuture(_) | Reason::Start(_) => nobody("complete"),
        Reason::Construct(_, Awaited::Zero) => nobody("count down"),
        Reason::Construct(_, Awaited::Permits | Awaited::PermitsAlways) => nobody("release"),
        Reason::Construct(_, Awaited::EventCount) => nobody("advance"),
        Reason::Construct(_, Awaited::Job) => Some("which no task will shut down".to_string()),
        Reason::Construct(object, Awaited::Termination) => {
            (!session.world().is_shut(object)).then(|| "which no task will shut down".to_string())
        }
        Reason::Construct(_, Awaited::Partner) => nobody("be"),
        _ => nobody("give"),
    }
}
