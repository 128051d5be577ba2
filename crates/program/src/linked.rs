//! Linked classes, methods and fields.

use crate::classfile::{ClassFile, Code};
use crate::classpath::Origin;
use crate::names::{ClassId, FieldId, Kind, MethodId, Symbol};
use std::sync::Arc;

/// Access flags (JVMS tables 4.1-B, 4.5-A, 4.6-A).
pub mod access {
    #![allow(missing_docs, reason = "the names are the specification's")]
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const VOLATILE: u16 = 0x0040;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ENUM: u16 = 0x4000;
}

/// What sort of class it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A class or an interface with a class file, or one that the machine made.
    Instance,
    /// An array of this element class.
    Array(ClassId, Kind),
    /// A primitive type.
    Primitive(Kind),
}

/// A linked class.
#[derive(Clone, Debug)]
pub struct Class {
    /// The internal name, `java/lang/String`.
    pub name: Arc<str>,
    /// A hash of the name that does not depend on the order of loading.
    pub wide_name: u128,
    /// Access flags of the file.
    pub access: u16,
    /// What sort of class it is.
    pub shape: Shape,
    /// Where it came from.
    pub origin: Origin,
    /// Superclass.
    pub super_class: Option<ClassId>,
    /// The chain of superclasses from `Object` down to this class.
    pub chain: Vec<ClassId>,
    /// Direct superinterfaces.
    pub interfaces: Vec<ClassId>,
    /// All superinterfaces, sorted, itself included if it is one.
    pub all_interfaces: Vec<ClassId>,
    /// The class file.
    pub file: Option<Arc<ClassFile>>,
    /// Declared fields in file order.
    pub fields: Vec<FieldId>,
    /// Declared methods in file order.
    pub methods: Vec<MethodId>,
    /// Words of an instance.
    pub instance_words: u32,
    /// Which words of an instance hold references.
    pub instance_references: Vec<u32>,
    /// Words of static fields.
    pub static_words: u32,
    /// Which static words hold references.
    pub static_references: Vec<u32>,
    /// Virtual methods by index.
    pub vtable: Vec<MethodId>,
    /// The class initialiser.
    pub initializer: Option<MethodId>,
    /// The class of arrays of this class, once asked for.
    pub array_class: Option<ClassId>,
    /// What the verifier said, once asked.
    pub verified: Option<Result<(), crate::verify::refusal::Refusal>>,
}

impl Class {
    /// Whether it is an interface.
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    /// Whether it is an array class.
    pub fn is_array(&self) -> bool {
        matches!(self.shape, Shape::Array(..))
    }

    /// The package part of the name.
    pub fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// The name as Java prints it.
    pub fn java_name(&self) -> String {
        self.name.replace('/', ".")
    }
}

/// A linked method.
#[derive(Clone, Debug)]
pub struct Method {
    /// The declaring class.
    pub class: ClassId,
    /// Its name.
    pub name: Symbol,
    /// Its descriptor.
    pub descriptor: Symbol,
    /// Access flags.
    pub access: u16,
    /// Argument slots, the receiver included.
    pub argument_slots: u16,
    /// What it returns.
    pub result: Kind,
    /// Index in the vtable of its class.
    pub vtable_index: Option<u16>,
    /// Index among the file's methods.
    pub file_index: u16,
    /// Bytecode.
    pub bytecode: Option<Arc<Code>>,
    /// Not shown in stack traces.
    pub hidden: bool,
    /// Translated code, once called.
    pub code: Option<crate::code::CodeId>,
}

impl Method {
    /// Whether a flag is set.
    pub fn has(&self, flag: u16) -> bool {
        self.access & flag != 0
    }
}

/// A linked field.
#[derive(Clone, Debug)]
pub struct Field {
    /// The declaring class.
    pub class: ClassId,
    /// Its name.
    pub name: Symbol,
    /// Its descriptor.
    pub descriptor: Symbol,
    /// Access flags.
    pub access: u16,
    /// What it holds.
    pub kind: Kind,
    /// The word in the instance, or among the class's static words.
    pub word: u32,
    /// Index among the file's fields.
    pub file_index: u16,
    /// `ConstantValue`, 0 if none.
    pub constant_value: u16,
}

impl Field {
    /// Whether it is static.
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    /// Whether it is volatile.
    pub fn is_volatile(&self) -> bool {
        self.access & access::VOLATILE != 0
    }

    /// Whether it is final.
    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }
}
