//! The types at a call on a handle: what the call passes and expects against what the variable holds. `java` would
//! adapt the handle with `asType`; here each value is converted or refused.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::HandleSite;
use crate::machine::Machine;
use crate::stop::{Flow, Stop};
use program::names::class_of_descriptor;
use program::{ClassId, Kind};

/// A value of a narrower type as one of a wider type; `None` if Java has no such conversion.
pub(super) fn widen(from: Kind, to: Kind, value: u64) -> Option<u64> {
    use Kind::{Byte, Char, Double, Float, Int, Long, Short};
    let int = value as i32;
    Some(match (from, to) {
        _ if from == to => value,
        (Byte, Short | Int) | (Short | Char, Int) => value,
        (Byte | Short | Char | Int, Long) => i64::from(int) as u64,
        (Byte | Short | Char | Int, Float) => u64::from((int as f32).to_bits()),
        (Byte | Short | Char | Int, Double) => f64::from(int).to_bits(),
        (Long, Float) => u64::from((value as i64 as f32).to_bits()),
        (Long, Double) => (value as i64 as f64).to_bits(),
        (Float, Double) => f64::from(f32::from_bits(value as u32)).to_bits(),
        _ => return None,
    })
}

/// The primitive type that a wrapper class holds.
fn wrapped(class: &str) -> Option<Kind> {
    let kinds = Kind::PRIMITIVES.iter().copied().filter(|kind| *kind != Kind::Void);
    kinds.into_iter().find(|kind| wrapper(*kind) == class)
}

fn wrapper(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Byte => "java/lang/Byte",
        Kind::Char => "java/lang/Character",
        Kind::Short => "java/lang/Short",
        Kind::Int => "java/lang/Integer",
        Kind::Long => "java/lang/Long",
        Kind::Float => "java/lang/Float",
        Kind::Double => "java/lang/Double",
        Kind::Reference | Kind::Void => "",
    }
}

/// Whether a reference of this static class may be a wrapper.
fn is_above_wrappers(class: &str) -> bool {
    let above = ["java/lang/Object", "java/lang/Number", "java/lang/Comparable", "java/io/Serializable"];
    above.contains(&class)
}

/// `A`, `int`, `String[]` for a descriptor.
fn simple_name(descriptor: &str) -> String {
    let dimensions = descriptor.bytes().take_while(|byte| *byte == b'[').count();
    let element = &descriptor[dimensions..];
    let name = match Kind::of(element) {
        Some(Kind::Reference) => class_of_descriptor(element).rsplit(['/', '$']).next().unwrap_or_default(),
        Some(kind) => kind.java_name(),
        None => element,
    };
    format!("{name}{}", "[]".repeat(dimensions))
}

impl<H: Host> Machine<H> {
    /// `Class.cast` as `java` words its failure.
    pub(super) fn cast(&mut self, object: Ref, class: ClassId) -> Result<(), Flow> {
        if object.is_null() || self.is_instance(object, class) {
            return Ok(());
        }
        let (from, to) = (self.class_name_of(object), self.program.class(class).java_name());
        Err(self.throw_new("java/lang/ClassCastException", &format!("Cannot cast {from} to {to}")))
    }

    /// The call's types and the handle's do not go together.
    pub(super) fn wrong_type(&mut self, site: &HandleSite, handle: &[String]) -> Flow {
        let given: Vec<String> = site.parameters.iter().map(|text| simple_name(text)).collect();
        let list = |types: &[String]| [&["VarHandle".to_string()], types].concat().join(",");
        let (wanted, result) = handle.split_at(handle.len().saturating_sub(1));
        let message = format!(
            "cannot convert MethodHandle({}){} to ({}){}",
            list(wanted),
            result.concat(),
            list(&given),
            simple_name(&site.result)
        );
        self.throw_new("java/lang/invoke/WrongMethodTypeException", &message)
    }

    /// Whether a value of a static type may stand where a variable of this kind is meant.
    pub(super) fn is_convertible(&self, from: &str, to: Kind) -> bool {
        match (Kind::of(from), to) {
            (Some(Kind::Reference), Kind::Reference) => true,
            (Some(Kind::Reference), to) => {
                let class = class_of_descriptor(from);
                is_above_wrappers(class) || wrapped(class).is_some_and(|kind| widen(kind, to, 0).is_some())
            }
            (Some(_), Kind::Reference) => true,
            (Some(from), to) => widen(from, to, 0).is_some(),
            (None, _) => false,
        }
    }

    /// Whether a value of this kind may be the result of a call that expects a static type.
    pub(super) fn is_result(&self, from: Kind, to: &str) -> bool {
        match (from, Kind::of(to)) {
            (_, Some(Kind::Void)) | (Kind::Reference, Some(_)) => true,
            (from, Some(Kind::Reference)) => {
                let class = class_of_descriptor(to);
                class == wrapper(from) || is_above_wrappers(class)
            }
            (from, Some(to)) => widen(from, to, 0).is_some(),
            (_, None) => false,
        }
    }

    /// A value that the call passes as the variable takes it; a reference must be of the class.
    pub(super) fn converted(
        &mut self,
        value: u64,
        from: &str,
        to: Kind,
        class: Option<ClassId>,
    ) -> Result<u64, Flow> {
        match (Kind::of(from).unwrap_or(Kind::Void), to) {
            (Kind::Reference, Kind::Reference) => {
                if let Some(class) = class {
                    self.cast(Ref(value as u32), class)?;
                }
                Ok(value)
            }
            (Kind::Reference, to) => self.unboxed(Ref(value as u32), to),
            (_, Kind::Reference) => Err(Flow::Stop(Stop::Unsupported(
                "a primitive value given to a handle of a reference is not modelled".into(),
            ))),
            (from, to) => Ok(widen(from, to, value).unwrap_or(value)),
        }
    }

    /// What a wrapper holds, widened.
    pub(super) fn unboxed(&mut self, object: Ref, to: Kind) -> Result<u64, Flow> {
        if object.is_null() {
            return Err(self.throw_without_message("java/lang/NullPointerException"));
        }
        match self.unbox(object).and_then(|(kind, value)| widen(kind, to, value)) {
            Some(value) => Ok(value),
            None => {
                let (from, to) = (self.class_name_of(object), wrapper(to).replace('/', "."));
                let message = format!("Cannot cast {from} to {to}");
                Err(self.throw_new("java/lang/ClassCastException", &message))
            }
        }
    }

    /// The class whose `valueOf` makes a result of a primitive, if the call expects a reference.
    pub(super) fn boxes(&mut self, kind: Kind, result: &str) -> Option<ClassId> {
        let boxes = kind != Kind::Reference && Kind::of(result) == Some(Kind::Reference);
        boxes.then(|| self.program.load(wrapper(kind)).ok()).flatten()
    }

    /// Names of a handle's parameter types and of its result, for a message.
    pub(super) fn type_name(&self, mirror: Ref) -> String {
        let name = self.program.class(self.class_of_mirror(mirror)).name.to_string();
        let primitive = Kind::PRIMITIVES.iter().any(|kind| kind.java_name() == name);
        match primitive {
            true => name,
            false if name.starts_with('[') => simple_name(&name),
            false => simple_name(&format!("L{name};")),
        }
    }
}
