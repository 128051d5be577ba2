//! From a problem that an engine met to a finding that a person reads. Every finding is the result of a replay.

use crate::explain::describe;
use crate::explain::graph;
use crate::explain::names::{self, article, listed};
use crate::explain::story;
use crate::explain::waits::waits;
use crate::host::{RegionFault, host_ref};
use crate::session::Session;
use crate::shadow::{MemoryCell, Suspect};
use machine::{Ref, TaskId};
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
    /// The same, and it is or holds a failed assertion.
    Failed(Ref),
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

impl Problem {
    /// The kind of finding.
    pub fn kind(&self) -> FindingKind {
        match self {
            Problem::Race(_) | Problem::Standoff(_) => FindingKind::Race,
            Problem::Deadlock => FindingKind::Deadlock,
            Problem::Differs => FindingKind::Nondeterminism,
            Problem::Uncaught(_) => FindingKind::Exception,
            Problem::Failed(_) => FindingKind::Assertion,
            Problem::Exit(..) => FindingKind::Exit,
            Problem::Region(RegionFault::Permission(PermissionFault::Violation { .. }), _) => {
                FindingKind::Permission
            }
            Problem::Region(..) => FindingKind::Annotation,
        }
    }

    /// Whether a run really ended so: a deadlock, an exception or an exit code.
    pub fn is_an_end(&self) -> bool {
        matches!(self, Problem::Deadlock | Problem::Uncaught(_) | Problem::Failed(_) | Problem::Exit(..))
    }

    /// Everything that is wrong if a task has just come to the end of the program, or to the call that is its end: the failure
    /// that a finish still keeps, and the exit code. Nothing keeps the task from going on, whatever the others do.
    pub fn all_of_exit(session: &Session, task: TaskId) -> Vec<Problem> {
        let is_wrong = |code: &i32| *code != 0 || session.machine.config.exit_is_wrong;
        let Some(code) = session.exit_code.filter(is_wrong) else { return Vec::new() };
        let kept = host_ref(&session.machine).records.pending();
        let mut all = kept.map_or(Vec::new(), |exception| Problem::all_of_exception(session, exception));
        all.push(Problem::Exit(task, code));
        all
    }

    /// Everything that is wrong if an exception leaves the program: an assertion fails if that is the exception, its cause, or
    /// one of several that were collected; all but that is an exception.
    pub fn all_of_exception(session: &Session, exception: Ref) -> Vec<Problem> {
        let is_failure = is_assertion(session, exception);
        let parts = crate::explain::failures::parts(session, exception);
        let has_failed = parts.iter().any(|part| is_assertion(session, *part));
        let uncaught = (!is_failure).then_some(Problem::Uncaught(exception));
        uncaught.into_iter().chain(has_failed.then_some(Problem::Failed(exception))).collect()
    }

    /// The exception that leaves the program, if that is what is wrong.
    pub fn exception(&self) -> Option<Ref> {
        match self {
            Problem::Uncaught(exception) | Problem::Failed(exception) => Some(*exception),
            _ => None,
        }
    }
}

