//! Exceptions: which handlers take them.

use crate::engine::Engine;
use crate::flow::Followed;
use crate::flow::{Flow, Next};
use crate::state::{Stage, State};
use crate::value::Value;
use program::ClassId;

/// Exceptions about a wait that failed. No call that is passed over waits.
const OF_WAITS: [&str; 4] = [
    "java/lang/InterruptedException",
    "java/util/concurrent/BrokenBarrierException",
    "java/util/concurrent/TimeoutException",
    "java/util/concurrent/ExecutionException",
];

const ERROR: &str = "java/lang/Error";
/// What an initialiser throws, unless it is an error.
const OF_INITIALISER: &str = "java/lang/ExceptionInInitializerError";

/// What is thrown.
#[derive(Clone, Copy)]
enum Thrown {
    /// Anything.
    Any,
    /// What a call of the library that is passed over may throw.
    Library,
    /// Any error.
    Error,
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
    pub(crate) fn throw(&mut self, state: &State) -> Followed<()> {
        self.inexact = true;
        self.throw_into(state, Thrown::Any, &Value::NonNull)
    }

    /// An exception of a call of the library may be thrown here.
    pub(crate) fn throw_from_library(&mut self, state: &State) -> Followed<()> {
        self.inexact = true;
        self.throw_into(state, Thrown::Library, &Value::NonNull)
    }

    /// Any error may be thrown here.
    pub(crate) fn throw_error(&mut self, state: &State) -> Followed<()> {
        self.inexact = true;
        self.throw_into(state, Thrown::Error, &Value::NonNull)
    }

    /// An exception of this class of the library may be thrown here.
    pub(crate) fn may_throw(&mut self, state: &State, class: &str) -> Followed<()> {
        self.inexact = true;
        self.throws(state, class).map(|_| ())
    }

    /// An exception of this class of the library is thrown here for certain.
    pub(crate) fn throws(&mut self, state: &State, class: &str) -> Followed<Flow> {
        let class = self.program.load(class).map_err(|error| error.to_string())?;
        self.throw_value(state, &Value::Of(class))
    }

    /// This value is thrown for certain.
    pub(crate) fn throw_value(&mut self, state: &State, value: &Value) -> Followed<Flow> {
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
            Thrown::Error => match (self.program.load(ERROR), self.program.load(handler)) {
                (Ok(error), Ok(handler)) if self.program.is_subclass(error, handler) => Takes::Yes,
                (Ok(error), Ok(handler)) if !self.program.is_subclass(handler, error) => Takes::No,
                _ => Takes::Perhaps,
            },
            Thrown::Of(class) => match self.program.load(handler) {
                Ok(handler) if self.program.is_subclass(class, handler) => Takes::Yes,
                Ok(_) => Takes::No,
                Err(_) => Takes::Perhaps,
            },
        }
    }

    /// What leaves an initialiser that throws this. Had it failed before, in code that was passed over, that would be
    /// another error.
    fn out_of_initialiser(
        &mut self,
        state: &State,
        thrown: Thrown,
        value: Value,
    ) -> Followed<(Thrown, Value)> {
        let Thrown::Of(class) = thrown else { return Ok((Thrown::Error, Value::NonNull)) };
        if state.passed_over {
            self.inexact = true;
            return Ok((Thrown::Error, Value::NonNull));
        }
        let error = self.program.load(ERROR).map_err(|error| error.to_string())?;
        if self.program.is_subclass(class, error) {
            return Ok((thrown, value));
        }
        let wrapper = self.program.load(OF_INITIALISER).map_err(|error| error.to_string())?;
        Ok((Thrown::Of(wrapper), Value::Of(wrapper)))
    }

    fn throw_into(&mut self, state: &State, thrown: Thrown, value: &Value) -> Followed<()> {
        let mut left = state.clone();
        let (mut thrown, mut value) = (thrown, value.clone());
        while let Some(frame) = left.frames.last() {
            let (method, at) = (frame.method, frame.at());
            let code = self.method(method);
            for handler in &code.handlers {
                let covers = |at: u32| (u32::from(handler.start)..u32::from(handler.end)).contains(&at);
                if !at.is_some_and(covers) {
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
                (top.pc, top.stage) = (u32::from(handler.target), Stage::Behind);
                top.stack = vec![value.clone()];
                self.side.push(Next::State(Box::new(caught)));
                if takes == Takes::Yes {
                    return Ok(());
                }
            }
            if let Some(class) = self.initialised_by(method) {
                left.initialized.remove(&class);
                left.failed.insert(class);
                (thrown, value) = self.out_of_initialiser(&left, thrown, value)?;
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
