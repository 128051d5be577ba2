//! Exceptions: which handlers take them.

use crate::engine::{Engine, Flow, Next};
use crate::memory::Step;
use crate::state::State;
use crate::value::Value;
use program::ClassId;

/// Exceptions about a wait that failed. No call that is passed over waits.
const OF_WAITS: [&str; 4] = [
    "java/lang/InterruptedException",
    "java/util/concurrent/BrokenBarrierException",
    "java/util/concurrent/TimeoutException",
    "java/util/concurrent/ExecutionException",
];

/// What is thrown.
#[derive(Clone, Copy)]
enum Thrown {
    /// Anything.
    Any,
    /// What a call of the library that is passed over may throw.
    Library,
    /// An exception of this class.
    Of(ClassId),
}

/// Whether a handler takes it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Yes,
    Perhaps,
    No,
}

impl Engine<'_> {
    /// Any exception may be thrown here: goes to every handler that may take it.
    pub(crate) fn throw(&mut self, state: &State) -> Step<()> {
        self.inexact = true;
        self.throw_into(state, Thrown::Any, &Value::NonNull)
    }

    /// An exception of a call of the library may be thrown here.
    pub(crate) fn throw_from_library(&mut self, state: &State) -> Step<()> {
        self.inexact = true;
        self.throw_into(state, Thrown::Library, &Value::NonNull)
    }

    /// An exception of this class of the library may be thrown here.
    pub(crate) fn may_throw(&mut self, state: &State, class: &str) -> Step<()> {
        self.inexact = true;
        self.throws(state, class).map(|_| ())
    }

    /// An exception of this class of the library is thrown here for certain.
    pub(crate) fn throws(&mut self, state: &State, class: &str) -> Step<Flow> {
        let class = self.program.load(class).map_err(|error| error.to_string())?;
        self.throw_value(state, &Value::Thrown(class))
    }

    /// This value is thrown for certain.
    pub(crate) fn throw_value(&mut self, state: &State, value: &Value) -> Step<Flow> {
        let thrown = match self.class_of(state, value) {
            Some(class) => Thrown::Of(class),
            None => Thrown::Any,
        };
        // Without parties the early end of a task is not shown.
        self.inexact |= !self.parties || matches!(thrown, Thrown::Any);
        self.throw_into(state, thrown, value)?;
        Ok(Flow::Dead)
    }

    fn takes(&mut self, thrown: Thrown, handler: &str) -> Takes {
        if handler == "java/lang/Throwable" {
            return Takes::Yes;
        }
        match thrown {
            Thrown::Any => Takes::Perhaps,
            Thrown::Library => {
                // Unless the program makes one itself and throws it out of a call back.
                let own = self.relevance.makes(handler) || self.relevance.extends(handler);
                if OF_WAITS.contains(&handler) && !own { Takes::No } else { Takes::Perhaps }
            }
            Thrown::Of(class) => match self.program.load(handler) {
                Ok(handler) if self.program.is_subclass(class, handler) => Takes::Yes,
                Ok(_) => Takes::No,
                Err(_) => Takes::Perhaps,
            },
        }
    }

    fn throw_into(&mut self, state: &State, thrown: Thrown, value: &Value) -> Step<()> {
        let mut left = state.clone();
        while let Some(frame) = left.frames.last() {
            let at = frame.pc.saturating_sub(1);
            let code = self.method(frame.method);
            for handler in &code.handlers {
                if !(u32::from(handler.start)..u32::from(handler.end)).contains(&at) {
                    continue;
                }
                let takes = match code.file.class_name(handler.class) {
                    _ if handler.class == 0 => Takes::Yes,
                    Ok(class) => self.takes(thrown, &class),
                    Err(_) => Takes::Perhaps,
                };
                if takes == Takes::No {
                    continue;
                }
                let mut caught = left.clone();
                let top = caught.top();
                top.pc = u32::from(handler.target);
                top.stack = vec![value.clone()];
                self.side.push(Next::State(Box::new(caught)));
                if takes == Takes::Yes {
                    return Ok(());
                }
            }
            left.leave_frame();
        }
        if !left.scopes.is_empty() {
            return Err("an exception may leave the task inside a finish that it opened".into());
        }
        self.may_fail = true;
        // The end of a task drops Habanero's phasers, and then an early end adds nothing: what another task
        // could do after it, it could also do after a later end (docs/phasers.md). A registration on a
        // `java.util.concurrent.Phaser` stays, and then it matters.
        if self.parties {
            self.side.push(Next::End);
        }
        Ok(())
    }
}
