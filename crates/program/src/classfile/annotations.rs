//! Annotations (JVMS 4.7.16) as plain data. They are read when somebody asks for them.

use super::attributes::Annotations;
use super::constants::Constant;
use super::cursor::{ClassFileError, Cursor};
use super::file::ClassFile;

/// Annotations and lists inside one another are not read deeper than this.
const DEEPEST: u32 = 16;

/// An annotation with what it is given; defaults are not in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Annotation {
    /// The internal name of its class.
    pub class: String,
    /// Names and values.
    pub elements: Vec<(String, ElementValue)>,
}

/// What an element of an annotation is given.
#[derive(Clone, Debug, PartialEq)]
pub enum ElementValue {
    /// A number, a character or a truth value: the letter of its type as in descriptors, and the constant.
    Number(char, Constant),
    /// A text.
    Text(String),
    /// A constant of an enum: the descriptor of its class, and its name.
    Enum(String, String),
    /// A class, as a descriptor.
    Class(String),
    /// An annotation.
    Annotation(Box<Annotation>),
    /// Several.
    List(Vec<ElementValue>),
}

impl Annotation {
    /// What an element is given, if it is.
    pub fn get(&self, name: &str) -> Option<&ElementValue> {
        self.elements.iter().find(|(one, _)| one == name).map(|(_, value)| value)
    }
}

impl ElementValue {
    /// The values of a list, or the one value that it is.
    pub fn values(&self) -> &[ElementValue] {
        match self {
            ElementValue::List(values) => values,
            single => std::slice::from_ref(single),
        }
    }
}

impl ClassFile {
    /// The annotations of the class or of a member that are kept for the run.
    pub fn visible_annotations(&self, of: &Annotations) -> Result<Vec<Annotation>, ClassFileError> {
        match self.part_of(of.visible)? {
            Some(mut cursor) => self.list_of_annotations(&mut cursor, 0),
            None => Ok(Vec::new()),
        }
    }

    /// The same for each parameter of a method.
    pub fn parameter_annotations(&self, of: &Annotations) -> Result<Vec<Vec<Annotation>>, ClassFileError> {
        let Some(mut cursor) = self.part_of(of.parameters)? else { return Ok(Vec::new()) };
        let count = cursor.u1()?;
        (0..count).map(|_| self.list_of_annotations(&mut cursor, 0)).collect()
    }

    fn part_of(&self, range: Option<(u32, u32)>) -> Result<Option<Cursor<'_>>, ClassFileError> {
        let Some((start, length)) = range else { return Ok(None) };
        let mut cursor = Cursor::new(&self.bytes);
        cursor.skip(start as usize)?;
        cursor.part(length as usize).map(Some)
    }

    fn list_of_annotations(
        &self,
        cursor: &mut Cursor<'_>,
        depth: u32,
    ) -> Result<Vec<Annotation>, ClassFileError> {
        cursor.list(4, |cursor| self.annotation(cursor, depth))
    }

    fn annotation(&self, cursor: &mut Cursor<'_>, depth: u32) -> Result<Annotation, ClassFileError> {
        let descriptor = self.utf8(cursor.u2()?)?;
        let class = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
        let Some(class) = class else { return cursor.fail("an annotation is of no class") };
        let elements =
            cursor.list(3, |cursor| Ok((self.utf8(cursor.u2()?)?, self.element_value(cursor, depth)?)))?;
        Ok(Annotation { class: class.to_string(), elements })
    }

    fn element_value(&self, cursor: &mut Cursor<'_>, depth: u32) -> Result<ElementValue, ClassFileError> {
        if depth > DEEPEST {
            return cursor.fail("annotations lie too deep inside one another");
        }
        Ok(match cursor.u1()? {
            b's' => ElementValue::Text(self.utf8(cursor.u2()?)?),
            b'e' => ElementValue::Enum(self.utf8(cursor.u2()?)?, self.utf8(cursor.u2()?)?),
            b'c' => ElementValue::Class(self.utf8(cursor.u2()?)?),
            b'@' => ElementValue::Annotation(Box::new(self.annotation(cursor, depth + 1)?)),
            b'[' => ElementValue::List(cursor.list(1, |cursor| self.element_value(cursor, depth + 1))?),
            tag @ (b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z') => {
                ElementValue::Number(char::from(tag), self.pool.get(cursor.u2()?)?)
            }
            _ => return cursor.fail("a value of an annotation has an unknown tag"),
        })
    }
}
