//! The formatter: one layout for every program, comments kept.

use super::ast::*;
use std::fmt::Write;

/// The file in the standard layout. Formatting twice changes nothing.
pub fn format(file: &File) -> String {
    let mut out = String::new();
    for (index, item) in file.items.iter().enumerate() {
        let task = matches!(item.kind, ItemKind::Task(_));
        if index > 0 && (item.trivia.blank_before || task) {
            out.push('\n');
        }
        comments(&item.trivia.before, 0, &mut out);
        match &item.kind {
            ItemKind::Task(task) => {
                let numbers = task.numbers.iter().map(|name| format!("int {}", name.text));
                let parameters = task.parameters.iter().map(|name| name.text.clone());
                let parameters: Vec<String> = numbers.chain(parameters).collect();
                let _ = write!(out, "task {}({}) ", task.name.text, parameters.join(", "));
                block(&task.body, 0, &mut out);
            }
            other => out.push_str(&item_line(other)),
        }
        behind(&item.trivia, &mut out);
    }
    comments(&file.dangling, 0, &mut out);
    out
}

fn item_line(item: &ItemKind) -> String {
    match item {
        ItemKind::Booleans(names) => format!("bool {};", list(names)),
        ItemKind::Volatile(names) => format!("volatile bool {};", list(names)),
        ItemKind::Integers(integers, volatile) => {
            format!("{}{};", if *volatile { "volatile " } else { "" }, range(integers))
        }
        ItemKind::Constant(name, value) => format!("const {} = {};", name.text, value.text()),
        ItemKind::Option(name, value) => format!("option {}={};", name.text, value.text),
        ItemKind::Never(first, second) => format!("never({}, {});", first.text, second.text),
        ItemKind::Lapped(name, limit) => format!("lapped({}) < {limit};", name.shown()),
        ItemKind::Ahead(name, limit) => format!("ahead({}) < {limit};", name.shown()),
        ItemKind::Task(_) => String::new(),
    }
}

fn range(integers: &Integers) -> String {
    format!("int {} in {}..{}", list(&integers.names), integers.first.text(), integers.last.text())
}

fn list(names: &[Name]) -> String {
    names.iter().map(|name| name.text.as_str()).collect::<Vec<_>>().join(", ")
}

fn indent(depth: usize, out: &mut String) {
    for _ in 0..depth {
        out.push_str("    ");
    }
}

fn comments(list: &[Comment], depth: usize, out: &mut String) {
    for comment in list {
        indent(depth, out);
        out.push_str(&comment.text);
        out.push('\n');
    }
}

fn behind(trivia: &Trivia, out: &mut String) {
    if let Some(comment) = &trivia.behind {
        out.push_str("  ");
        out.push_str(&comment.text);
    }
    out.push('\n');
}

fn block(body: &Block, depth: usize, out: &mut String) {
    if body.statements.is_empty() && body.dangling.is_empty() {
        out.push_str("{}");
        return;
    }
    out.push_str("{\n");
    for (index, item) in body.statements.iter().enumerate() {
        if index > 0 && item.trivia.blank_before {
            out.push('\n');
        }
        comments(&item.trivia.before, depth + 1, out);
        statement(item, depth + 1, out);
        behind(&item.trivia, out);
    }
    comments(&body.dangling, depth + 1, out);
    indent(depth, out);
    out.push('}');
}

fn statement(item: &Statement, depth: usize, out: &mut String) {
    indent(depth, out);
    if let Some(label) = &item.label {
        let _ = write!(out, "@{} ", label.text);
    }
    out.push_str(&statement_head(item));
    match &item.kind {
        StatementKind::NextSingle(_, body)
        | StatementKind::While(_, body)
        | StatementKind::For { body, .. }
        | StatementKind::Finish(body)
        | StatementKind::Atomic(body) => {
            out.push(' ');
            block(body, depth, out);
        }
        StatementKind::If(_, then, otherwise) => {
            out.push(' ');
            block(then, depth, out);
            if let Some(otherwise) = otherwise {
                out.push_str(" else ");
                block(otherwise, depth, out);
            }
        }
        _ => out.push(';'),
    }
}

