//! What is wrong when an exception leaves the program or a task ends it, as far as that is wanted.

use super::engine::HappensBeforeEngine;
use crate::engines::outcomes::key_of;
use crate::explain::findings::{self, Problem};
use machine::{Ref, TaskId};

impl HappensBeforeEngine {
    pub(super) fn wants(&self, problem: &Problem) -> bool {
        self.request.properties.has(problem.kind())
    }

    /// What is wrong if an exception leaves the program, as far as that is wanted; in a replay, what that looks for.
    pub(super) fn of_exception(&self, exception: Ref) -> Option<Problem> {
        let all = Problem::all_of_exception(&self.session, exception);
        all.into_iter().find(|problem| self.wants(problem) && self.is_looked_for(problem))
    }

    fn is_looked_for(&self, problem: &Problem) -> bool {
        let key = || key_of(&findings::finding(&self.session, problem, &[]));
        self.telling_failure.as_ref().is_none_or(|wanted| *wanted == key())
    }

    /// A task has perhaps ended the program: the first of what is wrong with that; all of it is noted if the search goes on.
    pub(super) fn at_exit(&mut self, task: TaskId) -> Option<Problem> {
        let mut ends = Problem::all_of_exit(&self.session, task);
        ends.retain(|problem| self.wants(problem) && self.is_looked_for(problem));
        if self.passes_failures {
            ends.iter().for_each(|problem| self.add_lead(problem.clone()));
        }
        ends.into_iter().next()
    }

    /// An exception has perhaps left a thread: what is wrong with that, unless it is noted and the other threads go on.
    pub(super) fn leaves_thread(&mut self, exception: Ref) -> Option<Problem> {
        let is_uncaught = self.session.is_uncaught(exception);
        let problem = self.of_exception(exception).filter(|_| is_uncaught)?;
        if !self.passes_failures {
            return Some(problem);
        }
        self.add_lead(problem);
        None
    }
}
