//! The JSON form of phaser programs (`docs/phasers-json.md`): for other front ends that have tasks and barriers. It
//! becomes text of the language, which everything behind it reads; so it can say nothing that the language cannot.

use anyhow::{Context, Result, bail};
use phasers::lang::ast::{Block, File, Integers, ItemKind, Mode, Name, Statement, StatementKind, Task};
use phasers::lang::expression_text;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The version that is written, and the only one that is read.
const VERSION: u64 = 1;

/// The program as JSON. Comments are left out.
pub(crate) fn to_json(tree: &File) -> Value {
    let mut program = Map::new();
    program.insert("version".into(), VERSION.into());
    let mut push = |list: &str, value: Value| {
        let entry = program.entry(list).or_insert_with(|| json!([]));
        if let Value::Array(entries) = entry {
            entries.push(value);
        }
    };
    let shared: Vec<&str> = tree
        .items
        .iter()
        .flat_map(|item| match &item.kind {
            ItemKind::Integers(integers, _) => integers.names.as_slice(),
            _ => &[],
        })
        .map(|name| name.text.as_str())
        .collect();
    for item in &tree.items {
        match &item.kind {
            ItemKind::Booleans(names) => {
                names.iter().for_each(|name| push("booleans", name.text.clone().into()))
            }
            ItemKind::Volatile(names) => {
                names.iter().for_each(|name| push("volatile", name.text.clone().into()))
            }
            ItemKind::Integers(integers, volatile) => {
                let mut entry = range_json(integers);
                if *volatile {
                    entry["volatile"] = true.into();
                }
                push("integers", entry);
            }
            ItemKind::Constant(name, value) => {
                push("constants", json!({ "name": name.text, "value": value.text() }));
            }
            ItemKind::Option(name, value) => {
                push("options", json!({ "name": name.text, "value": value.text }))
            }
            ItemKind::Never(first, second) => push("never", json!([first.text, second.text])),
            ItemKind::Lapped(name, limit) => {
                push("lapped", json!({ "phaser": name.shown(), "below": limit }))
            }
            ItemKind::Ahead(name, limit) => push("ahead", json!({ "phaser": name.shown(), "below": limit })),
            ItemKind::Task(task) => push("tasks", task_json(task, &shared)),
        }
    }
    Value::Object(program)
}

fn range_json(integers: &Integers) -> Value {
    let names: Vec<&str> = integers.names.iter().map(|name| name.text.as_str()).collect();
    json!({ "names": names, "first": integers.first.text(), "last": integers.last.text() })
}

fn task_json(task: &Task, shared: &[&str]) -> Value {
    let mut integers = shared.to_vec();
    integers_in(&task.body, &mut integers);
    let texts = |names: &[Name]| names.iter().map(|name| name.text.clone()).collect::<Vec<_>>();
    let mut object = Map::new();
    object.insert("name".into(), task.name.text.clone().into());
    if !task.numbers.is_empty() {
        object.insert("numbers".into(), texts(&task.numbers).into());
    }
    object.insert("phasers".into(), texts(&task.parameters).into());
    object.insert("body".into(), block_json(&task.body, &integers));
    Value::Object(object)
}

fn block_json(block: &Block, integers: &[&str]) -> Value {
    block.statements.iter().map(|statement| statement_json(statement, integers)).collect()
}

/// The names of the integers that are declared in a block.
fn integers_in<'t>(block: &'t Block, out: &mut Vec<&'t str>) {
    for statement in &block.statements {
        match &statement.kind {
            StatementKind::LocalIntegers(integers) => {
                out.extend(integers.names.iter().map(|name| name.text.as_str()));
            }
            _ => statement.blocks().for_each(|block| integers_in(block, out)),
        }
    }
}

