//! From a problem that an engine met to a finding that a person reads. Every finding is the result of a replay.

use crate::explain::deadlock::waits;
use crate::explain::describe;
use crate::explain::graph;
use crate::explain::story;
use crate::host::{RegionFault, host_ref};
use crate::session::Session;
use crate::shadow::{MemoryCell, Suspect};
use machine::{Ref, TaskId};
use program::linked::Shape;
use report::{Action, Finding, FindingKind, Graph, Location, Message, Output, Step, Task};
use tasks::{PermissionFault, Target};

/// What is wrong.
#[derive(Clone, Debug)]
pub enum Problem {
    /// Two accesses that nothing orders.
    Race(Suspect),
    /// No task can run and some wait.
    Deadlock,
    /// An exception left the program.
    Uncaught(Ref),
    /// A task ends the program with a code other than 0.
    Exit(TaskId, i32),
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
    pub place: MemoryCell,
    /// Who.
    pub tasks: [TaskId; 2],
    /// Which of them write.
    pub writes: [bool; 2],
}

/// The name of a location as the program knows it.
pub fn place_name(session: &Session, place: MemoryCell) -> String {
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
    pub fn kind(&self) -> FindingKind {
        match self {
            Problem::Race(_) | Problem::Standoff(_) => FindingKind::Race,
            Problem::Deadlock => FindingKind::Deadlock,
            Problem::Differs => FindingKind::Nondeterminism,
            Problem::Uncaught(_) => FindingKind::Exception,
            Problem::Exit(..) => FindingKind::Exit,
            Problem::Region(RegionFault::Permission(PermissionFault::Violation { .. }), _) => {
                FindingKind::Permission
            }
            Problem::Region(..) => FindingKind::Annotation,
        }
    }

    /// Whether a run really ended so: a deadlock, an exception or an exit code.
    pub fn is_an_end(&self) -> bool {
        matches!(self, Problem::Deadlock | Problem::Uncaught(_) | Problem::Exit(..))
    }

    /// What is wrong if a task has just come to the end of the program, or to the call that is its end: the failure that
    /// a finish still keeps, or the exit code. Nothing keeps the task from going on, whatever the others do.
    pub fn of_exit(
        session: &Session,
        task: TaskId,
        is_wanted: impl Fn(FindingKind) -> bool,
    ) -> Option<Problem> {
        let code = session.exit_code.filter(|code| *code != 0)?;
        let kept = host_ref(&session.machine).records.pending().map(Problem::Uncaught);
        let mut all = kept.into_iter().chain([Problem::Exit(task, code)]);
        all.find(|problem| is_wanted(problem.kind_in(session)))
    }

    /// The kind of finding, where a failed assertion is told from other exceptions.
    pub fn kind_in(&self, session: &Session) -> FindingKind {
        match self {
            Problem::Uncaught(exception) if is_assertion(session, *exception) => FindingKind::Assertion,
            _ => self.kind(),
        }
    }
}

/// The finding for a problem other than a race. The session stands where the problem was met; `chosen` are the
/// tasks that the schedule chose on the way.
pub fn finding(session: &Session, problem: &Problem, chosen: &[TaskId]) -> Finding {
    let mut finding = match problem {
        Problem::Deadlock | Problem::Race(_) | Problem::Differs => deadlock(session, chosen),
        Problem::Uncaught(exception) => uncaught(session, *exception, chosen),
        Problem::Exit(task, code) => exit(session, *task, *code, chosen),
        Problem::Region(fault, task) => region(session, fault, *task, chosen),
        Problem::Standoff(standoff) => {
            let places = standoff.tasks.map(|task| describe::place(session, task));
            let mut finding = racing(session, standoff, places);
            let mut steps = story::steps(session, &standoff.tasks, chosen);
            let first = steps.len();
            steps.extend(finding.locations.iter().map(|place| (usize::MAX, story::access(place))));
            graph::fill(session, &mut finding, steps, Some((first, first + 1)));
            finding
        }
    };
    finding.output = output(session);
    finding.output.exit_code = match problem {
        Problem::Exit(_, code) => Some(*code),
        // What leaves `main`, and nobody is left who could end the program otherwise.
        Problem::Uncaught(exception) if session.alive.is_empty() && !session.exits => {
            let records = &host_ref(&session.machine).records;
            records.of(*exception).iter().any(|failure| failure.task == TaskId(0)).then_some(1)
        }
        _ => None,
    };
    finding
}

