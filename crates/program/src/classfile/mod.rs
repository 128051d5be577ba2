//! Class files (JVMS chapter 4) as plain data.
//!
//! A class file is untrusted: whatever its bytes, parsing ends in a [`ClassFile`] or in a
//! [`ClassFileError`] that names the offset. Nothing here resolves names or loads other classes.

mod attributes;
mod constants;
mod cursor;

pub use attributes::{
    Annotations, BootstrapMethod, Code, EnclosingMethod, InnerClass, LineNumber, LocalVariable, RawHandler,
    RecordComponent,
};
pub use constants::{Constant, ConstantPool, decode_modified_utf8};
use cursor::Cursor;
use std::sync::Arc;

/// Why some bytes are not a class file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} (at byte {offset})")]
pub struct ClassFileError {
    /// The offset in the file.
    pub offset: usize,
    /// What is wrong there.
    pub what: &'static str,
}

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

/// The newest class file version that JDK 25 writes.
pub const NEWEST_MAJOR: u16 = 69;

impl ClassFile {
    /// Parses a class file.
    pub fn parse(bytes: Arc<[u8]>) -> Result<ClassFile, ClassFileError> {
        let held = Arc::clone(&bytes);
        let mut cursor = Cursor::new(&held);
        if cursor.u4()? != 0xCAFE_BABE {
            return Err(ClassFileError {
                offset: 0,
                what: "not a class file: the first four bytes are not CAFEBABE",
            });
        }
        let _minor = cursor.u2()?;
        let major = cursor.u2()?;
        if !(45..=NEWEST_MAJOR).contains(&major) {
            return Err(ClassFileError {
                offset: 6,
                what: "this class file version is not supported (45 to 69 are)",
            });
        }
        let pool = ConstantPool::parse(&mut cursor)?;
        let access = cursor.u2()?;
        let this_class = cursor.u2()?;
        let super_class = cursor.u2()?;
        let interfaces = cursor.list(2, Cursor::u2)?;
        let fields = cursor.list(8, |c| attributes::member(c, &pool, &held))?;
        let methods = cursor.list(8, |c| attributes::member(c, &pool, &held))?;
        let mut file = ClassFile {
            bytes,
            major,
            pool,
            access,
            this_class,
            super_class,
            interfaces,
            fields,
            methods,
            source_file: 0,
            signature: 0,
            bootstrap_methods: Vec::new(),
            inner_classes: Vec::new(),
            enclosing_method: None,
            nest_host: 0,
            nest_members: Vec::new(),
            record: None,
            permitted_subclasses: Vec::new(),
            annotations: Annotations::default(),
        };
        attributes::class_attributes(&mut cursor, &mut file, &held)?;
        if cursor.remaining() != 0 {
            return cursor.fail("bytes after the end of the class");
        }
        Ok(file)
    }

    /// A `Utf8` constant as text (surrogates that stand alone become U+FFFD).
    pub fn utf8(&self, index: u16) -> Result<String, ClassFileError> {
        self.pool.utf8(&self.bytes, index)
    }

    /// The name behind a `Class` constant.
    pub fn class_name(&self, index: u16) -> Result<String, ClassFileError> {
        match self.pool.get(index)? {
            Constant::Class(name) => self.utf8(name),
            _ => Err(ClassFileError { offset: 0, what: "a constant that should be a class is not" }),
        }
    }

    /// The name and the descriptor behind a `NameAndType` constant.
    pub fn name_and_type(&self, index: u16) -> Result<(String, String), ClassFileError> {
        match self.pool.get(index)? {
            Constant::NameAndType(name, descriptor) => Ok((self.utf8(name)?, self.utf8(descriptor)?)),
            _ => {
                Err(ClassFileError { offset: 0, what: "a constant that should be a name and a type is not" })
            }
        }
    }
}