fn statement_json(statement: &Statement, integers: &[&str]) -> Value {
    let on = |what: &str, name: &Name| json!({ "do": what, "phaser": name.shown() });
    let word = |mode: &Option<Mode>| mode.map(Mode::word);
    let mut value = match &statement.kind {
        StatementKind::NewPhaser { variable, mode, bound } => {
            json!({ "do": "newPhaser", "phaser": variable.shown(), "mode": word(mode), "bound": bound })
        }
        StatementKind::Assign { variable, value } => {
            let field = if integers.contains(&variable.text.as_str()) { "integer" } else { "boolean" };
            json!({ "do": "assign", field: variable.text, "value": expression_text(value) })
        }
        StatementKind::Asynch { task, numbers, arguments } => {
            let numbers: Vec<String> = numbers.iter().map(|number| number.text()).collect();
            let arguments: Vec<Value> = arguments
                .iter()
                .map(|(name, mode)| match mode {
                    Some(mode) => json!({ "phaser": name.shown(), "mode": mode.word() }),
                    None => name.shown().into(),
                })
                .collect();
            let numbers = if numbers.is_empty() { Value::Null } else { numbers.into() };
            json!({ "do": "asynch", "task": task.text, "numbers": numbers, "phasers": arguments })
        }
        StatementKind::Signal(name) => on("signal", name),
        StatementKind::Wait(name) => on("wait", name),
        StatementKind::Next(name) => on("next", name),
        StatementKind::Drop(name) => on("drop", name),
        StatementKind::NextSingle(name, body) => {
            json!({ "do": "single", "phaser": name.shown(), "body": block_json(body, integers) })
        }
        StatementKind::NextAll => json!({ "do": "nextAll" }),
        StatementKind::NextSome(names) => {
            json!({ "do": "nextAll", "phasers": names.iter().map(Name::shown).collect::<Vec<_>>() })
        }
        StatementKind::Local(names) => {
            json!({ "do": "local", "booleans": names.iter().map(Name::shown).collect::<Vec<_>>() })
        }
        StatementKind::LocalIntegers(integers) => {
            let mut value = range_json(integers);
            value["do"] = "localIntegers".into();
            value
        }
        StatementKind::Atomic(body) => json!({ "do": "atomic", "body": block_json(body, integers) }),
        StatementKind::Await(condition) => json!({ "do": "await", "condition": expression_text(condition) }),
        StatementKind::Assert(condition) => {
            json!({ "do": "assert", "condition": expression_text(condition) })
        }
        StatementKind::If(condition, then, otherwise) => json!({
            "do": "if", "condition": expression_text(condition), "then": block_json(then, integers),
            "else": otherwise.as_ref().map(|block| block_json(block, integers))
        }),
        StatementKind::While(condition, body) => {
            json!({ "do": "while", "condition": expression_text(condition), "body": block_json(body, integers) })
        }
        StatementKind::For { variable, first, last, body } => json!({
            "do": "for", "variable": variable.text, "first": first.text(), "last": last.text(),
            "body": block_json(body, integers)
        }),
        StatementKind::Finish(body) => json!({ "do": "finish", "body": block_json(body, integers) }),
        StatementKind::Exit => json!({ "do": "exit" }),
        StatementKind::Skip => json!({ "do": "skip" }),
    };
    if let Value::Object(fields) = &mut value {
        fields.retain(|_, field| !field.is_null());
        if let Some(label) = &statement.label {
            fields.insert("label".into(), label.text.clone().into());
        }
    }
    value
}