/// What the program has shown outside so far.
pub fn output(session: &Session) -> Output {
    Output::of(&session.machine.out, &session.machine.err)
}

/// The finding for a race: the earlier access and the later one, and when each was made, as a number in the order of all that was recorded.
pub fn race(
    session: &Session,
    suspect: &Suspect,
    pair: [(Location, usize); 2],
    chosen: &[TaskId],
) -> Finding {
    let standoff = Standoff {
        place: suspect.place,
        tasks: [TaskId(suspect.earlier.moment.task), suspect.task],
        writes: [suspect.earlier_writes, suspect.writes],
    };
    let [(earlier, first), (later, second)] = pair;
    let mut finding = racing(session, &standoff, [earlier, later]);
    let steps = story::steps(session, &standoff.tasks, chosen);
    let accesses = finding.locations.iter().map(story::access);
    let mut accesses: Vec<(usize, Step)> = [first, second].into_iter().zip(accesses).collect();
    // What happened after the later access has no part in it.
    let mut all: Vec<(usize, Step)> = steps.into_iter().filter(|(at, _)| *at < second).collect();
    let place = all.partition_point(|(at, _)| *at < first);
    all.insert(place, accesses.remove(0));
    all.append(&mut accesses);
    let last = all.len() - 1;
    graph::fill(session, &mut finding, all, Some((place, last)));
    finding.output = output(session);
    finding
}

fn racing(session: &Session, standoff: &Standoff, mut places: [Location; 2]) -> Finding {
    let name = place_name(session, standoff.place);
    for (place, writes) in places.iter_mut().zip(standoff.writes) {
        place.action = Some(Action::Access { writes, what: name.clone() });
    }
    let message = format!("{}: nothing orders the two", both(&places, &name, standoff.writes));
    empty(FindingKind::Race, message.into(), places.to_vec())
}

/// `main writes field x of a Foo and task 1 reads it`
fn both(places: &[Location], name: &str, writes: [bool; 2]) -> String {
    let [first, second] = writes.map(|writes| if writes { "writes" } else { "reads" });
    format!("{} {first} {name} and {} {second} it", places[0].task, places[1].task)
}

/// A pair of accesses, at least one of them outside every region and isolated.
pub fn uncovered(session: &Session, race: Finding, suspect: &Suspect) -> Finding {
    let outside: Vec<String> = [(suspect.earlier.covered, 0), (suspect.covered, 1)]
        .into_iter()
        .filter(|(covered, _)| !covered)
        .map(|(_, index)| race.locations[index].task.to_string())
        .collect();
    let name = place_name(session, suspect.place);
    let message = format!(
        "{}, and {} {} in no region and not isolated",
        both(&race.locations, &name, [suspect.earlier_writes, suspect.writes]),
        outside.join(" and "),
        if outside.len() == 1 { "is" } else { "are" }
    );
    Finding { kind: FindingKind::UncoveredSharing, message: message.into(), ..race }
}

fn is_assertion(session: &Session, exception: Ref) -> bool {
    let assertion = session.machine.program.loaded("java/lang/AssertionError");
    assertion.is_some_and(|class| session.machine.is_instance(exception, class))
}

