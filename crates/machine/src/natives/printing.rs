//! Standard output and error.
//!
//! `System.out` and `System.err` are real `PrintStream` objects, but what they write goes straight to the machine: their
//! buffers are no shared state of the program. Their monitors are: they are taken where somebody else could notice,
//! which is where the program holds one of them (`Config::prints_lock`).

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::linkage::SLOW;
use crate::machine::Machine;
use crate::natives::ending::{VOID, null_pointer};
use crate::stop::{Args, Outcome};
use crate::stub::StubBuilder;
use program::Kind;
use program::code::Op;

/// Which of the machine's streams an object is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standard {
    Out,
    Err,
}

fn standard<H: Host>(m: &Machine<H>, stream: Ref) -> Option<Standard> {
    match stream {
        Ref::NULL => None,
        _ if m.original_streams.0 == stream => Some(Standard::Out),
        _ if m.original_streams.1 == stream => Some(Standard::Err),
        _ => None,
    }
}

/// The standard stream that a method was called on, if it may print now; else what the native ends in: another stream,
/// or one that was closed, runs the JDK's own code; the monitor may have to be taken, or the scheduler to be asked.
fn printing<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    name: &'static str,
    descriptor: &'static str,
) -> Result<Standard, Outcome> {
    let stream = m.arg_ref(a, 0);
    let which = standard(m, stream).filter(|_| !m.small.closed_streams.contains(&stream));
    let arguments = |m: &Machine<H>| {
        let slots = parameters(descriptor).len();
        (0..slots).map(|slot| m.arg(a, slot)).collect::<Vec<u64>>()
    };
    let Some(which) = which else {
        let arguments = arguments(m);
        return Err(m.call_original(PRINT_STREAM, name, descriptor, &arguments));
    };
    if m.config.prints_lock && m.small.monitors.owner(stream) != Some(m.current) && locks_itself(m) {
        let arguments = arguments(m);
        return Err(match locked(m, name, descriptor) {
            Ok(stub) => Outcome::Call(stub, arguments),
            Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
        });
    }
    if m.pauses_to_print() { Err(Outcome::Yield) } else { Ok(which) }
}

const PRINT_STREAM: &str = "java/io/PrintStream";

/// The kinds of a stream and of what a method of it is given; none of them takes two slots.
fn parameters(descriptor: &str) -> Vec<Kind> {
    let given = program::names::split_descriptor(descriptor).map_or(Vec::new(), |(given, _)| given);
    let given = given.into_iter().map(|one| Kind::of(one).unwrap_or(Kind::Reference));
    std::iter::once(Kind::Reference).chain(given).collect()
}

/// Whether a stream prints under its own monitor; from JDK 21 on it has a lock inside.
fn locks_itself<H: Host>(m: &Machine<H>) -> bool {
    let class = m.program.loaded(PRINT_STREAM);
    class.is_some_and(|class| m.program.find_method(class, "implWrite", "(Ljava/lang/String;)V").is_none())
}

/// `synchronized (stream) { stream.print(..); }`; what is called throws nothing.
fn locked<H: Host>(
    m: &mut Machine<H>,
    name: &'static str,
    descriptor: &'static str,
) -> Result<program::MethodId, crate::stop::Stop> {
    let key = crate::linkage::StubKey::Printing(name, descriptor);
    if let Some(stub) = m.stubs.get(&key) {
        return Ok(*stub);
    }
    let kinds = parameters(descriptor);
    let slots = kinds.len() as u16;
    let mut stub = StubBuilder::new(&kinds);
    let base = stub.top;
    stub.emit(Op::MonitorEnter { a: 0 });
    (0..slots).for_each(|slot| stub.emit(Op::Mov { d: base + slot, a: slot }));
    let print = m.method_named(PRINT_STREAM, name, descriptor)?;
    stub.emit(Op::InvokeDirect { base, m: print.0 });
    stub.emit(Op::MonitorExit { a: 0 });
    stub.emit(Op::Return);
    let class = m.load_class(PRINT_STREAM)?;
    let stub = m.finish_stub(stub, class, name, slots, Kind::Void);
    m.stubs.insert(key, stub);
    Ok(stub)
}

fn emit<H: Host>(m: &mut Machine<H>, stream: Standard, text: &[u16], line: bool) {
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

fn print_string<H: Host>(m: &mut Machine<H>, a: Args, line: bool, name: &'static str) -> Outcome {
    let which = match printing(m, a, name, "(Ljava/lang/String;)V") {
        Ok(which) => which,
        Err(outcome) => return outcome,
    };
    let string = m.arg_ref(a, 1);
    let text = if string.is_null() { "null".encode_utf16().collect() } else { m.string_units(string) };
    emit(m, which, &text, line);
    VOID
}

fn print_chars<H: Host>(m: &mut Machine<H>, a: Args, line: bool, name: &'static str) -> Outcome {
    let chars = m.arg_ref(a, 1);
    if chars.is_null() {
        return null_pointer();
    }
    let which = match printing(m, a, name, "([C)V") {
        Ok(which) => which,
        Err(outcome) => return outcome,
    };
    let text: Vec<u16> = match m.read_array(chars, 0..m.heap.length(chars)) {
        Ok(bytes) => bytes.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect(),
        Err(outcome) => return outcome,
    };
    emit(m, which, &text, line);
    VOID
}

fn put<H: Host>(m: &mut Machine<H>, which: Standard, bytes: &[u8]) {
    match which {
        Standard::Out => m.out.extend_from_slice(bytes),
        Standard::Err => m.err.extend_from_slice(bytes),
    }
}

/// `write(byte[], int, int)`; a part that the array does not have is the business of the JDK's own code.
fn write_bytes<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (array, from, length) = (m.arg_ref(a, 1), m.arg_int(a, 2), m.arg_int(a, 3));
    let is_part = !array.is_null()
        && from >= 0
        && length >= 0
        && i64::from(from) + i64::from(length) <= m.heap.length(array) as i64;
    if !is_part {
        let arguments: Vec<u64> = (0..4).map(|slot| m.arg(a, slot)).collect();
        return m.call_original(PRINT_STREAM, "write", "([BII)V", &arguments);
    }
    let which = match printing(m, a, "write", "([BII)V") {
        Ok(which) => which,
        Err(outcome) => return outcome,
    };
    let outside = || Outcome::Raise("java/lang/IndexOutOfBoundsException", None);
    match m.read_part(array, from, length, outside).map(|bytes| bytes.to_vec()) {
        Ok(bytes) => {
            put(m, which, &bytes);
            VOID
        }
        Err(outcome) => outcome,
    }
}

