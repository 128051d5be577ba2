//! How two runs of one program end differently: what they print, and what they leave in static fields.

use crate::explain::names::article;
use crate::host::Machine;
use machine::Ref;
use machine::operand::simple;
use program::linked::Shape;
use program::{ClassId, Kind, Origin};
use rustc_hash::FxHashMap;

/// More values are not looked at.
const MOST_VALUES: usize = 20_000;

/// More values that differ are not told.
const MOST_NAMES: usize = 3;

/// Objects that lie deeper are not looked at.
const DEEPEST: usize = 6;

/// What a run leaves behind.
pub(crate) struct Left {
    out: Vec<u8>,
    err: Vec<u8>,
    /// The static fields of the program, and what they lead to, by name.
    values: Vec<(String, String)>,
}

impl Left {
    /// What is there now.
    pub(crate) fn of(machine: &Machine) -> Left {
        let mut walk = Walk { machine, values: Vec::new(), seen: FxHashMap::default() };
        let mut classes: Vec<(&str, ClassId)> = (0..machine.classes.len() as u32)
            .map(ClassId)
            .map(|class| (&*machine.program.class(class).name, class))
            .filter(|(_, class)| machine.program.class(*class).origin == Origin::User)
            .collect();
        classes.sort_unstable();
        for (name, class) in classes {
            walk.statics(simple(name), class);
        }
        Left { out: machine.out.clone(), err: machine.err.clone(), values: walk.values }
    }
}

/// How two runs differ: the first line that they print otherwise, or else the first values that they leave.
pub(crate) fn differences(one: &Left, other: &Left) -> [String; 2] {
    let streams = [("", &one.out, &other.out), (" of standard error", &one.err, &other.err)];
    for (stream, one_bytes, other_bytes) in streams {
        let lines = |bytes: &[u8]| -> Vec<String> {
            String::from_utf8_lossy(bytes).lines().map(str::to_string).collect()
        };
        let (one, other) = (lines(one_bytes), lines(other_bytes));
        let parts = (0..one.len().max(other.len())).find(|index| one.get(*index) != other.get(*index));
        if parts.is_none() && one_bytes != other_bytes {
            let at = (0..).find(|index| one_bytes.get(*index) != other_bytes.get(*index)).unwrap_or(0);
            let tell = |bytes: &[u8]| match bytes.get(at) {
                Some(byte) => {
                    let shown = byte.escape_ascii();
                    format!("prints \"{shown}\" as byte {}{stream}", at + 1)
                }
                None => format!("prints {at} bytes{stream}"),
            };
            return [tell(one_bytes), tell(other_bytes)];
        }
        if let Some(at) = parts {
            let tell = |lines: &[String]| match (lines.get(at), at) {
                (Some(line), _) => format!("prints `{}` as line {}{stream}", cut(line), at + 1),
                (None, 1) => format!("prints 1 line{stream}"),
                (None, _) => format!("prints {at} lines{stream}"),
            };
            return [tell(&one), tell(&other)];
        }
    }
    let table = |left: &Left| -> FxHashMap<String, String> { left.values.iter().cloned().collect() };
    let tables = [table(one), table(other)];
    let mut names: Vec<&String> = Vec::new();
    for (name, _) in one.values.iter().chain(&other.values) {
        let differs = tables[0].get(name) != tables[1].get(name);
        // What is inside of another object says nothing more.
        let is_inside = names.iter().any(|one| {
            name.strip_prefix(one.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        });
        if differs && !is_inside && names.len() < MOST_NAMES {
            names.push(name);
        }
    }
    if names.is_empty() {
        return ["ends in one way", "ends in another: what differs lies too deep to be named"]
            .map(str::to_string);
    }
    tables.map(|table| {
        let tell = |name: &&String| match table.get(*name) {
            Some(value) => format!("{name} = {value}"),
            None => format!("no {name}"),
        };
        format!("ends with {}", names.iter().map(tell).collect::<Vec<_>>().join(", "))
    })
}

struct Walk<'a> {
    machine: &'a Machine,
    values: Vec<(String, String)>,
    /// What an object was called when it was first met.
    seen: FxHashMap<Ref, String>,
}

