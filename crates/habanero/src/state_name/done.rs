//! What tasks did, and the names of what they did it to.

use crate::happens_before::{Claim, Held, Key};
use happens_before::Moment;
use machine::fingerprint::Canon;
use machine::{Ref, TaskId};
use rustc_hash::FxHashMap;
use tasks::Isolated;

/// Objects that can be reached, with the task if only one can.
pub(super) type Owners = FxHashMap<Ref, Option<TaskId>>;

/// Something that a task did.
pub(super) struct Done<'a> {
    /// What it is, in so many words.
    pub(super) what: [u64; 5],
    /// The task that did it.
    pub(super) task: u32,
    /// That task's path.
    pub(super) path: u64,
    /// The isolated bodies that it was done in, outermost first.
    pub(super) held: &'a [Held],
    /// The moment that others may know of.
    pub(super) moment: Option<Moment>,
    /// It does not matter any more once all know of this one.
    pub(super) until: Option<Moment>,
}

/// The same with all that a state has to say of it.
pub(super) struct Open<'a> {
    pub(super) tokens: Vec<u64>,
    pub(super) done: Done<'a>,
    pub(super) ended: bool,
}

/// The name of what a key is about; none if nobody can reach it.
pub(super) fn name_of(canon: &Canon, key: &Key) -> Option<u64> {
    match key.object() {
        Some(object) => canon.known_name(Ref(object.0)),
        None => Some(0),
    }
}

/// Adds what a body claims.
pub(super) fn one_claim(canon: &Canon, claim: &Claim, tokens: &mut Vec<u64>) {
    let name = |object: tasks::ObjectId| canon.known_name(Ref(object.0)).unwrap_or(0);
    match claim {
        Claim::Monitor(object) => tokens.extend([u64::MAX - 1, name(*object)]),
        Claim::Gone => tokens.extend([u64::MAX - 1, 0]),
        Claim::Isolated(Isolated::Global) => tokens.push(u64::MAX),
        // Those that nobody can reach may be gone or not.
        Claim::Isolated(Isolated::Objects(objects)) => {
            let named = |(object, writes): &(tasks::ObjectId, bool)| {
                canon.known_name(Ref(object.0)).map(|name| [name, u64::from(*writes)])
            };
            let named: Vec<[u64; 2]> = objects.iter().filter_map(named).collect();
            tokens.push(named.len() as u64);
            tokens.extend(named.into_iter().flatten());
        }
    }
}
