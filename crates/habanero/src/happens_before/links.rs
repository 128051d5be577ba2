//! In a replay: which moment of a task came behind which of another, and what carried the order.

use super::{HappensBefore, Key, Moment};
use happens_before::VectorClock;
use report::EdgeKind;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tasks::TaskId;

/// So many links are kept, and so many moments from which something was handed over.
const MOST: usize = 50_000;

/// When a task did something: a number in the order of all that is recorded of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) task: u32,
    pub(crate) at: usize,
}

/// One moment behind another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) kind: EdgeKind,
    pub(crate) from: Stamp,
    pub(crate) to: Stamp,
}

/// What was handed over so far.
#[derive(Debug, Default)]
pub(crate) struct Links {
    next: usize,
    /// When something was handed over, and what was known then.
    given: FxHashMap<Moment, (usize, VectorClock)>,
    ends: FxHashMap<u32, usize>,
    links: Vec<Link>,
}

/// The links of a run, for whoever records a part of it.
#[derive(Clone, Debug, Default)]
pub struct Recorder(Arc<Mutex<Links>>);

impl Recorder {
    fn with<T>(&self, work: impl FnOnce(&mut Links) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A number for what is recorded next.
    pub(crate) fn tick(&self) -> usize {
        self.with(Links::tick)
    }

    /// The links so far.
    pub(crate) fn links(&self) -> Vec<Link> {
        self.with(|links| links.links.clone())
    }
}

impl Links {
    fn tick(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    fn add(&mut self, kind: EdgeKind, from: Stamp, to: Stamp) {
        if self.links.len() >= 2 * MOST {
            self.links.drain(..MOST);
        }
        self.links.push(Link { kind, from, to });
    }
}

impl HappensBefore {
    /// A task is about to hand over what it has done.
    pub(super) fn note_given(&self, task: TaskId) {
        let Some(recorder) = &self.links else { return };
        let (now, known) = (self.now(task), self.clocks.known(task.0).clone());
        recorder.with(|links| {
            let at = links.tick();
            if links.given.len() >= MOST {
                links.given.clear();
            }
            links.given.insert(now, (at, known));
        });
    }

    /// A task is about to create another.
    pub(super) fn note_spawn(&self, parent: TaskId, child: TaskId) {
        let Some(recorder) = &self.links else { return };
        self.note_given(parent);
        recorder.with(|links| {
            let at = links.next;
            let to = Stamp { task: child.0, at };
            links.ends.remove(&child.0);
            links.add(EdgeKind::Spawn, Stamp { task: parent.0, at }, to);
        });
    }

    /// A task has ended.
    pub(super) fn note_end(&self, task: TaskId) {
        let Some(recorder) = &self.links else { return };
        recorder.with(|links| {
            let at = links.tick();
            links.ends.insert(task.0, at);
        });
    }

    /// A task joins others that have ended.
    pub(super) fn note_join(&self, task: TaskId, members: &[u32]) {
        let Some(recorder) = &self.links else { return };
        recorder.with(|links| {
            let to = Stamp { task: task.0, at: links.tick() };
            for member in members {
                if let Some(at) = links.ends.get(member).copied() {
                    links.add(EdgeKind::Join, Stamp { task: *member, at }, to);
                }
            }
        });
    }

    /// A task is about to learn what was handed over. Of the moments that are new to it, those that follow from others
    /// are left out.
    pub(super) fn note_learned(&self, task: TaskId, kind: EdgeKind, given: &VectorClock) {
        let Some(recorder) = &self.links else { return };
        recorder.with(|links| {
            let is_news = |moment: &Moment| moment.task != task.0 && !self.is_before(*moment, task);
            let news: Vec<Moment> = given.iter().filter(is_news).collect();
            let follows = |moment: &Moment| {
                let knows = |other: &&Moment| {
                    let known = links.given.get(other);
                    *other != moment
                        && known
                            .is_some_and(|(_, known)| self.clocks.is_known(*moment, known, Some(other.task)))
                };
                news.iter().find(knows).is_some()
            };
            let direct: Vec<Moment> = news.iter().filter(|moment| !follows(moment)).copied().collect();
            let to = Stamp { task: task.0, at: links.tick() };
            for moment in direct {
                if let Some((at, _)) = links.given.get(&moment) {
                    let from = Stamp { task: moment.task, at: *at };
                    links.add(kind, from, to);
                }
            }
        });
    }

    /// What a key is the order of.
    pub(super) fn kind_of(&self, task: TaskId, key: Key) -> EdgeKind {
        match key {
            Key::Future(_) | Key::Claim(_) => EdgeKind::Future,
            Key::Message(_) | Key::Actor(_) | Key::Taking(_) | Key::Mailbox(_) | Key::Status(_) => {
                EdgeKind::Message
            }
            Key::Monitor(_) | Key::Lock(_) | Key::Queue(_) | Key::Readers(_) => EdgeKind::Lock,
            Key::Volatile(..) | Key::Latest(..) | Key::Written(..) | Key::Read(..) => EdgeKind::Volatile,
            Key::Thread(_) | Key::Forked(_) => EdgeKind::Spawn,
            Key::End(_) | Key::Join(_) => EdgeKind::Join,
            Key::Body(..) => match self.held(task).last().map(|held| &held.claim) {
                Some(claim) => claim.edge_kind(),
                None => EdgeKind::Isolated,
            },
            _ => EdgeKind::Other,
        }
    }
}