/// `main`, `main and task 1`, `main, task 1 and task 2`
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn deadlock(session: &Session, chosen: &[TaskId]) -> Finding {
    let name = |task: &TaskId| describe::task_name(session, *task);
    let mut cycle = crate::explain::deadlock::cycle(session).unwrap_or_default();
    if let Some(first) = cycle.iter().enumerate().min_by_key(|(_, task)| **task).map(|(at, _)| at) {
        cycle.rotate_left(first);
    }
    let why = match cycle.as_slice() {
        [] => {
            let waiting = |task: &TaskId| Message::from(format!("{} {}", name(task), waits(session, *task)));
            Message::of_parts(session.alive.iter().map(waiting))
        }
        [only] => format!("{} waits for itself", name(only)).into(),
        several => {
            let names: Vec<String> = several.iter().map(name).collect();
            let ring = names.iter().chain(names.first()).cloned().collect::<Vec<_>>().join(" -> ");
            format!("{} wait for each other (cycle: {ring})", listed(&names)).into()
        }
    };
    let ring: Vec<Task> = cycle.iter().map(|task| describe::named(&session.machine, *task)).collect();
    // Those of the cycle first.
    let mut tasks = cycle;
    let others: Vec<TaskId> = session.alive.iter().copied().filter(|task| !tasks.contains(task)).collect();
    tasks.extend(others);
    let place =
        |task: &TaskId| Location { action: Some(waits(session, *task)), ..describe::place(session, *task) };
    let locations = tasks.iter().map(place).collect();
    let message = Message::from("no task can run: ").then(why);
    let mut finding = told(session, FindingKind::Deadlock, message, locations, (&tasks, chosen));
    finding.graph.add_ring(&ring);
    finding
}

/// At most so many exceptions that make up one are told.
const MOST_PARTS: usize = 4;

fn uncaught(session: &Session, exception: Ref, chosen: &[TaskId]) -> Finding {
    let machine = &session.machine;
    let is_failure = is_assertion(session, exception);
    let class = machine.class_name_of(exception);
    let text = machine.exception_message(exception);
    let message = match (is_failure, text) {
        (true, None) => format!("an assertion fails ({class})"),
        (true, Some(text)) => format!("an assertion fails ({class}: {text})"),
        (false, None) => format!("{class} leaves the program"),
        (false, Some(text)) => format!("{class} ({text}) leaves the program"),
    };
    let records = &host_ref(machine).records;
    let thrower = |part: &Ref| records.of(*part).first().map(|failure| failure.task);
    let parts = crate::explain::failures::parts(session, exception);
    // What only wraps the exceptions of tasks has no place of its own.
    let mut thrown: Vec<(Ref, TaskId)> =
        parts.iter().filter_map(|part| Some((*part, thrower(part)?))).take(MOST_PARTS).collect();
    if thrown.len() > 1 {
        thrown.retain(|(part, task)| *part != exception || *task != TaskId(0));
    }
    if thrown.is_empty() {
        thrown.push((exception, TaskId(0)));
    }
    let place = |(part, task): &(Ref, TaskId)| {
        let action = Some(Action::Throw(machine.class_name_of(*part)));
        Location { action, ..describe::location(session, *task, &machine.backtrace(*part)) }
    };
    let tasks: Vec<TaskId> = thrown.iter().map(|(_, task)| *task).collect();
    let kind = if is_failure { FindingKind::Assertion } else { FindingKind::Exception };
    told(session, kind, message.into(), thrown.iter().map(place).collect(), (&tasks, chosen))
}

fn exit(session: &Session, task: TaskId, code: i32, chosen: &[TaskId]) -> Finding {
    let here = describe::place(session, task);
    let action = Action::exit(code);
    let message = Message::from(format!("{} {action} at ", here.task)).line(here.place.clone());
    let here = Location { action: Some(action), ..here };
    let mut steps = story::steps(session, &[task], chosen);
    let last = story::access(&here);
    if steps.last().is_none_or(|(_, step)| *step != last) {
        steps.push((usize::MAX, last));
    }
    let mut finding = empty(FindingKind::Exit, message, vec![here]);
    graph::fill(session, &mut finding, steps, None);
    finding
}