/// The finding for a problem other than a race. The session stands where the problem was met; `chosen` are the
/// tasks that the schedule chose on the way.
pub fn finding(session: &Session, problem: &Problem, chosen: &[TaskId]) -> Finding {
    let mut finding = match problem {
        Problem::Deadlock | Problem::Race(_) | Problem::Differs => deadlock(session, chosen),
        Problem::Uncaught(exception) | Problem::Failed(exception) => {
            uncaught(session, *exception, problem.kind(), chosen)
        }
        Problem::Exit(task, code) => exit(session, *task, *code, chosen),
        Problem::Region(fault, task) => region(session, fault, *task, chosen),
        Problem::Standoff(standoff) => {
            let [one, other] = standoff.tasks;
            let [writes, other_writes] = standoff.writes;
            let places = [
                names::access(session, one, standoff.place, writes),
                names::access(session, other, standoff.place, other_writes),
            ];
            let mut finding = racing(places);
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
        Problem::Uncaught(exception) | Problem::Failed(exception)
            if session.alive.is_empty() && !session.exits =>
        {
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
    let tasks = [TaskId(suspect.earlier.moment.task), suspect.task];
    let [(earlier, first), (later, second)] = pair;
    let mut finding = racing([earlier, later]);
    let steps = story::steps(session, &tasks, chosen);
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

fn racing(places: [Location; 2]) -> Finding {
    let message = format!("{}: nothing orders the two", both(&places));
    empty(FindingKind::Race, message.into(), places.to_vec())
}

/// `main writes counter.value and task 1 reads it`; if the other calls it otherwise, by that name too.
fn both(places: &[Location]) -> String {
    let [first, second] = [&places[0], &places[1]].map(|place| match &place.action {
        Some(Action::Access { writes: true, what }) => ("writes", what.as_str()),
        Some(Action::Access { writes: false, what }) => ("reads", what.as_str()),
        _ => ("uses", ""),
    });
    let known_as = if first.1 == second.1 { String::new() } else { format!(" as {}", second.1) };
    format!("{} {} {} and {} {} it{known_as}", places[0].task, first.0, first.1, places[1].task, second.0)
}

/// A pair of accesses, at least one of them outside every region and isolated.
pub fn uncovered(race: Finding, suspect: &Suspect) -> Finding {
    let outside: Vec<String> = [(suspect.earlier.covered, 0), (suspect.covered, 1)]
        .into_iter()
        .filter(|(covered, _)| !covered)
        .map(|(_, index)| race.locations[index].task.to_string())
        .collect();
    let message = format!(
        "{}, and {} {} in no region and not isolated",
        both(&race.locations),
        outside.join(" and "),
        if outside.len() == 1 { "is" } else { "are" }
    );
    Finding { kind: FindingKind::UncoveredSharing, message: message.into(), ..race }
}

fn is_assertion(session: &Session, exception: Ref) -> bool {
    let assertion = session.machine.program.loaded("java/lang/AssertionError");
    assertion.is_some_and(|class| session.machine.is_instance(exception, class))
}

/// At most so many tasks of a cycle are told with what they wait for.
const MOST_LINKS: usize = 4;

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
            let waiting = |task: &TaskId| Message::from(format!("{} {}", name(task), waits(session, *task)));
            let whole = Message::from(format!("{} wait for each other (cycle: {ring})", listed(&names)));
            Message::of_parts([whole].into_iter().chain(several.iter().take(MOST_LINKS).map(waiting)))
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

fn uncaught(session: &Session, exception: Ref, kind: FindingKind, chosen: &[TaskId]) -> Finding {
    let machine = &session.machine;
    let parts = crate::explain::failures::parts(session, exception);
    let words = |part: Ref, colon: bool| match (machine.exception_message(part), colon) {
        (None, _) => machine.class_name_of(part),
        (Some(text), true) => format!("{}: {text}", machine.class_name_of(part)),
        (Some(text), false) => format!("{} ({text})", machine.class_name_of(part)),
    };
    let whole = format!("{} leaves the program", words(exception, false));
    let failed =
        parts.iter().find(|part| is_assertion(session, **part)).filter(|_| kind == FindingKind::Assertion);
    let mut lines = match failed {
        Some(part) => vec![Message::from(format!("an assertion fails ({})", words(*part, true)))],
        None => vec![Message::from(whole.clone())],
    };
    if failed.is_some_and(|part| *part != exception) {
        lines.push(whole.into());
    }
    let records = &host_ref(machine).records;
    let thrower = |part: &Ref| records.of(*part).first().map(|failure| failure.task);
    // What only wraps the exceptions of tasks has no place of its own.
    let mut thrown: Vec<(Ref, TaskId)> =
        parts.iter().filter_map(|part| Some((*part, thrower(part)?))).collect();
    if thrown.len() > 1 {
        thrown.retain(|(part, task)| *part != exception || *task != TaskId(0));
    }
    if thrown.is_empty() {
        thrown.push((exception, TaskId(0)));
    }
    let is_shown = |part: Ref| thrown.iter().any(|(one, _)| *one == part);
    let causes = crate::explain::failures::causes(session, exception);
    for part in causes.into_iter().filter(|part| !is_shown(*part)).take(MOST_PARTS) {
        let place = describe::location(session, TaskId(0), &machine.backtrace(part)).place;
        lines.push(Message::from(format!("its cause is {} at ", words(part, false))).line(place));
    }
    if thrown.len() > MOST_PARTS {
        lines.push(Message::from(format!("{} exceptions were thrown; {MOST_PARTS} are shown", thrown.len())));
        thrown.truncate(MOST_PARTS);
    }
    let place = |(part, task): &(Ref, TaskId)| {
        let action = Some(Action::Throw(machine.class_name_of(*part)));
        Location { action, ..describe::location(session, *task, &machine.backtrace(*part)) }
    };
    let tasks: Vec<TaskId> = thrown.iter().map(|(_, task)| *task).collect();
    told(session, kind, Message::of_parts(lines), thrown.iter().map(place).collect(), (&tasks, chosen))
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
