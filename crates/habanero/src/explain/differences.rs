//! How two runs of one program end differently: what they print, and what they leave in static fields.

use crate::host::Machine;
use machine::Ref;
use machine::operand::simple;
use program::linked::Shape;
use program::{ClassId, Kind, Origin};
use rustc_hash::{FxHashMap, FxHashSet};

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
        let mut walk = Walk { machine, values: Vec::new(), seen: FxHashSet::default() };
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
    for (stream, one, other) in [("", &one.out, &other.out), (" of standard error", &one.err, &other.err)] {
        let lines = |bytes: &[u8]| -> Vec<String> {
            String::from_utf8_lossy(bytes).lines().map(str::to_string).collect()
        };
        let (one, other) = (lines(one), lines(other));
        let parts = (0..one.len().max(other.len())).find(|index| one.get(*index) != other.get(*index));
        if let Some(at) = parts {
            let tell = |lines: &[String]| match (lines.get(at), at) {
                (Some(line), _) => format!("prints `{line}` as line {}{stream}", at + 1),
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
        if differs && !names.contains(&name) && names.len() < MOST_NAMES {
            names.push(name);
        }
    }
    if names.is_empty() {
        return ["ends with some values in its static fields", "ends with others"].map(str::to_string);
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
    seen: FxHashSet<Ref>,
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
            Kind::Char => match char::from_u32(u32::from(word as u16)) {
                Some(letter) => format!("{letter:?}"),
                None => (word as u16).to_string(),
            },
            Kind::Byte => (word as i8).to_string(),
            Kind::Short => (word as i16).to_string(),
            Kind::Int => (word as i32).to_string(),
            Kind::Long => (word as i64).to_string(),
            Kind::Float => f32::from_bits(word as u32).to_string(),
            Kind::Double => f64::from_bits(word).to_string(),
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
        let class = machine.program.class(machine.class_of(object));
        if &*class.name == "java/lang/String" {
            self.values.push((name, format!("{:?}", machine.text(object))));
            return;
        }
        if depth >= DEEPEST || !self.seen.insert(object) || machine.is_class_object(object) {
            return;
        }
        if let Shape::Array(_, kind) = class.shape {
            for index in 0..machine.heap.length(object) {
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
        self.values.push((name.clone(), format!("a {}", class.java_name())));
        let boxed = class.name.starts_with("java/lang/");
        for field in class.chain.iter().flat_map(|class| &machine.program.class(*class).fields) {
            let field = machine.program.field(*field);
            if !field.is_static() {
                let own = machine.program.text(field.name);
                let name = if boxed && own == "value" { name.clone() } else { format!("{name}.{own}") };
                self.value(name, field.kind, machine.heap.get(object, field.word), depth + 1);
            }
        }
    }
}