/// The name of what a region is about.
fn target_name(session: &Session, target: Target) -> String {
    let kind = describe::class_in_words(&session.machine, Ref(target.object().0));
    match target {
        Target::Object(_) => format!("{} {kind}", article(&kind)),
        Target::Elements { from, to, .. } if from == to => {
            format!("element {from} of {} {kind}", article(&kind))
        }
        Target::Elements { from, to, .. } => format!("elements {from} to {to} of {} {kind}", article(&kind)),
    }
}

fn region(session: &Session, fault: &RegionFault, task: TaskId, chosen: &[TaskId]) -> Finding {
    let mut here = describe::place(session, task);
    let name = describe::task_name(session, task);
    let mut locations = Vec::new();
    let mut tasks = vec![task];
    let (kind, message) = match fault {
        RegionFault::Permission(PermissionFault::Violation {
            target, holder, holder_writes, write, ..
        }) => {
            let verb = |writes: bool| if writes { "write" } else { "read" };
            let what = target_name(session, *target);
            let holder = TaskId(holder.0);
            let mut there = holder_place(session, holder, Ref(target.object().0), *holder_writes);
            let enters = |writes: bool| format!("enters a {} region on {what}", verb(writes));
            there.action = Some(Action::Other(enters(*holder_writes)));
            here.action = Some(Action::Other(enters(*write)));
            let message = format!(
                "{name} {} while {} may be in its {} region: nothing orders the two",
                enters(*write),
                describe::task_name(session, holder),
                verb(*holder_writes)
            );
            locations.push(there);
            tasks.insert(0, holder);
            (FindingKind::Permission, message)
        }
        RegionFault::Permission(PermissionFault::ReleaseWithoutAcquire { region, .. }) => {
            let kind = if region.write { "write" } else { "read" };
            let what = target_name(session, region.target);
            (
                FindingKind::Annotation,
                format!("{name} releases a {kind} region on {what} that it has not acquired"),
            )
        }
        RegionFault::NullTarget => {
            (FindingKind::Annotation, format!("{name} names null as the target of a region"))
        }
        RegionFault::OutOfRange(from, to, length) => (
            FindingKind::Annotation,
            format!("{name} names elements {from} to {to} of an array of {length} as the target of a region"),
        ),
        RegionFault::LeftOpen(regions) => {
            let open = regions.iter().map(|region| target_name(session, region.target)).collect::<Vec<_>>();
            if let Some(region) = regions.first() {
                here = holder_place(session, task, Ref(region.target.object().0), region.write);
                here.action = Some(Action::Other("enters the region".into()));
            }
            let word = if regions.len() == 1 { "a region" } else { "regions" };
            (FindingKind::Annotation, format!("{name} ends with {word} still open: {}", listed(&open)))
        }
    };
    locations.push(here);
    told(session, kind, message.into(), locations, (&tasks, chosen))
}

/// Where a task entered a region; where it is, if that was not noted.
fn holder_place(session: &Session, task: TaskId, object: Ref, write: bool) -> Location {
    let trace = host_ref(&session.machine).trace.as_ref();
    match trace.and_then(|trace| trace.region(task, object, write)) {
        Some(place) => describe::location(session, task, place),
        None => describe::place(session, task),
    }
}

/// A finding with the steps of the tasks that have a part in it, and of those that a schedule chose.
pub fn told(
    session: &Session,
    kind: FindingKind,
    message: Message,
    locations: Vec<Location>,
    (parts, chosen): (&[TaskId], &[TaskId]),
) -> Finding {
    let mut finding = empty(kind, message, locations);
    graph::fill(session, &mut finding, story::steps(session, parts, chosen), None);
    finding
}

fn empty(kind: FindingKind, message: Message, locations: Vec<Location>) -> Finding {
    let (schedule, graph, output) = (Vec::new(), Graph::default(), Output::default());
    Finding { kind, message, locations, schedule, graph, output }
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
