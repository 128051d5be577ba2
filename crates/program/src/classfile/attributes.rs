//! Fields, methods and attributes (JVMS 4.5 to 4.7).

use super::constants::ConstantPool;
use super::cursor::ClassFileError;
use super::cursor::Cursor;
use super::file::ClassFile;
use super::file::Member;
use std::sync::Arc;

/// The bytecode of a method.
#[derive(Clone, Debug)]
pub struct Code {
    /// Operand stack slots.
    pub max_stack: u16,
    /// Local variable slots.
    pub max_locals: u16,
    /// Where the bytecode starts in the file.
    pub start: usize,
    /// How many bytes it has.
    pub length: usize,
    /// Exception handlers in order.
    pub handlers: Vec<RawHandler>,
    /// Lines, in file order.
    pub lines: Vec<LineNumber>,
    /// Names of local variables, where the compiler kept them.
    pub variables: Vec<LocalVariable>,
    /// `StackMapTable`: where it is in the file, and its length.
    pub stack_map: Option<(u32, u32)>,
}

/// An exception handler in bytecode offsets.
#[derive(Clone, Copy, Debug)]
pub struct RawHandler {
    /// First offset covered.
    pub start: u16,
    /// First offset no longer covered.
    pub end: u16,
    /// Where the handler is.
    pub target: u16,
    /// The class caught, 0 for all.
    pub class: u16,
}

/// A source line.
#[derive(Clone, Copy, Debug)]
pub struct LineNumber {
    /// First bytecode offset of the line.
    pub start: u16,
    /// The line.
    pub line: u16,
}

/// A named local variable.
#[derive(Clone, Copy, Debug)]
pub struct LocalVariable {
    /// First offset at which it has a value.
    pub start: u16,
    /// For how many bytes.
    pub length: u16,
    /// Its name.
    pub name: u16,
    /// Its slot.
    pub slot: u16,
}

/// An entry of `BootstrapMethods`.
#[derive(Clone, Debug)]
pub struct BootstrapMethod {
    /// A `MethodHandle` constant.
    pub handle: u16,
    /// Static arguments.
    pub arguments: Vec<u16>,
}

/// An entry of `InnerClasses`.
#[derive(Clone, Copy, Debug)]
pub struct InnerClass {
    /// The class.
    pub inner: u16,
    /// The class it is a member of, 0 if local or anonymous.
    pub outer: u16,
    /// Its simple name, 0 if anonymous.
    pub name: u16,
    /// Its flags as declared.
    pub access: u16,
}

/// `EnclosingMethod`.
#[derive(Clone, Copy, Debug)]
pub struct EnclosingMethod {
    /// The class.
    pub class: u16,
    /// Name and type of the method, 0 if none.
    pub method: u16,
}

/// A component of a record.
#[derive(Clone, Debug)]
pub struct RecordComponent {
    /// Its name.
    pub name: u16,
    /// Its descriptor.
    pub descriptor: u16,
    /// Its generic signature, 0 if none.
    pub signature: u16,
}

/// Byte ranges (start, length) of the annotation attributes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Annotations {
    /// `RuntimeVisibleAnnotations`.
    pub visible: Option<(u32, u32)>,
    /// `RuntimeVisibleParameterAnnotations`.
    pub parameters: Option<(u32, u32)>,
    /// `AnnotationDefault`.
    pub default: Option<(u32, u32)>,
}

/// Calls `read` with each attribute's name and contents.
fn each_attribute<'a>(
    cursor: &mut Cursor<'a>,
    pool: &ConstantPool,
    file: &[u8],
    mut read: impl FnMut(&[u8], Cursor<'a>) -> Result<(), ClassFileError>,
) -> Result<(), ClassFileError> {
    for _ in 0..cursor.u2()? {
        let name = cursor.u2()?;
        let length = cursor.u4()? as usize;
        let contents = cursor.part(length)?;
        read(pool.utf8_bytes(file, name)?, contents)?;
    }
    Ok(())
}

fn range(contents: &Cursor<'_>) -> Option<(u32, u32)> {
    Some((contents.position() as u32, contents.remaining() as u32))
}

pub(super) fn member(
    cursor: &mut Cursor<'_>,
    pool: &ConstantPool,
    file: &[u8],
) -> Result<Member, ClassFileError> {
    let mut member =
        Member { access: cursor.u2()?, name: cursor.u2()?, descriptor: cursor.u2()?, ..Member::default() };
    each_attribute(cursor, pool, file, |name, mut contents| {
        match name {
            b"ConstantValue" => member.constant_value = contents.u2()?,
            b"Signature" => member.signature = contents.u2()?,
            b"Code" => member.code = Some(Arc::new(code(&mut contents, pool, file)?)),
            b"Exceptions" => member.exceptions = contents.list(2, Cursor::u2)?,
            b"RuntimeVisibleAnnotations" => {
                member.annotations.visible = range(&contents);
                // Annotations are read when they are asked for; broken ones are no reason to refuse a class.
                member.hidden = mentions_hidden(contents, pool, file).unwrap_or(false);
            }
            b"RuntimeVisibleParameterAnnotations" => member.annotations.parameters = range(&contents),
            b"AnnotationDefault" => member.annotations.default = range(&contents),
            _ => {}
        }
        Ok(())
    })?;
    Ok(member)
}

