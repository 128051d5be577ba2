//! From a problem that an engine met to a finding that a person reads. Every finding is the result of a replay.

use crate::describe;
use crate::host::RegionFault;
use crate::session::Session;
use crate::shadow::{Place, Suspect};
use machine::{Ref, TaskId};
use program::Origin;
use program::linked::Shape;
use report::{Finding, Location, Step};
use tasks::PermissionFault;

/// What is wrong.
#[derive(Clone, Debug)]
pub enum Problem {
    /// Two accesses that nothing orders.
    Race(Suspect),
    /// No task can run and some wait.
    Deadlock,
    /// An exception left the program.
    Uncaught(Ref),
    /// A permission region is wrong.
    Region(RegionFault, TaskId),
    /// Two tasks stand before accesses that make a race.
    Standoff(Standoff),
    /// The program ends otherwise than in another schedule.
    Differs,
}

/// Two tasks that stand before conflicting accesses to one location.
#[derive(Clone, Debug)]
pub struct Standoff {
    /// Where.
    pub place: Place,
    /// Who.
    pub tasks: [TaskId; 2],
    /// Which of them write.
    pub writes: [bool; 2],
}

/// Whether a location belongs to the library and not to the program: statics of JDK classes, the cached
/// hash of a string, the fields of a thread.
pub fn is_library_business(session: &Session, place: Place) -> bool {
    let machine = &session.machine;
    let class = machine.class_of(place.0);
    let name = &*machine.program.class(class).name;
    match name {
        "java/lang/Class" => {
            let of = machine.class_of_mirror(place.0);
            machine.program.class(of).origin == Origin::Jdk
        }
        "java/lang/String" | "java/lang/Thread" => true,
        // Built on volatile variables and compare-and-set; whoever uses them meets those.
        _ => name.starts_with("java/util/concurrent/"),
    }
}

/// The name of a location as the program knows it.
pub fn place_name(session: &Session, place: Place) -> String {
    let machine = &session.machine;
    let class = machine.class_of(place.0);
    let linked = machine.program.class(class);
    match linked.shape {
        Shape::Array(..) => {
            let kind = machine::describe::descriptor(&linked.name);
            format!("element {} of {} {kind}", place.1, article(&kind))
        }
        _ if &*linked.name == "java/lang/Class" => {
            let of = machine.class_of_mirror(place.0);
            format!("static field {}", machine.static_name(of, place.1))
        }
        _ => {
            let field = linked.chain.iter().rev().flat_map(|c| machine.program.class(*c).fields.iter());
            let field =
                field.map(|id| machine.program.field(*id)).find(|f| !f.is_static() && f.word == place.1);
            let name =
                field.map_or("a captured variable".to_string(), |f| machine.program.text(f.name).to_string());
            format!("field {name} of {} {}", article(&linked.java_name()), linked.java_name())
        }
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

impl Problem {
    /// The kind of finding.
    pub fn kind(&self) -> &'static str {
        match self {
            Problem::Race(_) | Problem::Standoff(_) => "race",
            Problem::Deadlock => "deadlock",
            Problem::Differs => "nondeterminism",
            Problem::Uncaught(_) => "exception",
            Problem::Region(RegionFault::Permission(PermissionFault::Violation { .. }), _) => "permission",
            Problem::Region(..) => "annotation",
        }
    }

    /// The kind of finding, where a failed assertion is told from other exceptions.
    pub fn kind_in(&self, session: &Session) -> &'static str {
        match self {
            Problem::Uncaught(exception) if is_assertion(session, *exception) => "assertion",
            _ => self.kind(),
        }
    }
}

/// The finding for a problem other than a race. The session stands where the problem was met.
pub fn finding(session: &Session, problem: &Problem, schedule: Vec<Step>) -> Finding {
    match problem {
        Problem::Deadlock | Problem::Race(_) | Problem::Differs => deadlock(session, schedule),
        Problem::Uncaught(exception) => uncaught(session, *exception, schedule),
        Problem::Region(fault, task) => region(session, fault, *task, schedule),
        Problem::Standoff(standoff) => {
            let places = standoff.tasks.map(|task| describe::place(session, task));
            racing(session, standoff, places, schedule)
        }
    }
}

fn with_chain(session: &Session, mut location: Location, task: TaskId) -> Location {
    location.stack.extend(describe::creation_chain(session, task));
    location
}

/// The finding for a race: the earlier access and the later one.
pub fn race(session: &Session, suspect: &Suspect, pair: [Location; 2], schedule: Vec<Step>) -> Finding {
    let standoff = Standoff {
        place: suspect.place,
        tasks: [TaskId(suspect.earlier.moment.task), suspect.task],
        writes: [suspect.earlier_writes, suspect.writes],
    };
    racing(session, &standoff, pair, schedule)
}

