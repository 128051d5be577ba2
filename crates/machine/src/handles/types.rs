//! The types at a call on a handle: what the call passes and expects against what the variable holds. `java` would
//! adapt the handle with `asType`; here each value is converted or refused.

use super::{Access, AccessType, TARGET, TYPE};
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

    /// The handle asks for exactly its own types.
    pub(super) fn not_exact(&mut self, site: &HandleSite, wanted: &AccessType) -> Flow {
        let list = |types: &[Box<str>]| names(types).collect::<Vec<_>>().join(",");
        let message = format!(
            "expected ({}){} but found ({}){}",
            list(&wanted.parameters),
            simple_name(&wanted.result),
            list(&site.parameters),
            simple_name(&site.result)
        );
        self.throw_new("java/lang/invoke/WrongMethodTypeException", &message)
    }

    /// The call's types and the handle's do not go together.
    pub(super) fn wrong_type(&mut self, site: &HandleSite, wanted: &AccessType) -> Flow {
        let list =
            |types: &[Box<str>]| names(types).fold("VarHandle".to_string(), |list, one| list + "," + &one);
        let message = format!(
            "cannot convert MethodHandle({}){} to ({}){}",
            list(&wanted.parameters),
            simple_name(&wanted.result),
            list(&site.parameters),
            simple_name(&site.result)
        );
        self.throw_new("java/lang/invoke/WrongMethodTypeException", &message)
    }

    /// Whether `asType` converts values of one type to another: `MethodType.canConvert`.
    pub(super) fn can_convert(&mut self, from: &str, to: &str) -> bool {
        const OBJECT: &str = "Ljava/lang/Object;";
        if from == to || from == OBJECT || to == OBJECT {
            return true;
        }
        match (Kind::of(from), Kind::of(to)) {
            (Some(Kind::Reference), Some(Kind::Reference)) | (_, Some(Kind::Void)) => true,
            (Some(Kind::Reference), Some(to)) => {
                let class = class_of_descriptor(from);
                self.is_above(class, wrapper(to))
                    || wrapped(class).is_some_and(|kind| widen(kind, to, 0).is_some())
            }
            (Some(from), Some(Kind::Reference)) => self.is_above(class_of_descriptor(to), wrapper(from)),
            (Some(from), Some(to)) => widen(from, to, 0).is_some(),
            (None, _) | (_, None) => false,
        }
    }

    /// Whether a class is another or above it.
    fn is_above(&mut self, upper: &str, lower: &str) -> bool {
        match (self.program.load(upper), self.program.load(lower)) {
            (Ok(upper), Ok(lower)) => self.program.is_subclass(lower, upper),
            _ => false,
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

    /// Whether the types of the call are exactly those of the handle; no text is made for it.
    pub(super) fn has_types(&mut self, handle: Ref, site: &HandleSite) -> bool {
        let words = self.handle_words();
        let target = self.heap.get_ref(handle, words + TARGET);
        let variable = self.heap.get_ref(handle, words + TYPE);
        let coordinates = self.coordinates(handle);
        let is_one = |at: usize, text: &str| match at {
            _ if at >= coordinates => self.is_descriptor_of(variable, text),
            0 => self.is_descriptor_of(target, text),
            _ => text == "I",
        };
        site.parameters.len() == coordinates + site.access.values()
            && site.parameters.iter().enumerate().all(|(at, text)| is_one(at, text))
            && match site.access {
                Access::Set => &*site.result == "V",
                Access::CompareAndSet => &*site.result == "Z",
                _ => self.is_descriptor_of(variable, &site.result),
            }
    }

    /// Whether the types of the call, which are not those of the handle, can be converted to them.
    pub(super) fn check_conversions(&mut self, handle: Ref, site: &HandleSite) -> Result<(), Flow> {
        let wanted = self.access_type(handle, site.access);
        let fits = site.parameters.len() == wanted.parameters.len()
            && site.parameters.iter().zip(&wanted.parameters).all(|(from, to)| self.can_convert(from, to))
            && self.can_convert(&wanted.result, &site.result);
        if fits { Ok(()) } else { Err(self.wrong_type(site, &wanted)) }
    }

    /// The type of an access mode: `VarHandle.accessModeType`.
    pub(super) fn access_type(&mut self, handle: Ref, access: Access) -> AccessType {
        let words = self.handle_words();
        let target = self.heap.get_ref(handle, words + TARGET);
        let variable = self.heap.get_ref(handle, words + TYPE);
        let variable = self.descriptor_of_mirror(variable);
        let mut parameters: Vec<Box<str>> = Vec::new();
        let coordinates = self.coordinates(handle);
        if coordinates > 0 {
            parameters.push(self.descriptor_of_mirror(target));
        }
        if coordinates > 1 {
            parameters.push("I".into());
        }
        parameters.extend(std::iter::repeat_n(variable.clone(), access.values()));
        let result = match access {
            Access::Set => "V".into(),
            Access::CompareAndSet => "Z".into(),
            _ => variable,
        };
        AccessType { parameters, result }
    }

    /// Whether a descriptor is that of the type that a class object stands for.
    pub(super) fn is_descriptor_of(&self, mirror: Ref, descriptor: &str) -> bool {
        let name = &*self.program.class(self.class_of_mirror(mirror)).name;
        match Kind::of(descriptor) {
            Some(Kind::Reference) if descriptor.starts_with('[') => descriptor == name,
            Some(Kind::Reference) => class_of_descriptor(descriptor) == name,
            Some(kind) => kind.java_name() == name,
            None => false,
        }
    }

    /// The type that a class object stands for.
    pub(super) fn descriptor_of_mirror(&self, mirror: Ref) -> Box<str> {
        let name = &*self.program.class(self.class_of_mirror(mirror)).name;
        match Kind::PRIMITIVES.iter().find(|kind| kind.java_name() == name) {
            Some(kind) => kind.letter().to_string().into(),
            None if name.starts_with('[') => name.into(),
            None => format!("L{name};").into(),
        }
    }
}

fn names(types: &[Box<str>]) -> impl Iterator<Item = String> {
    types.iter().map(|text| simple_name(text))
}
