//! Standard output and error.
//!
//! `System.out` and `System.err` are real `PrintStream` objects, but what they write goes straight to the
//! machine: their locks and buffers are not shared state of the program.

use super::{Args, Outcome, Table, VOID, null_pointer};
use crate::heap::Ref;
use crate::machine::Machine;
use crate::stub::StubBuilder;
use program::Kind;
use program::code::Op;

/// Which of the machine's streams an object is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standard {
    Out,
    Err,
}

fn standard(m: &Machine, stream: Ref) -> Option<Standard> {
    if m.original_streams.0 == stream {
        return Some(Standard::Out);
    }
    if m.original_streams.1 == stream {
        return Some(Standard::Err);
    }
    None
}

fn emit(m: &mut Machine, stream: Standard, text: &[u16], line: bool) {
    let buffer = if stream == Standard::Out { &mut m.out } else { &mut m.err };
    // A lone surrogate becomes a question mark, as Java's encoder has it.
    for unit in char::decode_utf16(text.iter().copied()) {
        let mut bytes = [0u8; 4];
        let encoded = unit.unwrap_or('?').encode_utf8(&mut bytes);
        buffer.extend_from_slice(encoded.as_bytes());
    }
    if line {
        buffer.push(b'\n');
    }
}

/// Prints a string, or falls back to the JDK's own code for other streams.
fn print_string(m: &mut Machine, a: Args, line: bool, original: &'static str) -> Outcome {
    let (stream, string) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    match standard(m, stream) {
        Some(_) if m.pauses_to_print() => Outcome::Yield,
        Some(which) => {
            let text =
                if string.is_null() { "null".encode_utf16().collect() } else { m.string_units(string) };
            emit(m, which, &text, line);
            VOID
        }
        None => m.call_original(
            "java/io/PrintStream",
            original,
            "(Ljava/lang/String;)V",
            &[u64::from(stream.0), u64::from(string.0)],
        ),
    }
}

fn print_chars(m: &mut Machine, a: Args, line: bool, original: &'static str) -> Outcome {
    let (stream, chars) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    match standard(m, stream) {
        Some(_) if m.pauses_to_print() => Outcome::Yield,
        Some(which) => {
            if chars.is_null() {
                return null_pointer();
            }
            let text: Vec<u16> = match m.read_array(chars, 0..m.heap.length(chars)) {
                Ok(bytes) => {
                    bytes.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect()
                }
                Err(outcome) => return outcome,
            };
            emit(m, which, &text, line);
            VOID
        }
        None => m.call_original(
            "java/io/PrintStream",
            original,
            "([C)V",
            &[u64::from(stream.0), u64::from(chars.0)],
        ),
    }
}

pub(super) const TABLES: &[(&str, Table)] = &[(
    "java/io/PrintStream",
    &[
        ("write", "(Ljava/lang/String;)V", |m, a| print_string(m, a, false, "write")),
        ("writeln", "(Ljava/lang/String;)V", |m, a| print_string(m, a, true, "writeln")),
        ("implWrite", "(Ljava/lang/String;)V", |m, a| print_string(m, a, false, "implWrite")),
        ("implWriteln", "(Ljava/lang/String;)V", |m, a| print_string(m, a, true, "implWriteln")),
        ("write", "([C)V", |m, a| print_chars(m, a, false, "write")),
        ("writeln", "([C)V", |m, a| print_chars(m, a, true, "writeln")),
        ("implWrite", "([C)V", |m, a| print_chars(m, a, false, "implWrite")),
        ("implWriteln", "([C)V", |m, a| print_chars(m, a, true, "implWriteln")),
        ("newLine", "()V", |m, a| {
            let stream = m.arg_ref(a, 0);
            match standard(m, stream) {
                Some(_) if m.pauses_to_print() => Outcome::Yield,
                Some(which) => {
                    emit(m, which, &[], true);
                    VOID
                }
                None => m.call_original("java/io/PrintStream", "newLine", "()V", &[u64::from(stream.0)]),
            }
        }),
        ("write", "([BII)V", |m, a| {
            let (stream, array) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
            let (from, length) = (m.arg_int(a, 2), m.arg_int(a, 3));
            match standard(m, stream) {
                Some(_) if m.pauses_to_print() => Outcome::Yield,
                Some(which) if !array.is_null() && from >= 0 && length >= 0 => {
                    let outside = || Outcome::Raise("java/lang/IndexOutOfBoundsException", None);
                    let bytes = match m.read_part(array, from, length, outside) {
                        Ok(bytes) => bytes.to_vec(),
                        Err(outcome) => return outcome,
                    };
                    if which == Standard::Out {
                        m.out.extend(bytes)
                    } else {
                        m.err.extend(bytes)
                    }
                    VOID
                }
                _ => m.call_original(
                    "java/io/PrintStream",
                    "write",
                    "([BII)V",
                    &[
                        u64::from(stream.0),
                        u64::from(array.0),
                        u64::from(from as u32),
                        u64::from(length as u32),
                    ],
                ),
            }
        }),
        ("write", "(I)V", |m, a| {
            let stream = m.arg_ref(a, 0);
            let byte = m.arg(a, 1) as u8;
            match standard(m, stream) {
                Some(_) if m.pauses_to_print() => return Outcome::Yield,
                Some(Standard::Out) => m.out.push(byte),
                Some(Standard::Err) => m.err.push(byte),
                None => {
                    let value = m.arg(a, 1);
                    return m.call_original(
                        "java/io/PrintStream",
                        "write",
                        "(I)V",
                        &[u64::from(stream.0), value],
                    );
                }
            }
            VOID
        }),
        ("flush", "()V", |m, a| {
            let stream = m.arg_ref(a, 0);
            match standard(m, stream) {
                Some(_) => VOID,
                None => m.call_original("java/io/PrintStream", "flush", "()V", &[u64::from(stream.0)]),
            }
        }),
        ("format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", format),
    ],
)];