/// The text of a program in JSON. What is wrong is told with its place.
pub(crate) fn to_text(json: &str) -> Result<String> {
    let program: Value = serde_json::from_str(json).context("no JSON")?;
    let program = Fields::of(&program, "the program")?;
    program.only(&[
        "version",
        "options",
        "constants",
        "booleans",
        "volatile",
        "integers",
        "never",
        "lapped",
        "ahead",
        "tasks",
    ])?;
    if program.field("version").and_then(Value::as_u64) != Some(VERSION) {
        bail!("`version` must be {VERSION}");
    }
    let mut out = String::new();
    for (at, value) in program.list("options")?.iter().enumerate() {
        let option = Fields::of(value, &format!("options[{at}]"))?;
        let _ = writeln!(out, "option {}={};", option.name("name")?, option.name("value")?);
    }
    for (at, value) in program.list("constants")?.iter().enumerate() {
        let constant = Fields::of(value, &format!("constants[{at}]"))?;
        let _ = writeln!(out, "const {} = {};", constant.name("name")?, constant.expression("value")?);
    }
    for (field, word) in [("booleans", "bool"), ("volatile", "volatile bool")] {
        let names = program.names(field)?;
        if !names.is_empty() {
            let _ = writeln!(out, "{word} {};", names.join(", "));
        }
    }
    for (at, value) in program.list("integers")?.iter().enumerate() {
        let integers = Fields::of(value, &format!("integers[{at}]"))?;
        integers.only(&["names", "first", "last", "volatile"])?;
        let volatile = match integers.field("volatile") {
            None => false,
            Some(value) => {
                value.as_bool().with_context(|| format!("{}: true or false", integers.at("volatile")))?
            }
        };
        let _ = writeln!(out, "{}{}", if volatile { "volatile " } else { "" }, range_text(&integers)?);
    }
    for (at, value) in program.list("tasks")?.iter().enumerate() {
        let task = Fields::of(value, &format!("tasks[{at}]"))?;
        task.only(&["name", "numbers", "phasers", "body"])?;
        let numbers = task.names("numbers")?.into_iter().map(|name| format!("int {name}"));
        let parameters: Vec<String> = numbers.chain(task.names("phasers")?).collect();
        let _ = writeln!(out, "\ntask {}({}) {{", task.name("name")?, parameters.join(", "));
        block(&task, "body", 1, &mut out)?;
        out.push_str("}\n");
    }
    for (at, value) in program.list("never")?.iter().enumerate() {
        let place = format!("never[{at}]");
        let Some([first, second]) = value.as_array().map(Vec::as_slice) else { bail!("{place}: two labels") };
        let _ = writeln!(out, "never({}, {});", checked_name(first, &place)?, checked_name(second, &place)?);
    }
    for word in ["lapped", "ahead"] {
        for (at, value) in program.list(word)?.iter().enumerate() {
            let limit = Fields::of(value, &format!("{word}[{at}]"))?;
            let below = limit.field("below").and_then(Value::as_u64);
            let below = below.with_context(|| format!("{word}[{at}].below: a number"))?;
            let _ = writeln!(out, "{word}({}) < {below};", limit.name("phaser")?);
        }
    }
    Ok(out)
}

/// `int x, y in a..b;`
fn range_text(integers: &Fields<'_>) -> Result<String> {
    let (first, last) = (integers.expression("first")?, integers.expression("last")?);
    Ok(format!("int {} in {first}..{last};", integers.names("names")?.join(", ")))
}

/// An object and where it stands.
struct Fields<'j> {
    object: &'j Map<String, Value>,
    place: String,
}

impl<'j> Fields<'j> {
    fn of(value: &'j Value, place: &str) -> Result<Self> {
        let object = value.as_object().with_context(|| format!("{place}: an object"))?;
        Ok(Fields { object, place: place.to_owned() })
    }

    fn field(&self, name: &str) -> Option<&'j Value> {
        self.object.get(name).filter(|value| !value.is_null())
    }

    fn at(&self, name: &str) -> String {
        format!("{}.{name}", self.place)
    }

    /// Refuses what would be passed over: a word that is misspelt must not weaken a check.
    fn only(&self, known: &[&str]) -> Result<()> {
        match self.object.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) => bail!("{}: no field of this object", self.at(name)),
            None => Ok(()),
        }
    }

    fn list(&self, name: &str) -> Result<&'j [Value]> {
        let Some(value) = self.field(name) else { return Ok(&[]) };
        let list = value.as_array().with_context(|| format!("{}: a list", self.at(name)))?;
        Ok(list)
    }

    fn name(&self, name: &str) -> Result<String> {
        let value = self.field(name).with_context(|| format!("{}: is missing", self.at(name)))?;
        checked_name(value, &self.at(name))
    }

    fn names(&self, name: &str) -> Result<Vec<String>> {
        self.list(name)?.iter().map(|value| checked_name(value, &self.at(name))).collect()
    }

    fn expression(&self, name: &str) -> Result<String> {
        let value = self.field(name).with_context(|| format!("{}: is missing", self.at(name)))?;
        checked_expression(value, &self.at(name))
    }
}