/// A statement on one line, without its blocks and its semicolon; traces show it.
pub(super) fn statement_head(item: &Statement) -> String {
    match &item.kind {
        StatementKind::NewPhaser { variable, mode, bound } => {
            let mode = mode.map(|mode| mode.word().to_owned());
            let bound = bound.map(|bound| format!("bound={bound}"));
            let arguments: Vec<String> = mode.into_iter().chain(bound).collect();
            format!("{} := newPhaser({})", variable.shown(), arguments.join(", "))
        }
        StatementKind::Assign { variable, value } => format!("{} := {}", variable.text, expression(value, 0)),
        StatementKind::Asynch { task, numbers, arguments } => {
            let mut text = format!("asynch({}", task.text);
            for number in numbers {
                let _ = write!(text, ", {}", number.text());
            }
            for (name, mode) in arguments {
                let _ = write!(text, ", {}", name.shown());
                if let Some(mode) = mode {
                    let _ = write!(text, ":{}", mode.word());
                }
            }
            text + ")"
        }
        StatementKind::Signal(name) => format!("{}.signal()", name.shown()),
        StatementKind::Wait(name) => format!("{}.wait()", name.shown()),
        StatementKind::Next(name) | StatementKind::NextSingle(name, _) => format!("{}.next()", name.shown()),
        StatementKind::NextAll => "next".to_owned(),
        StatementKind::NextSome(names) => {
            let names: Vec<String> = names.iter().map(Name::shown).collect();
            format!("next({})", names.join(", "))
        }
        StatementKind::Local(names) => format!("bool {}", list(names)),
        StatementKind::LocalIntegers(integers) => range(integers),
        StatementKind::Atomic(_) => "atomic".to_owned(),
        StatementKind::Await(condition) => format!("await({})", expression(condition, 0)),
        StatementKind::For { variable, first, last, .. } => {
            format!("for {} in {}..{}", variable.text, first.text(), last.text())
        }
        StatementKind::Finish(_) => "finish".to_owned(),
        StatementKind::Drop(name) => format!("{}.drop()", name.shown()),
        StatementKind::If(condition, ..) => format!("if ({})", expression(condition, 0)),
        StatementKind::While(condition, _) => format!("while ({})", expression(condition, 0)),
        StatementKind::Assert(condition) => format!("assert({})", expression(condition, 0)),
        StatementKind::Exit => "exit".to_owned(),
        StatementKind::Skip => "skip".to_owned(),
    }
}

/// An expression as written.
pub fn expression_text(tree: &Expression) -> String {
    expression(tree, 0)
}

/// `level`: 0 within `||`, 1 within `&&`, 2 beside `==`, 4 beside `<` or `+`, 5 beside `*`, 6 below `!`.
fn expression(tree: &Expression, level: u8) -> String {
    let (own, text) = match tree {
        Expression::Constant(value) => (7, value.to_string()),
        Expression::Name(name) => (7, name.text.clone()),
        Expression::Number(number) => (7, number.to_string()),
        Expression::Nondeterministic => (7, "ndet()".to_owned()),
        Expression::Not(inner) => (6, format!("!{}", expression(inner, 6))),
        // A chain inside a chain of its own kind keeps its parentheses: they were written.
        Expression::Any(parts) => (0, chain(parts, " || ", 1)),
        Expression::All(parts) => (1, chain(parts, " && ", 2)),
        Expression::Equal(left, right) => (2, format!("{} == {}", expression(left, 2), expression(right, 3))),
        Expression::NotEqual(left, right) => {
            (2, format!("{} != {}", expression(left, 2), expression(right, 3)))
        }
        Expression::Compare(left, order, right) => {
            (3, format!("{} {} {}", expression(left, 4), order.word(), expression(right, 4)))
        }
        // Operations group to the left.
        Expression::Arithmetic(left, operator, right) => {
            let own = if matches!(operator, '+' | '-') { 4 } else { 5 };
            (own, format!("{} {operator} {}", expression(left, own), expression(right, own + 1)))
        }
    };
    if own < level { format!("({text})") } else { text }
}

fn chain(parts: &[Expression], between: &str, level: u8) -> String {
    let parts: Vec<String> = parts.iter().map(|part| expression(part, level)).collect();
    parts.join(between)
}
