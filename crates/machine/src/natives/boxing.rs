//! Values as objects, and conversions between primitive types.

use super::ending::failed;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::Outcome;
use crate::stub::unwrapped;
use crate::stub::wrapper;
use program::Kind;

/// Widens a primitive value; `None` if the types do not fit.
pub(super) fn convert(from: Kind, to: Kind, raw: u64) -> Option<u64> {
    if from == to {
        return Some(raw);
    }
    let number = raw as i32;
    Some(match (from, to) {
        (Kind::Byte, Kind::Short | Kind::Int) | (Kind::Short | Kind::Char, Kind::Int) => raw,
        (Kind::Byte | Kind::Short | Kind::Char | Kind::Int, Kind::Long) => i64::from(number) as u64,
        (Kind::Byte | Kind::Short | Kind::Char | Kind::Int, Kind::Float) => {
            u64::from((number as f32).to_bits())
        }
        (Kind::Byte | Kind::Short | Kind::Char | Kind::Int, Kind::Double) => f64::from(number).to_bits(),
        (Kind::Long, Kind::Float) => u64::from((raw as i64 as f32).to_bits()),
        (Kind::Long, Kind::Double) => (raw as i64 as f64).to_bits(),
        (Kind::Float, Kind::Double) => f64::from(f32::from_bits(raw as u32)).to_bits(),
        _ => return None,
    })
}

/// Goes on with `Integer.valueOf` or its like.
pub(crate) fn box_value<H: Host>(m: &mut Machine<H>, kind: Kind, value: u64) -> Outcome {
    let (class, _) = wrapper(kind);
    match m.method_named(class, "valueOf", &format!("({})L{class};", kind.letter())) {
        Ok(method) => {
            let owner = m.program.method(method).class;
            if m.needs_initialization(owner) {
                return Outcome::Initialize(owner);
            }
            Outcome::Call(method, vec![value, 0])
        }
        Err(stop) => failed(stop),
    }
}

impl<H: Host> Machine<H> {
    /// The primitive inside a wrapper object.
    pub(crate) fn unbox(&self, object: Ref) -> Option<(Kind, u64)> {
        if object.is_null() {
            return None;
        }
        let kind = unwrapped(&self.program.class(self.class_of(object)).name)?;
        Some((kind, self.get_field(object, "value")))
    }
}