/// A name, perhaps with an index. What it means is left to the reader of the language.
fn checked_name(value: &Value, place: &str) -> Result<String> {
    let name = value.as_str().with_context(|| format!("{place}: a name"))?;
    let (word, index) = name.split_once('[').unwrap_or((name, "]"));
    let first = word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let plain = first && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let inside = index.strip_suffix(']');
    let arithmetic = |c: char| c.is_ascii_alphanumeric() || "_+-*%() ".contains(c);
    if !plain || !inside.is_some_and(|inside| inside.chars().all(arithmetic)) {
        bail!("{place}: `{name}` is no name");
    }
    Ok(name.to_owned())
}

/// Boolean and whole-number expressions: one line, nothing that ends a statement.
fn checked_expression(value: &Value, place: &str) -> Result<String> {
    let text = match value {
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.to_string(),
        other => other.as_str().with_context(|| format!("{place}: an expression"))?.to_owned(),
    };
    let allowed = |c: char| c.is_ascii_alphanumeric() || "_!&|=<>()+-*% ".contains(c);
    let balanced = text.chars().try_fold(0i32, |depth, c| match c {
        '(' => Some(depth + 1),
        ')' => (depth > 0).then_some(depth - 1),
        _ => Some(depth),
    });
    if text.trim().is_empty() || !text.chars().all(allowed) || text.contains(":=") || balanced != Some(0) {
        bail!("{place}: `{text}` is no expression");
    }
    Ok(text)
}

fn block(object: &Fields<'_>, name: &str, depth: usize, out: &mut String) -> Result<()> {
    for (at, value) in object.list(name)?.iter().enumerate() {
        let statement = Fields::of(value, &format!("{}[{at}]", object.at(name)))?;
        out.push_str(&"    ".repeat(depth));
        if statement.field("label").is_some() {
            let _ = write!(out, "@{} ", statement.name("label")?);
        }
        statement_text(&statement, depth, out)?;
    }
    Ok(())
}

fn statement_text(statement: &Fields<'_>, depth: usize, out: &mut String) -> Result<()> {
    let what = statement.name("do")?;
    let known: &[&str] = match what.as_str() {
        "newPhaser" => &["phaser", "mode", "bound"],
        "assign" => &["boolean", "integer", "value"],
        "asynch" => &["task", "numbers", "phasers"],
        "signal" | "wait" | "next" | "drop" => &["phaser"],
        "single" => &["phaser", "body"],
        "nextAll" => &["phasers"],
        "local" => &["booleans"],
        "localIntegers" => &["names", "first", "last"],
        "assert" | "await" => &["condition"],
        "if" => &["condition", "then", "else"],
        "while" => &["condition", "body"],
        "for" => &["variable", "first", "last", "body"],
        "finish" | "atomic" => &["body"],
        "exit" | "skip" => &[],
        _ => bail!("{}: there is no statement `{what}`", statement.at("do")),
    };
    statement.only(&[&["do", "label"], known].concat())?;
    let line = match what.as_str() {
        "newPhaser" => {
            let mode = statement.field("mode").map(|_| statement.name("mode")).transpose()?;
            let bound = statement.field("bound").map(|bound| {
                let bound = bound.as_u64().with_context(|| format!("{}: a number", statement.at("bound")))?;
                Ok::<_, anyhow::Error>(format!("bound={bound}"))
            });
            let parts: Vec<String> = mode.into_iter().chain(bound.transpose()?).collect();
            format!("{} := newPhaser({});", statement.name("phaser")?, parts.join(", "))
        }
        "assign" => {
            let field = if statement.field("integer").is_some() { "integer" } else { "boolean" };
            if field == "integer" && statement.field("boolean").is_some() {
                bail!("{}: `integer` is given, too", statement.at("boolean"));
            }
            format!("{} := {};", statement.name(field)?, statement.expression("value")?)
        }
        "asynch" => asynch(statement)?,
        "signal" | "wait" | "next" | "drop" => format!("{}.{what}();", statement.name("phaser")?),
        "nextAll" if statement.field("phasers").is_some() => {
            format!("next({});", statement.names("phasers")?.join(", "))
        }
        "nextAll" => "next;".to_owned(),
        "localIntegers" => range_text(statement)?,
        "local" => format!("bool {};", statement.names("booleans")?.join(", ")),
        "assert" | "await" => format!("{what}({});", statement.expression("condition")?),
        "exit" | "skip" => format!("{what};"),
        _ => {
            let head = match what.as_str() {
                "single" => format!("{}.next()", statement.name("phaser")?),
                "for" => {
                    let (first, last) = (statement.expression("first")?, statement.expression("last")?);
                    format!("for {} in {first}..{last}", statement.name("variable")?)
                }
                "finish" | "atomic" => what.clone(),
                _ => format!("{what} ({})", statement.expression("condition")?),
            };
            let _ = writeln!(out, "{head} {{");
            block(statement, if what == "if" { "then" } else { "body" }, depth + 1, out)?;
            if what == "if" && statement.field("else").is_some() {
                let _ = writeln!(out, "{}}} else {{", "    ".repeat(depth));
                block(statement, "else", depth + 1, out)?;
            }
            format!("{}}}", "    ".repeat(depth))
        }
    };
    out.push_str(&line);
    out.push('\n');
    Ok(())
}

