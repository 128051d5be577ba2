//! Monitors, of the program and of the library.
//!
//! A monitor of the program may be taken if nothing else is held but itself: then its owner always gives it back, and
//! nobody waits in a cycle for it. Objects of the library, such as a `Vector`, a `StringBuffer` or `System.out`, take
//! their own monitor in their methods. So nothing may be called that does, while the program itself holds a monitor
//! that may be one of these, and no method that takes the monitors of two of them is followed.

use crate::call::Call;
use crate::engine::Engine;
use crate::flow::Followed;
use crate::guarded::Nests;
use crate::guarded::PLAIN;
use crate::guarded::nests;
use crate::quiet;
use crate::state::State;
use crate::value::Value;

impl Engine<'_> {
    /// A monitor is taken.
    pub(crate) fn may_lock(&self, state: &State, object: &Value) -> Followed<()> {
        let again = |held: &Value| matches!(held, Value::Object(_)) && held == object;
        if state.isolated > 0 || !state.monitors.iter().all(again) {
            return Err("one monitor inside another, or in isolated, may block, which is not modelled".into());
        }
        Ok(())
    }

    /// Whether the library never takes the monitor of a value.
    fn is_plain(&self, value: &Value) -> bool {
        match value {
            Value::Unknown | Value::NonNull | Value::Lost(_) => false,
            Value::Of(class) => PLAIN.contains(&&*self.program.class(*class).name),
            _ => true,
        }
    }

    /// Code that is not followed may take monitors of the library.
    pub(crate) fn may_lock_unseen(&self, state: &State, call: &str) -> Followed<()> {
        if state.monitors.iter().all(|held| self.is_plain(held)) {
            return Ok(());
        }
        Err(format!(
            "{call} may take a monitor of the library inside `synchronized` on an object that may be one of the library's"
        ))
    }

    /// A call that is passed over, of the library or of the program.
    pub(crate) fn may_lock_in_call(&self, state: &State, call: &Call) -> Followed<()> {
        let known = quiet::row(&call.owner, &call.name, &call.descriptor).is_some();
        if !known || call.owner == "java/io/PrintStream" {
            self.may_lock_unseen(state, &call.text())?;
        }
        let guarded = call.receiver.as_ref().is_some_and(|receiver| !self.is_plain(receiver));
        if !guarded || !self.relevance.mentions_guarded() || !state.statics_shared {
            return Ok(());
        }
        let nested = match nests(&call.name, &call.descriptor) {
            None => false,
            Some(Nests::Surely) => true,
            Some(Nests::ByArgument) => !call.arguments.iter().all(|argument| self.is_plain(argument)),
        };
        if nested {
            let text = call.text();
            return Err(format!("{text} may take two monitors of the library, one inside the other"));
        }
        Ok(())
    }
}
