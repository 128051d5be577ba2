//! Classes are initialised before their first use (JLS 12.4, JVMS 5.5): the class that declares the field or the
//! method, after what is above it. What an initialiser throws, unless it is an error, becomes one, and the class cannot
//! be used any more.

use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::initialisers::initialisers;
use crate::initialisers::initialisers_of_lambda;
use crate::state::{Stage, State};
use program::bytecode::Instruction;
use program::{ClassId, Kind, MethodId};

/// What the use of a class leads to that could not be initialised.
const UNUSABLE: &str = "java/lang/NoClassDefFoundError";
/// Longer initialisers of classes are followed only if they matter.
const LONGEST_INITIALISER: usize = 400;

impl Engine<'_> {
    /// The class is initialised here at the latest. What comes of it first, if anything does: its initialiser, and then
    /// the instruction again, or an exception.
    pub(crate) fn touch(&mut self, state: &mut State, class: ClassId) -> Followed<Option<Flow>> {
        let mut followed = Vec::new();
        let order = initialisers(self.program, class);
        if order.iter().any(|(class, _)| state.failed.contains(class)) {
            return self.throws(state, UNUSABLE).map(Some);
        }
        for (class, initialiser) in order {
            if state.initialized.contains(&class) {
                continue;
            }
            let relevant = self.relevance.method(initialiser);
            // While this is the only task, it is the one that initialises.
            let alone = !state.statics_shared;
            if alone && (relevant || !followed.is_empty() || self.is_straight(initialiser)) {
                state.initialized.insert(class);
                followed.push(initialiser);
                continue;
            }
            if relevant {
                let name = self.program.class(class).java_name();
                return Err(format!(
                    "the initialiser of class {name} uses phasers, tasks or locks, and any task may run it"
                ));
            }
            self.pass_over_initialiser(state, class, initialiser)?;
        }
        if followed.is_empty() {
            return Ok(None);
        }
        let top = state.top();
        (top.pc, top.stage) = (self.at, Stage::Again);
        // All of them have begun, as far as others can tell; the last one here runs first.
        for initialiser in followed.into_iter().rev() {
            self.push_frame(state, initialiser, Vec::new(), Kind::Void);
            state.top().stage = Stage::Before;
        }
        Ok(Some(Flow::On))
    }

    /// An initialiser that is not followed, and uses no phasers: it may throw, and behind it the class is initialised.
    fn pass_over_initialiser(
        &mut self,
        state: &mut State,
        class: ClassId,
        initialiser: MethodId,
    ) -> Followed<()> {
        self.note_loops_of(initialiser);
        if !self.is_quiet(initialiser) {
            let mut failing = state.clone();
            failing.failed.insert(class);
            self.throw_error(&failing)?;
        }
        state.initialized.insert(class);
        Ok(())
    }

    /// A static method is called through a lambda. That its class has no relevant initialiser to run was seen to when
    /// the lambda was made.
    pub(crate) fn touch_through_lambda(
        &mut self,
        state: &mut State,
        class: ClassId,
    ) -> Followed<Option<Flow>> {
        for (class, initialiser) in initialisers(self.program, class) {
            if state.failed.contains(&class) {
                return self.throws(state, UNUSABLE).map(Some);
            }
            if !state.initialized.contains(&class) {
                self.pass_over_initialiser(state, class, initialiser)?;
            }
        }
        Ok(None)
    }

    /// The first lambda of an interface is made. What its linking would make of an exception is not followed.
    pub(crate) fn touch_for_lambda(&mut self, state: &mut State, interface: ClassId) -> Followed<()> {
        for (class, initialiser) in initialisers_of_lambda(self.program, interface) {
            if state.initialized.contains(&class) {
                continue;
            }
            if self.relevance.method(initialiser) || !self.is_quiet(initialiser) {
                let name = self.program.class(class).java_name();
                return Err(format!(
                    "a lambda is the first to use interface {name}, whose initialiser may throw"
                ));
            }
            self.pass_over_initialiser(state, class, initialiser)?;
        }
        Ok(())
    }

    /// Whether the use of a class runs nothing that uses phasers or tasks.
    pub(crate) fn is_initialised_harmlessly(&self, state: &State, class: ClassId) -> bool {
        initialisers(self.program, class)
            .iter()
            .all(|(class, method)| state.initialized.contains(class) || !self.relevance.method(*method))
    }

    /// Whether the use of a class cannot throw.
    pub(crate) fn is_initialised_quietly(&mut self, state: &State, class: ClassId) -> bool {
        initialisers(self.program, class)
            .into_iter()
            .all(|(class, method)| state.initialized.contains(&class) || self.is_quiet(method))
    }

    /// The class that a method initialises, if it is an initialiser.
    pub(crate) fn initialised_by(&self, method: MethodId) -> Option<ClassId> {
        let linked = self.program.method(method);
        (self.program.text(linked.name) == "<clinit>").then_some(linked.class)
    }

    /// Whether a method is short and has no loops.
    fn is_straight(&mut self, method: MethodId) -> bool {
        self.has_code(method) && {
            let code = self.method(method);
            let forward = |(pc, entry): (usize, &Option<(Instruction, u32)>)| {
                let mut forward = true;
                if let Some((instruction, _)) = entry {
                    instruction.targets(&mut |target| forward &= target as usize > pc);
                }
                forward
            };
            code.code.len() <= LONGEST_INITIALISER && code.code.iter().enumerate().all(forward)
        }
    }
}