/// `close`: what is printed later sets the stream's error.
fn close<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let stream = m.arg_ref(a, 0);
    if standard(m, stream).is_some() && !m.small.closed_streams.contains(&stream) {
        if m.has_company() {
            return Outcome::Unsupported(
                "closing System.out or System.err beside other tasks is not modelled".into(),
            );
        }
        m.small.closed_streams.push(stream);
    }
    m.call_original(PRINT_STREAM, "close", "()V", &[u64::from(stream.0)])
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            PRINT_STREAM,
            &[
                ("write", "(Ljava/lang/String;)V", |m, a| print_string(m, a, false, "write")),
                ("writeln", "(Ljava/lang/String;)V", |m, a| print_string(m, a, true, "writeln")),
                ("implWrite", "(Ljava/lang/String;)V", |m, a| print_string(m, a, false, "implWrite")),
                ("implWriteln", "(Ljava/lang/String;)V", |m, a| print_string(m, a, true, "implWriteln")),
                ("write", "([C)V", |m, a| print_chars(m, a, false, "write")),
                ("writeln", "([C)V", |m, a| print_chars(m, a, true, "writeln")),
                ("implWrite", "([C)V", |m, a| print_chars(m, a, false, "implWrite")),
                ("implWriteln", "([C)V", |m, a| print_chars(m, a, true, "implWriteln")),
                ("newLine", "()V", |m, a| match printing(m, a, "newLine", "()V") {
                    Ok(which) => {
                        emit(m, which, &[], true);
                        VOID
                    }
                    Err(outcome) => outcome,
                }),
                ("write", "([BII)V", write_bytes),
                ("write", "(I)V", |m, a| match printing(m, a, "write", "(I)V") {
                    Ok(which) => {
                        let byte = m.arg(a, 1) as u8;
                        put(m, which, &[byte]);
                        VOID
                    }
                    Err(outcome) => outcome,
                }),
                ("flush", "()V", |m, a| {
                    let stream = m.arg_ref(a, 0);
                    match standard(m, stream) {
                        Some(_) => VOID,
                        None => m.call_original(PRINT_STREAM, "flush", "()V", &[u64::from(stream.0)]),
                    }
                }),
                ("close", "()V", close),
                ("format", FORMAT, format),
            ],
        )]
    }
}

const FORMAT: &str = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;";

/// Whether the text of a value is made without a line of the program's code.
fn is_plain_value<H: Host>(m: &Machine<H>, value: Ref) -> bool {
    value.is_null() || {
        let name = &*m.program.class(m.class_of(value)).name;
        name == "java/lang/String"
            || crate::stub::unwrapped(name).is_some()
            || name.starts_with("java/math/Big")
    }
}

/// `printf`: formats to a string first, so that the stream's formatter is not shared. Where code of the program may make a
/// text, the JDK's own code runs, which holds the stream's monitor meanwhile.
fn format<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (stream, values) = (m.arg_ref(a, 0), m.arg_ref(a, 2));
    let arguments: Vec<u64> = (0..3).map(|slot| m.arg(a, slot)).collect();
    let is_plain = values.is_null() || {
        let elements: Vec<Ref> = m.unrecorded(|m| m.heap.elements(values).collect());
        elements.into_iter().all(|value| is_plain_value(m, value))
    };
    if standard(m, stream).is_none() || !is_plain {
        return m.call_original(PRINT_STREAM, "format", FORMAT, &arguments);
    }
    match m.named_stub("PrintStream.format", format_stub) {
        Ok(stub) => Outcome::Call(stub, arguments),
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// `stream.print(String.format(pattern, values)); return stream;`
fn format_stub<H: Host>(m: &mut Machine<H>) -> Result<program::MethodId, crate::stop::Stop> {
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

impl<H: Host> Machine<H> {
    /// Whether an object is one of the streams that the machine started with.
    pub fn is_standard_stream(&self, object: Ref) -> bool {
        standard(self, object).is_some()
    }

    /// Calls the JDK's own code of a method that a native replaces.
    pub fn call_original(&mut self, class: &str, name: &str, descriptor: &str, arguments: &[u64]) -> Outcome {
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
    pub(crate) fn original_of(&mut self, id: program::MethodId) -> Result<program::MethodId, String> {
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
        // It is an operation as a whole if the method is.
        let is_part = self.part_of(copy_id).is_some();
        let entry = self.entry(copy_id);
        entry.code = code;
        entry.start = if is_part { SLOW } else { start };
        entry.registers = registers.max(1);
        self.originals.insert(id, copy_id);
        Ok(copy_id)
    }

    /// Remembers the standard streams made at start-up.
    pub(crate) fn set_standard_streams(&mut self, out: Ref, err: Ref) {
        self.original_streams = (out, err);
    }
}