/// Whether the first annotations name a `Hidden` annotation without arguments; enough for the JDK's own.
fn mentions_hidden(
    mut contents: Cursor<'_>,
    pool: &ConstantPool,
    file: &[u8],
) -> Result<bool, ClassFileError> {
    for _ in 0..contents.u2()? {
        let name = pool.utf8_bytes(file, contents.u2()?)?;
        if name.ends_with(b"$Hidden;") || name.ends_with(b"/Hidden;") {
            return Ok(true);
        }
        if contents.u2()? != 0 {
            return Ok(false);
        }
    }
    Ok(false)
}

fn code(cursor: &mut Cursor<'_>, pool: &ConstantPool, file: &[u8]) -> Result<Code, ClassFileError> {
    let max_stack = cursor.u2()?;
    let max_locals = cursor.u2()?;
    let length = cursor.u4()? as usize;
    if length == 0 || length > 0xFFFF {
        return cursor.fail("a method has no code or too much of it");
    }
    let start = cursor.skip(length)?;
    let handlers = cursor
        .list(8, |c| Ok(RawHandler { start: c.u2()?, end: c.u2()?, target: c.u2()?, class: c.u2()? }))?;
    let mut lines = Vec::new();
    let mut variables = Vec::new();
    let mut stack_map = None;
    each_attribute(cursor, pool, file, |name, mut contents| {
        match name {
            b"LineNumberTable" => {
                let more = contents.list(4, |c| Ok(LineNumber { start: c.u2()?, line: c.u2()? }))?;
                append(&mut lines, more);
            }
            b"LocalVariableTable" => {
                let more = contents.list(10, |c| {
                    let (start, length, name) = (c.u2()?, c.u2()?, c.u2()?);
                    let _descriptor = c.u2()?;
                    Ok(LocalVariable { start, length, name, slot: c.u2()? })
                })?;
                append(&mut variables, more);
            }
            b"StackMapTable" => stack_map = range(&contents),
            _ => {}
        }
        Ok(())
    })?;
    Ok(Code { max_stack, max_locals, start, length, handlers, lines, variables, stack_map })
}

/// Most methods have one table of a kind, which is taken as it is.
fn append<T>(table: &mut Vec<T>, more: Vec<T>) {
    match table.is_empty() {
        true => *table = more,
        false => table.extend(more),
    }
}

pub(super) fn class_attributes(
    cursor: &mut Cursor<'_>,
    class: &mut ClassFile,
    file: &[u8],
) -> Result<(), ClassFileError> {
    let pool = std::mem::take(&mut class.pool);
    let result = each_attribute(cursor, &pool, file, |name, contents| {
        class_attribute(class, &pool, file, name, contents)
    });
    class.pool = pool;
    result
}

fn class_attribute(
    class: &mut ClassFile,
    pool: &ConstantPool,
    file: &[u8],
    name: &[u8],
    mut contents: Cursor<'_>,
) -> Result<(), ClassFileError> {
    match name {
        b"SourceFile" => class.source_file = contents.u2()?,
        b"Signature" => class.signature = contents.u2()?,
        b"NestHost" => class.nest_host = contents.u2()?,
        b"NestMembers" => class.nest_members = contents.list(2, Cursor::u2)?,
        b"PermittedSubclasses" => class.permitted_subclasses = contents.list(2, Cursor::u2)?,
        b"EnclosingMethod" => {
            class.enclosing_method = Some(EnclosingMethod { class: contents.u2()?, method: contents.u2()? });
        }
        b"BootstrapMethods" => {
            class.bootstrap_methods = contents
                .list(4, |c| Ok(BootstrapMethod { handle: c.u2()?, arguments: c.list(2, Cursor::u2)? }))?;
        }
        b"InnerClasses" => {
            class.inner_classes = contents.list(8, |c| {
                Ok(InnerClass { inner: c.u2()?, outer: c.u2()?, name: c.u2()?, access: c.u2()? })
            })?;
        }
        b"Record" => {
            class.record = Some(contents.list(6, |c| {
                let (name, descriptor) = (c.u2()?, c.u2()?);
                let mut signature = 0;
                each_attribute(c, pool, file, |attribute, mut inner| {
                    if attribute == b"Signature" {
                        signature = inner.u2()?;
                    }
                    Ok(())
                })?;
                Ok(RecordComponent { name, descriptor, signature })
            })?);
        }
        b"RuntimeVisibleAnnotations" => class.annotations.visible = range(&contents),
        _ => {}
    }
    Ok(())
}