impl Walk<'_> {
    fn statics(&mut self, class_name: &str, class: ClassId) {
        let mirror = self.machine.classes[class.0 as usize].mirror;
        if mirror.is_null() {
            return;
        }
        for field in &self.machine.program.class(class).fields {
            let field = self.machine.program.field(*field);
            let name = self.machine.program.text(field.name);
            if field.is_static() && !name.contains('$') {
                let word = self.machine.heap.get(mirror, self.machine.static_word(field.word));
                self.value(format!("{class_name}.{name}"), field.kind, word, 0);
            }
        }
    }

    fn value(&mut self, name: String, kind: Kind, word: u64, depth: usize) {
        if self.values.len() >= MOST_VALUES {
            return;
        }
        let text = match kind {
            Kind::Reference => return self.object(name, Ref(word as u32), depth),
            Kind::Boolean => (word & 1 == 1).to_string(),
            Kind::Char => format!("'{}'", escaped(&[word as u16], '\'')),
            Kind::Byte => (word as i8).to_string(),
            Kind::Short => (word as i16).to_string(),
            Kind::Int => (word as i32).to_string(),
            Kind::Long => (word as i64).to_string(),
            Kind::Float => real(&format!("{:?}", f32::from_bits(word as u32))),
            Kind::Double => real(&format!("{:?}", f64::from_bits(word))),
            Kind::Void => return,
        };
        self.values.push((name, text));
    }

    fn object(&mut self, name: String, object: Ref, depth: usize) {
        let machine = self.machine;
        if object.is_null() {
            self.values.push((name, "null".to_string()));
            return;
        }
        if machine.is_class_object(object) {
            let of = machine.program.class(machine.class_of_mirror(object)).java_name();
            self.values.push((name, format!("class {of}")));
            return;
        }
        let class = machine.program.class(machine.class_of(object));
        let text = match &*class.name {
            "java/lang/String" => Some(machine.text(object)),
            "java/lang/StringBuilder" | "java/lang/StringBuffer" => Some(self.built(object)),
            _ => None,
        };
        if let Some(text) = text {
            let units: Vec<u16> = text.encode_utf16().collect();
            self.values.push((name, format!("\"{}\"", cut(&escaped(&units, '"')))));
            return;
        }
        let is_enum = class.chain.iter().any(|one| &*machine.program.class(*one).name == "java/lang/Enum");
        if is_enum {
            let constant = machine.text(machine.reference_field(object, "name"));
            self.values.push((name, format!("{}.{constant}", simple(&class.name))));
            return;
        }
        let boxed = class.name.starts_with("java/lang/") && BOXES.contains(&simple(&class.name));
        if !boxed {
            if let Some(first) = self.seen.get(&object) {
                self.values.push((name, format!("the same as {first}")));
                return;
            }
            self.seen.insert(object, name.clone());
        }
        if let Shape::Array(_, kind) = class.shape {
            let (length, element) = (machine.heap.length(object), machine::describe::descriptor(&class.name));
            self.values.push((name.clone(), format!("an array of type {element} and length {length}")));
            if depth >= DEEPEST {
                return;
            }
            for index in 0..length {
                let word = match kind {
                    Kind::Boolean | Kind::Byte => machine.heap.byte(object, index) as u64,
                    Kind::Char | Kind::Short => u64::from(machine.heap.short(object, index)),
                    Kind::Long | Kind::Double => machine.heap.get(object, index),
                    _ => u64::from(machine.heap.int(object, index)),
                };
                self.value(format!("{name}[{index}]"), kind, word, depth + 1);
            }
            return;
        }
        let kind = class.java_name();
        let kind = kind.split_once("$$Lambda").map_or(kind.clone(), |(of, _)| format!("lambda of {of}"));
        self.values.push((name.clone(), format!("{} {kind}", article(&kind))));
        if depth >= DEEPEST {
            return;
        }
        for field in class.chain.iter().flat_map(|class| &machine.program.class(*class).fields) {
            let field = machine.program.field(*field);
            if field.is_static() {
                continue;
            }
            let (own, word) = (machine.program.text(field.name), machine.heap.get(object, field.word));
            if boxed && own == "value" {
                // What is told is the value; of which type, where that may be another.
                self.value(name.clone(), field.kind, word, depth + 1);
                if let Some((_, text)) = self.values.last_mut() {
                    *text = format!("{text} ({})", simple(&class.name));
                }
            } else {
                self.value(format!("{name}.{own}"), field.kind, word, depth + 1);
            }
        }
    }

    /// What a builder of strings holds.
    fn built(&self, builder: Ref) -> String {
        let machine = self.machine;
        let count = machine.get_field(builder, "count") as u32;
        let (array, is_wide) =
            (machine.reference_field(builder, "value"), machine.get_field(builder, "coder") != 0);
        if array.is_null() {
            return String::new();
        }
        let byte = |index: u32| machine.heap.byte(array, index) as u8;
        let units: Vec<u16> = match is_wide {
            false => (0..count).map(|index| u16::from(byte(index))).collect(),
            true => {
                (0..count).map(|index| u16::from_le_bytes([byte(2 * index), byte(2 * index + 1)])).collect()
            }
        };
        String::from_utf16_lossy(&units)
    }
}

/// Classes of objects that are nothing but a value.
const BOXES: [&str; 8] = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];

/// A longer text is not told to its end.
const MOST_LETTERS: usize = 60;

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_string(),
    }
}

/// Characters as a literal of Java has them between these quotes.
fn escaped(units: &[u16], quote: char) -> String {
    let letter = |letter: Result<char, std::char::DecodeUtf16Error>| match letter {
        Ok('\n') => "\\n".to_string(),
        Ok('\r') => "\\r".to_string(),
        Ok('\t') => "\\t".to_string(),
        Ok('\\') => "\\\\".to_string(),
        Ok(letter) if letter == quote => format!("\\{letter}"),
        Ok(letter) if letter.is_control() => format!("\\u{:04x}", u32::from(letter)),
        Ok(letter) => letter.to_string(),
        Err(alone) => format!("\\u{:04x}", alone.unpaired_surrogate()),
    };
    char::decode_utf16(units.iter().copied()).map(letter).collect()
}

/// A number that is no integer, from Rust's spelling to Java's.
fn real(text: &str) -> String {
    let text = text.replace("inf", "Infinity");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            format!("{digits}{}E{exponent}", if digits.contains('.') { "" } else { ".0" })
        }
        None => text,
    }
}
