//! Which verification types can stand for which (JVMS 4.10.1.2).

use super::slots::Type;
use super::{Checked, Failure, Verifier};
use crate::classpath::is_of_library;
use crate::load_error::LoadError;
use crate::names::{Kind, Symbol, class_of_descriptor, descriptor_length, split_descriptor};

impl Verifier<'_> {
    pub(super) fn object(&mut self, name: &str) -> Type {
        Type::Object(self.program.symbols.intern(name))
    }

    /// The type of a field descriptor.
    pub(super) fn described(&mut self, descriptor: &str) -> Checked<Type> {
        if descriptor_length(descriptor) != Some(descriptor.len()) || descriptor == "V" {
            return Err(Failure::Format("a malformed descriptor"));
        }
        match Kind::of(descriptor) {
            Some(Kind::Reference) => Ok(self.object(class_of_descriptor(descriptor))),
            Some(kind) => Ok(Type::of_primitive(kind)),
            None => Err(Failure::Format("a malformed descriptor")),
        }
    }

    /// The types of a method's parameters and of its result.
    pub(super) fn signature(&mut self, descriptor: &str) -> Checked<(Vec<Type>, Option<Type>)> {
        let Some((parameters, result)) = split_descriptor(descriptor) else {
            return Err(Failure::Format("a malformed method descriptor"));
        };
        let parameters =
            parameters.iter().map(|text| self.described(text)).collect::<Checked<Vec<Type>>>()?;
        let result = if result == "V" { None } else { Some(self.described(result)?) };
        Ok((parameters, result))
    }

    /// The class behind a `Class` constant.
    pub(super) fn class_constant(&mut self, index: u16) -> Checked<Type> {
        let Ok(name) = self.file.class_name(index) else {
            return self.fail("Illegal type at constant pool entry: a class is needed");
        };
        if name.starts_with('[') && descriptor_length(&name) != Some(name.len()) {
            return Err(Failure::Format("a malformed class name"));
        }
        Ok(self.object(&name))
    }

    pub(super) fn text(&self, symbol: Symbol) -> std::sync::Arc<str> {
        std::sync::Arc::clone(self.program.symbols.text(symbol))
    }

    pub(super) fn is_array(&self, name: Symbol) -> bool {
        self.text(name).starts_with('[')
    }

    pub(super) fn describe(&self, value: Type) -> String {
        match value {
            Type::Object(name) => self.text(name).to_string(),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Whether a value of one type can stand where another is wanted. Classes are loaded only if their names
    /// do not decide it.
    pub(super) fn assignable(&mut self, from: Type, to: Type) -> Checked<bool> {
        if from == to || to == Type::Top {
            return Ok(true);
        }
        match (from, to) {
            (Type::Null, Type::Object(_)) => Ok(true),
            (Type::Object(from), Type::Object(to)) => self.class_assignable(from, to, false),
            _ => Ok(false),
        }
    }

    /// Interfaces are treated like `Object`: what a call on them needs is looked at when it is made. `guarded`: the
    /// question is about access to a protected member.
    pub(super) fn class_assignable(&mut self, from: Symbol, to: Symbol, guarded: bool) -> Checked<bool> {
        let (from_text, to_text) = (self.text(from), self.text(to));
        if from == to || &*to_text == "java/lang/Object" {
            return Ok(true);
        }
        let from_array = from_text.strip_prefix('[');
        if let Some(wanted) = to_text.strip_prefix('[') {
            let Some(actual) = from_array else { return Ok(false) };
            return self.component_assignable(actual, wanted);
        }
        let upper = self.program.load(&to_text)?;
        if self.program.class(upper).is_interface() && !(guarded && &*from_text == "java/lang/Object") {
            let of_arrays = matches!(&*to_text, "java/lang/Cloneable" | "java/io/Serializable");
            return Ok(from_array.is_none() || of_arrays);
        }
        if from_array.is_some() {
            return Ok(false);
        }
        match self.program.load(&from_text) {
            Ok(lower) => Ok(self.program.is_subclass(lower, upper)),
            // What the shipped Habanero API does not have stops a program where it is used, not before. Nothing but
            // null can be of such a class: nothing is assignable to it.
            Err(LoadError::NotFound(missing)) if is_of_library(&missing) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    fn component_assignable(&mut self, from: &str, to: &str) -> Checked<bool> {
        if from == to {
            return Ok(true);
        }
        if Kind::of(from) != Some(Kind::Reference) || Kind::of(to) != Some(Kind::Reference) {
            return Ok(false);
        }
        let from = self.program.symbols.intern(class_of_descriptor(from));
        let to = self.program.symbols.intern(class_of_descriptor(to));
        self.class_assignable(from, to, false)
    }

    /// The descriptor of an array's components.
    pub(super) fn component(&self, array: Symbol) -> Option<String> {
        self.text(array).strip_prefix('[').map(str::to_string)
    }

    /// The array whose components are of this class.
    pub(super) fn array_of(&mut self, component: Type) -> Checked<Type> {
        let Type::Object(name) = component else { return self.fail("an array of no type") };
        let name = self.text(name);
        let array = if name.starts_with('[') { format!("[{name}") } else { format!("[L{name};") };
        if descriptor_length(&array).is_none() {
            return self.fail("Illegal anewarray instruction, array has more than 255 dimensions");
        }
        Ok(self.object(&array))
    }
}