fn asynch(statement: &Fields<'_>) -> Result<String> {
    let mut text = format!("asynch({}", statement.name("task")?);
    for number in statement.list("numbers")? {
        let _ = write!(text, ", {}", checked_expression(number, &statement.at("numbers"))?);
    }
    for argument in statement.list("phasers")? {
        if argument.is_string() {
            let _ = write!(text, ", {}", checked_name(argument, &statement.at("phasers"))?);
        } else {
            let argument = Fields::of(argument, &statement.at("phasers"))?;
            argument.only(&["phaser", "mode"])?;
            let _ = write!(text, ", {}:{}", argument.name("phaser")?, argument.name("mode")?);
        }
    }
    Ok(text + ");")
}

#[cfg(test)]
mod tests {
    use super::*;
    use phasers::lang::{parse, read};

    fn corpus() -> Vec<(String, String)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/phasers");
        let entries =
            std::fs::read_dir(folder).expect("the corpus").filter_map(|entry| Some(entry.ok()?.path()));
        let files = entries.filter(|file| file.extension().is_some_and(|extension| extension == "ph"));
        files.map(|f| (f.display().to_string(), std::fs::read_to_string(&f).expect("readable"))).collect()
    }

    #[test]
    fn every_program_goes_there_and_back() {
        for (name, text) in corpus() {
            let json = to_json(&parse(&name, &text).expect("well formed"));
            let back =
                to_text(&json.to_string()).unwrap_or_else(|error| panic!("{name}: {error:#}\n{json:#}"));
            let again =
                to_json(&parse(&name, &back).unwrap_or_else(|errors| panic!("{name}: {errors}\n{back}")));
            assert_eq!(again, json, "{name}");
            let (first, second) = (read(&name, &text).expect("read"), read(&name, &back).expect("read"));
            let texts = |program: &phasers::lang::Program| -> Vec<String> {
                program.blocks.iter().flat_map(|b| b.statements.iter().map(|s| s.text.clone())).collect()
            };
            assert_eq!(texts(&first), texts(&second), "{name}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let one = |body: &str| {
            let text = format!(r#"{{"version": 1, "tasks": [{{"name": "main", "body": [{body}]}}]}}"#);
            to_text(&text).expect_err("wrong").to_string()
        };
        assert_eq!(one(r#"{"do": "jump"}"#), "tasks[0].body[0].do: there is no statement `jump`");
        assert_eq!(one(r#"{"do": "signal"}"#), "tasks[0].body[0].phaser: is missing");
        assert_eq!(one(r#"{"do": "skip", "phasr": 1}"#), "tasks[0].body[0].phasr: no field of this object");
        assert_eq!(
            one(r#"{"do": "signal", "phaser": "p.drop(); q"}"#),
            "tasks[0].body[0].phaser: `p.drop(); q` is no name"
        );
        assert_eq!(
            one(r#"{"do": "assert", "condition": "true); exit; assert(true"}"#),
            "tasks[0].body[0].condition: `true); exit; assert(true` is no expression"
        );
        assert!(to_text(r#"{"version": 2}"#).is_err());
        assert!(to_text("[]").is_err());
    }
}
