//! What of the past a future race could depend on, as part of a state.

mod bodies;
mod done;
mod moments;
mod open;

use crate::host::{Locker, Machine, host_ref};
use crate::session::Session;
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};
use search::Naming;

/// Above so many live tasks their own parts are not compared.
pub(crate) const MOST_ALIKE: usize = 64;

/// The name of the present state, with what a future race could depend on. Tasks whose own parts of the state are
/// alike may change places, if they are `exchangeable`.
pub(crate) fn fingerprint(session: &mut Session, exchangeable: bool, output: bool) -> (u128, Naming) {
    let exchangeable = exchangeable && can_exchange(session);
    let named = if exchangeable { by_likeness(session) } else { session.by_path() };
    let objects = session.world_objects();
    let alive: Vec<TaskId> = named.iter().map(|(_, task)| *task).collect();
    let owners = session.machine.owners(&alive, &objects);
    let host = host_ref(&session.machine);
    let path = |task: &TaskId| host.paths[task.0 as usize];
    let children = |task: &TaskId| host.world.children(tasks::TaskId(task.0)).collect();
    let mut naming = Naming {
        tasks: named.iter().map(|(name, task)| (*name, path(task))).collect(),
        children: alive.iter().map(|task| (path(task), children(task))).collect(),
    };
    let fingerprint = session.fingerprint_with(&named, exchangeable, |machine, canon| {
        loose_objects(machine, canon);
        own_locks(machine, canon);
        naming.tasks.extend(open::open_past(machine, canon, &named, &owners));
        if output {
            canon.bytes(&machine.out);
            canon.bytes(&machine.err);
        }
    });
    naming.tasks.sort_unstable();
    naming.tasks.dedup();
    naming.children.sort_unstable();
    (fingerprint, naming)
}

/// Whether equal tasks can be exchanged: nothing tells them apart.
fn can_exchange(session: &Session) -> bool {
    let host = host_ref(&session.machine);
    session.alive.len() <= MOST_ALIKE && !host.world.remembers_paths() && !host.labelled.get()
}

/// The live tasks with what tells them apart: their names, or what their own parts look like if a state does not name
/// them.
pub(crate) fn looks(session: &mut Session, exchangeable: bool) -> Vec<(u128, TaskId)> {
    if exchangeable && can_exchange(session) {
        return by_look(session).into_iter().map(|(look, _, task)| (look, task)).collect();
    }
    session.by_path().into_iter().map(|(name, task)| (u128::from(name), task)).collect()
}

/// Tasks in the order of what their own parts look like, numbered. Which of several that look alike comes first does
/// not matter for what the state is, only for how often equal states are recognised.
fn by_likeness(session: &mut Session) -> Vec<(u64, TaskId)> {
    (1..).zip(by_look(session)).map(|(rank, (_, _, task))| (rank, task)).collect()
}

/// Tasks with what their own parts look like and their names, sorted.
fn by_look(session: &mut Session) -> Vec<(u128, u64, TaskId)> {
    let mut sorted: Vec<(u128, u64, TaskId)> = Vec::new();
    for task in session.alive.clone() {
        let look = session.fingerprint_task_as(task, 0, &mut Vec::new());
        sorted.push((look, host_ref(&session.machine).paths[task.0 as usize], task));
    }
    sorted.sort_unstable();
    sorted
}

/// The objects of the library whose monitors matter to the program: from then on their order counts.
fn own_locks(machine: &Machine, canon: &mut Canon) {
    let host = host_ref(machine);
    let first = host.shadow.as_ref().map_or(0, |shadow| shadow.first);
    let counts = |(object, locker): &(&Ref, &Locker)| {
        **locker == Locker::Library || object.0 < first || machine.is_class_object(**object)
    };
    let locks = host.own_locks.iter().filter(counts);
    let named = locks.filter_map(|(object, locker)| Some((canon.known_name(*object)?, *locker as u64)));
    let mut names: Vec<(u64, u64)> = named.collect();
    names.sort_unstable();
    let names: Vec<u64> = names.into_iter().flat_map(|(name, locker)| [name, locker]).collect();
    canon.record(&names);
}

/// The objects that carry no order, though they synchronise.
fn loose_objects(machine: &Machine, canon: &mut Canon) {
    let Some(order) = &host_ref(machine).happens_before else { return };
    let mut names: Vec<u64> = order.loose().filter_map(|object| canon.known_name(Ref(object.0))).collect();
    names.sort_unstable();
    canon.record(&names);
}
