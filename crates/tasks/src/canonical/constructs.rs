//! The constructs' part of the canonical form.

use super::Feed;
use crate::actor::{Actor, ActorStatus, MailboxOrder};
use crate::kept::FutureState;
use crate::kept::PhaserEntry;
use crate::phaser::{PhaserMode, SingleState};
use crate::{ObjectId, PhaserId};

impl<N: Fn(ObjectId) -> Option<u64>, O: FnMut(u64)> Feed<'_, N, O> {
    pub(super) fn futures(&mut self) {
        let futures = self.named(self.world.futures.iter().map(|(id, future)| (id.0, future.state)));
        self.word(futures.len() as u64);
        for (name, state) in futures {
            self.word(name);
            match state {
                FutureState::Open => self.word(0),
                FutureState::Claimed => self.word(1),
                FutureState::Resolved { path_length } => {
                    self.word(2);
                    self.word(path_length);
                }
            }
        }
        let failures = self.named(self.world.unseen_failures().map(|(id, failure)| (id.0, failure)));
        self.word(failures.len() as u64);
        for (name, failure) in failures {
            self.word(name);
            self.object(failure);
        }
    }

    pub(super) fn phasers(&mut self) {
        let phasers = self.world.phasers.iter().map(|(id, entry)| (id, &**entry));
        let mut named: Vec<(u64, PhaserId, &PhaserEntry)> =
            phasers.map(|(id, entry)| ((self.name)(id.0).unwrap_or(u64::MAX), id, entry)).collect();
        named.sort_by_key(|(name, id, _)| (*name, *id));
        self.word(named.len() as u64);
        for (name, _, entry) in named {
            self.word(name);
            self.phaser(entry);
        }
    }

    fn phaser(&mut self, entry: &PhaserEntry) {
        let PhaserEntry { phaser, creator, scope, arrivals } = entry;
        // The end of the scope that it was made in drops its creator.
        self.word(self.name_of_task(*creator));
        self.finish_name(*scope);
        let base = phaser.base();
        let mut registrations: Vec<_> =
            phaser.registrations().map(|(task, one)| (self.name_of_task(task), one)).collect();
        registrations.sort_by_key(|(name, _)| *name);
        self.word(u64::from(phaser.bound().unwrap_or(0)));
        self.word(registrations.len() as u64);
        for (name, one) in registrations {
            self.word(name);
            self.word(one.mode as u64);
            if one.mode != PhaserMode::Wait {
                self.word((one.signal - base) as u64);
            }
            if one.mode != PhaserMode::Sig {
                self.word((one.wait - base) as u64);
            }
        }
        let slowest = phaser.slowest_waiter().unwrap_or(i64::MAX);
        match phaser.single() {
            // Of a phase that all have passed, it does not matter any more.
            Some(single) if single.phase >= slowest => {
                self.word((single.phase - base) as u64 + 1);
                match single.state {
                    SingleState::Wanted => self.word(0),
                    SingleState::Ended => self.word(1),
                    SingleState::Running(task) => self.task_name(task),
                }
            }
            _ => self.word(0),
        }
        if self.world.options.absolute_phases {
            self.word(base as u64);
        }
        if self.world.options.metrics {
            self.word(arrivals.len() as u64);
            for (phase, length) in arrivals {
                self.word((phase - base) as u64);
                self.word(*length);
            }
        }
    }

    pub(super) fn accumulators(&mut self) {
        let accumulators = self.named(self.world.accumulators.iter().map(|(id, one)| (id.0, one)));
        self.word(accumulators.len() as u64);
        for (name, accumulator) in accumulators {
            self.word(name);
            match accumulator.finish {
                Some(finish) => self.finish_name(finish),
                None => self.word(0),
            }
            self.word(accumulator.result().bits());
            self.word(accumulator.parts().count() as u64);
            for (path, value) in accumulator.parts() {
                self.word(path.name());
                self.word(value.bits());
            }
        }
    }

    pub(super) fn actors(&mut self) {
        // A new one without messages is not to be told from one never heard of.
        let known = |actor: &Actor| {
            actor.status != ActorStatus::New || !actor.letters.is_empty() || actor.in_work.is_some()
        };
        let actors = self.world.actors.iter().map(|(id, actor)| (id.0, &**actor));
        let actors = self.named(actors.filter(|(_, actor)| known(actor)));
        self.word(actors.len() as u64);
        for (name, actor) in actors {
            self.word(name);
            self.word(actor.status as u64);
            self.word(u64::from(actor.dropped > 0));
            match actor.in_work {
                Some(task) => self.task_name(task),
                None => self.word(0),
            }
            self.letters(actor);
        }
    }

    fn letters(&mut self, actor: &Actor) {
        let mut letters: Vec<_> = actor.letters.iter().collect();
        if self.world.options.mailbox_order == MailboxOrder::PerSender {
            letters.sort_by_key(|letter| letter.sender.name()); // stable: each sender's in order
        }
        self.word(letters.len() as u64);
        for letter in letters {
            self.object(letter.message);
            if self.world.options.mailbox_order == MailboxOrder::PerSender {
                self.word(letter.sender.name());
            }
            if self.world.options.metrics {
                self.word(letter.path_length);
            }
        }
    }

    pub(super) fn meetings(&mut self) {
        let constructs = self.named(self.world.constructs.iter());
        self.word(constructs.len() as u64);
        for (name, construct) in constructs {
            self.word(name);
            let object = |object: ObjectId| (self.name)(object).unwrap_or(u64::MAX);
            let mut rows = construct.rows(&|task| self.name_of_task(task), &object);
            rows.sort_unstable();
            self.word(rows.len() as u64);
            rows.into_iter().flatten().for_each(|word| self.word(word));
        }
    }

    pub(super) fn metrics(&mut self) {
        if self.world.options.metrics {
            self.word(self.world.total_work);
            self.word(self.world.ended_path_length);
        }
    }
}
