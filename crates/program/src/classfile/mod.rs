//! Class files (JVMS chapter 4) as plain data.
//!
//! A class file is untrusted: whatever its bytes, parsing ends in a [`ClassFile`] or in a
//! [`ClassFileError`] that names the offset. Nothing here resolves names or loads other classes.

mod annotations;
mod attributes;
mod constants;
mod cursor;
mod file;

pub use annotations::{Annotation, ElementValue};
pub use attributes::{
    Annotations, BootstrapMethod, Code, EnclosingMethod, InnerClass, LineNumber, LocalVariable, RawHandler,
    RecordComponent,
};
pub use constants::{Constant, ConstantPool, decode_modified_utf8};
pub use cursor::ClassFileError;
use cursor::Cursor;
pub use file::{ClassFile, Member};
use std::sync::Arc;

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

    /// The same, that of the file if it can be taken as it is.
    pub(crate) fn text(&self, index: u16) -> Result<std::borrow::Cow<'_, str>, ClassFileError> {
        self.pool.text(&self.bytes, index)
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
