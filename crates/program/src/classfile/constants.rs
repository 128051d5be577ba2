//! The constant pool (JVMS 4.4).

use super::cursor::ClassFileError;
use super::cursor::Cursor;
use std::borrow::Cow;

/// A constant; texts are ranges of the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// Unused: index 0, and the index after a long or a double.
    Empty,
    /// Start and length of modified UTF-8.
    Utf8(u32, u16),
    /// An `int`.
    Integer(i32),
    /// A `float`, as bits.
    Float(u32),
    /// A `long`.
    Long(i64),
    /// A `double`, as bits.
    Double(u64),
    /// A class by name.
    Class(u16),
    /// A string literal.
    String(u16),
    /// Class, name and type.
    Field(u16, u16),
    /// Class, name and type.
    Method(u16, u16),
    /// Class, name and type.
    InterfaceMethod(u16, u16),
    /// Name, descriptor.
    NameAndType(u16, u16),
    /// Kind, reference.
    MethodHandle(u8, u16),
    /// Descriptor.
    MethodType(u16),
    /// Bootstrap method, name and type.
    Dynamic(u16, u16),
    /// Bootstrap method, name and type.
    InvokeDynamic(u16, u16),
    /// A module or a package: not used by programs.
    Name(u16),
}

/// The constant pool of a class.
#[derive(Debug, Default)]
pub struct ConstantPool {
    constants: Vec<Constant>,
}

impl ConstantPool {
    pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<ConstantPool, ClassFileError> {
        let count = cursor.u2()? as usize;
        let mut constants = Vec::with_capacity(count.min(cursor.remaining() / 3 + 2));
        constants.push(Constant::Empty);
        while constants.len() < count {
            let constant = Self::constant(cursor)?;
            let wide = matches!(constant, Constant::Long(_) | Constant::Double(_));
            constants.push(constant);
            if wide {
                constants.push(Constant::Empty);
            }
        }
        Ok(ConstantPool { constants })
    }

    fn constant(cursor: &mut Cursor<'_>) -> Result<Constant, ClassFileError> {
        Ok(match cursor.u1()? {
            1 => {
                let length = cursor.u2()?;
                Constant::Utf8(cursor.skip(length as usize)? as u32, length)
            }
            3 => Constant::Integer(cursor.u4()? as i32),
            4 => Constant::Float(cursor.u4()?),
            5 => Constant::Long(cursor.u8()? as i64),
            6 => Constant::Double(cursor.u8()?),
            7 => Constant::Class(cursor.u2()?),
            8 => Constant::String(cursor.u2()?),
            9 => Constant::Field(cursor.u2()?, cursor.u2()?),
            10 => Constant::Method(cursor.u2()?, cursor.u2()?),
            11 => Constant::InterfaceMethod(cursor.u2()?, cursor.u2()?),
            12 => Constant::NameAndType(cursor.u2()?, cursor.u2()?),
            15 => Constant::MethodHandle(cursor.u1()?, cursor.u2()?),
            16 => Constant::MethodType(cursor.u2()?),
            17 => Constant::Dynamic(cursor.u2()?, cursor.u2()?),
            18 => Constant::InvokeDynamic(cursor.u2()?, cursor.u2()?),
            19 | 20 => Constant::Name(cursor.u2()?),
            _ => return cursor.fail("a constant has an unknown tag"),
        })
    }

    /// How many indices there are.
    pub fn len(&self) -> usize {
        self.constants.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.constants.is_empty()
    }

    /// The constant at an index.
    pub fn get(&self, index: u16) -> Result<Constant, ClassFileError> {
        match self.constants.get(index as usize) {
            Some(constant) => Ok(*constant),
            None => Err(ClassFileError { offset: 0, what: "an index lies outside the constant pool" }),
        }
    }

    /// The raw bytes of a `Utf8` constant.
    pub fn utf8_bytes<'a>(&self, file: &'a [u8], index: u16) -> Result<&'a [u8], ClassFileError> {
        match self.get(index)? {
            Constant::Utf8(start, length) => Ok(&file[start as usize..start as usize + length as usize]),
            _ => Err(ClassFileError { offset: 0, what: "a constant that should be a text is not" }),
        }
    }

    /// A `Utf8` constant as text.
    pub fn utf8(&self, file: &[u8], index: u16) -> Result<String, ClassFileError> {
        Ok(self.text(file, index)?.into_owned())
    }

    /// A `Utf8` constant as text, that of the file if it can be taken as it is.
    pub fn text<'a>(&self, file: &'a [u8], index: u16) -> Result<Cow<'a, str>, ClassFileError> {
        let bytes = self.utf8_bytes(file, index)?;
        Ok(match std::str::from_utf8(bytes) {
            Ok(text) if text.is_ascii() => Cow::Borrowed(text),
            _ => Cow::Owned(String::from_utf16_lossy(&decode_modified_utf8(bytes))),
        })
    }
}

/// Modified UTF-8 (JVMS 4.4.7) to UTF-16. Malformed bytes become U+FFFD.
pub fn decode_modified_utf8(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut at = 0;
    let low = |i: usize| bytes.get(i).filter(|b| *b & 0xC0 == 0x80).map(|b| u16::from(b & 0x3F));
    while at < bytes.len() {
        let first = bytes[at];
        let (unit, length) = match first {
            0x00..=0x7F => (Some(u16::from(first)), 1),
            0xC0..=0xDF => (low(at + 1).map(|b| (u16::from(first) & 0x1F) << 6 | b), 2),
            0xE0..=0xEF => match (low(at + 1), low(at + 2)) {
                (Some(b), Some(c)) => (Some((u16::from(first) & 0x0F) << 12 | b << 6 | c), 3),
                _ => (None, 1),
            },
            _ => (None, 1),
        };
        units.push(unit.unwrap_or(0xFFFD));
        at += if unit.is_some() { length } else { 1 };
    }
    units
}
