//! A class file as plain data.

use super::attributes::{Annotations, BootstrapMethod, Code, EnclosingMethod, InnerClass, RecordComponent};
use super::constants::ConstantPool;
use std::sync::Arc;

/// A field or a method as it stands in the file.
#[derive(Clone, Debug, Default)]
pub struct Member {
    /// Access flags.
    pub access: u16,
    /// Name, an index of a `Utf8` constant.
    pub name: u16,
    /// Descriptor, an index of a `Utf8` constant.
    pub descriptor: u16,
    /// `ConstantValue` of a static field, 0 if none.
    pub constant_value: u16,
    /// `Signature`, 0 if none.
    pub signature: u16,
    /// The method's code.
    pub code: Option<Arc<Code>>,
    /// `Exceptions`: indices of `Class` constants.
    pub exceptions: Vec<u16>,
    /// The raw bytes of annotation attributes, for reflection.
    pub annotations: Annotations,
    /// `@CallerSensitive`-like hidden frames: the method carries `@Hidden`.
    pub hidden: bool,
}

/// A parsed class file.
#[derive(Debug)]
pub struct ClassFile {
    /// The file itself; texts are read from it on demand.
    pub bytes: Arc<[u8]>,
    /// Major version.
    pub major: u16,
    /// The constant pool.
    pub pool: ConstantPool,
    /// Access flags.
    pub access: u16,
    /// This class, an index of a `Class` constant.
    pub this_class: u16,
    /// The superclass, 0 for `Object` and modules.
    pub super_class: u16,
    /// Direct superinterfaces.
    pub interfaces: Vec<u16>,
    /// Fields in file order.
    pub fields: Vec<Member>,
    /// Methods in file order.
    pub methods: Vec<Member>,
    /// `SourceFile`, 0 if none.
    pub source_file: u16,
    /// `Signature`, 0 if none.
    pub signature: u16,
    /// `BootstrapMethods`.
    pub bootstrap_methods: Vec<BootstrapMethod>,
    /// `InnerClasses`.
    pub inner_classes: Vec<InnerClass>,
    /// `EnclosingMethod`.
    pub enclosing_method: Option<EnclosingMethod>,
    /// `NestHost`, 0 if none.
    pub nest_host: u16,
    /// `NestMembers`.
    pub nest_members: Vec<u16>,
    /// `Record`, if this is a record class.
    pub record: Option<Vec<RecordComponent>>,
    /// `PermittedSubclasses`, if sealed.
    pub permitted_subclasses: Vec<u16>,
    /// The raw bytes of annotation attributes, for reflection.
    pub annotations: Annotations,
}