/// `printf`: formats to a string first, so that the stream's formatter is not shared.
fn format(m: &mut Machine, a: Args) -> Outcome {
    let (stream, pattern, values) = (m.arg(a, 0), m.arg(a, 1), m.arg(a, 2));
    let descriptor = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;";
    let stream_ref = m.arg_ref(a, 0);
    if standard(m, stream_ref).is_none() {
        return m.call_original("java/io/PrintStream", "format", descriptor, &[stream, pattern, values]);
    }
    let key = crate::dynamic::StubKey::Named("PrintStream.format");
    let stub = match m.stubs.get(&key) {
        Some(stub) => *stub,
        None => match format_stub(m) {
            Ok(stub) => {
                m.stubs.insert(key, stub);
                stub
            }
            Err(stop) => return Outcome::Unsupported(format!("{stop:?}")),
        },
    };
    Outcome::Call(stub, vec![stream, pattern, values])
}

/// `stream.print(String.format(pattern, values)); return stream;`
fn format_stub(m: &mut Machine) -> Result<program::MethodId, crate::machine::Stop> {
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference, Kind::Reference]);
    let base = stub.top;
    stub.emit(Op::Mov { d: base, a: 1 });
    stub.emit(Op::Mov { d: base + 1, a: 2 });
    let by = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
    m.stub_static(&mut stub, base, "java/lang/String", "format", by)?;
    stub.emit(Op::Mov { d: 1, a: base });
    stub.emit(Op::Mov { d: base, a: 0 });
    stub.emit(Op::Mov { d: base + 1, a: 1 });
    let print = m.method_named("java/io/PrintStream", "print", "(Ljava/lang/String;)V")?;
    stub.emit(Op::InvokeDirect { base, m: print.0 });
    stub.emit(Op::ReturnValue { a: 0 });
    let class = m.load_class("java/io/PrintStream")?;
    Ok(m.finish_stub(stub, class, "format", 3, Kind::Reference))
}

impl Machine {
    /// Calls the JDK's own code of a method that a native replaces.
    pub(crate) fn call_original(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        arguments: &[u64],
    ) -> Outcome {
        let Some(id) =
            self.program.loaded(class).and_then(|class| self.program.find_method(class, name, descriptor))
        else {
            return Outcome::Unsupported(format!("this JDK has no {class}.{name}{descriptor}"));
        };
        match self.original_of(id) {
            Ok(copy) => Outcome::Call(copy, arguments.to_vec()),
            Err(what) => Outcome::Unsupported(what),
        }
    }

    /// A copy of a method that is not replaced by its native.
    fn original_of(&mut self, id: program::MethodId) -> Result<program::MethodId, String> {
        if let Some(copy) = self.originals.get(&id) {
            return Ok(*copy);
        }
        let method = self.program.method(id);
        let copy = program::linked::Method {
            class: method.class,
            name: method.name,
            descriptor: method.descriptor,
            access: method.access,
            argument_slots: method.argument_slots,
            result: method.result,
            vtable_index: None,
            file_index: method.file_index,
            bytecode: method.bytecode.clone(),
            hidden: method.hidden,
            code: None,
        };
        let copy_id = program::MethodId(self.program.methods.len() as u32);
        self.program.methods.push(copy);
        let code =
            program::translate::translate(&mut self.program, copy_id).map_err(|error| error.to_string())?;
        let translation = self.program.code.translation(code);
        let (start, registers) = (translation.start, u32::from(translation.registers));
        let entry = self.entry(copy_id);
        entry.code = code;
        entry.start = start;
        entry.registers = registers.max(1);
        self.originals.insert(id, copy_id);
        Ok(copy_id)
    }

    /// Remembers the standard streams made at start-up.
    pub(crate) fn set_standard_streams(&mut self, out: Ref, err: Ref) {
        self.original_streams = (out, err);
    }
}