fn racing(session: &Session, standoff: &Standoff, pair: [Location; 2], schedule: Vec<Step>) -> Finding {
    let [earlier, later] = pair;
    let [first, second] = standoff.tasks;
    let locations = vec![with_chain(session, earlier, first), with_chain(session, later, second)];
    let verb = |writes: bool| if writes { "writes" } else { "reads" };
    let message = format!(
        "{} {} {} and {} {} it: nothing orders the two",
        locations[0].task,
        verb(standoff.writes[0]),
        place_name(session, standoff.place),
        locations[1].task,
        verb(standoff.writes[1]),
    );
    Finding { kind: "race".into(), message, locations, schedule }
}

/// A pair of accesses, at least one of them outside every region and isolated.
pub fn uncovered(race: Finding, suspect: &Suspect) -> Finding {
    let outside: Vec<&str> = [(suspect.earlier.covered, 0), (suspect.covered, 1)]
        .into_iter()
        .filter(|(covered, _)| !covered)
        .map(|(_, index)| race.locations[index].task.as_str())
        .collect();
    let message = format!(
        "{}, and {} {} in no region and not isolated",
        race.message.split(": nothing").next().unwrap_or_default(),
        outside.join(" and "),
        if outside.len() == 1 { "is" } else { "are" }
    );
    Finding { kind: "uncovered-sharing".into(), message, ..race }
}

fn is_assertion(session: &Session, exception: Ref) -> bool {
    let assertion = session.machine.program.loaded("java/lang/AssertionError");
    assertion.is_some_and(|class| session.machine.is_instance(exception, class))
}

fn deadlock(session: &Session, schedule: Vec<Step>) -> Finding {
    let waiting: Vec<String> = session
        .alive
        .iter()
        .map(|task| {
            format!("{} waits for {}", describe::task_name(session, *task), describe::reason(session, *task))
        })
        .collect();
    let mut message = format!("no task can run: {}", waiting.join("; "));
    if let Some(cycle) = session.world().cycle() {
        let names: Vec<String> = cycle
            .iter()
            .chain(cycle.first())
            .map(|task| describe::task_name(session, TaskId(task.0)))
            .collect();
        message += &format!(" (cycle: {})", names.join(" -> "));
    }
    let locations = session
        .alive
        .iter()
        .map(|task| with_chain(session, describe::place(session, *task), *task))
        .collect();
    Finding { kind: "deadlock".into(), message, locations, schedule }
}

fn uncaught(session: &Session, exception: Ref, schedule: Vec<Step>) -> Finding {
    let machine = &session.machine;
    let class = machine.class_name_of(exception);
    let kind = if is_assertion(session, exception) { "assertion" } else { "exception" };
    let text = machine.exception_message(exception);
    let message = match text {
        Some(text) => format!("{class}: {text} leaves the program"),
        None => format!("{class} leaves the program"),
    };
    let trace = machine.backtrace(exception);
    let location = describe::location(session, TaskId(0), &trace);
    let location = Location { task: String::new(), ..location };
    Finding { kind: kind.into(), message, locations: vec![location], schedule }
}

fn region(session: &Session, fault: &RegionFault, task: TaskId, schedule: Vec<Step>) -> Finding {
    let at = with_chain(session, describe::place(session, task), task);
    let name = describe::task_name(session, task);
    let (kind, message) = match fault {
        RegionFault::Permission(PermissionFault::Violation { holder, holder_writes, write, .. }) => {
            let verb = |writes: bool| if writes { "write" } else { "read" };
            let other = describe::task_name(session, TaskId(holder.0));
            let message = format!(
                "{name} enters a {} region on what {other} has open in a {} region",
                verb(*write),
                verb(*holder_writes)
            );
            ("permission", message)
        }
        RegionFault::Permission(PermissionFault::ReleaseWithoutAcquire { .. }) => {
            ("annotation", format!("{name} releases a region that it has not acquired"))
        }
        RegionFault::NullTarget => ("annotation", format!("{name} names null as the target of a region")),
        RegionFault::OutOfRange(from, to, length) => (
            "annotation",
            format!("{name} names elements {from} to {to} of an array of {length} as the target of a region"),
        ),
        RegionFault::LeftOpen(regions) => {
            ("annotation", format!("{name} ends with {} region(s) still open", regions.len()))
        }
    };
    Finding { kind: kind.into(), message, locations: vec![at], schedule }
}

/// How two runs end differently: what each prints where they part, or that they leave other values behind.
pub fn differences(output: (&[u8], &[u8]), errors: (&[u8], &[u8])) -> [String; 2] {
    for (one, other) in [output, errors] {
        let lines = |bytes: &[u8]| -> Vec<String> {
            String::from_utf8_lossy(bytes).lines().map(str::to_string).collect()
        };
        let (one, other) = (lines(one), lines(other));
        let parts = (0..one.len().max(other.len())).find(|index| one.get(*index) != other.get(*index));
        if let Some(at) = parts {
            let tell = |lines: &[String]| match lines.get(at) {
                Some(line) => format!("prints `{line}` as line {}", at + 1),
                None => format!("prints {at} lines"),
            };
            return [tell(&one), tell(&other)];
        }
    }
    ["ends with some values in its static fields".to_string(), "ends with others".to_string()]
}
