//! What is decided when the program is read: constants, `for`, arrays of phasers, numbers that tasks are given, and
//! `finish`. The tree that comes out has none of them, so that everything behind it knows only the plain language.
//!
//! A task that is given numbers, or that runs inside a `finish`, becomes one definition for each combination. A
//! `finish` is a phaser: the block's tasks, and those that they spawn, are registered on it in mode SIG until they
//! end, and its opener waits for it.

use super::ast::Index;
use super::ast::*;
use super::diagnostics::Found;
use std::collections::BTreeMap;

/// Loops are not unrolled to more statements than this.
const MAX_STATEMENTS: usize = 20_000;
/// No program has more statements and tasks: the number of a location, of which each has at most three, fits 16 bits.
const LARGEST: usize = 21_000;
/// The variable that holds the phaser of a `finish`.
const FINISH: &str = "finish";

/// The tree without what is decided here.
pub(super) fn expand(tree: &File, errors: &mut Vec<Found>) -> File {
    let file = if !errors.is_empty() || !uses(tree) {
        tree.clone()
    } else {
        let mut expander =
            Expander { tree, constants: BTreeMap::new(), errors, wanted: Vec::new(), statements: 0 };
        expander.file()
    };
    let mut count = 0;
    for item in &file.items {
        if let ItemKind::Task(task) = &item.kind {
            count += 1 + statements(&task.body);
        }
        if count > LARGEST && errors.is_empty() {
            let message = format!("more than {LARGEST} statements");
            errors.push(Found { span: item.span, message, expected: "a smaller program".to_owned() });
        }
    }
    file
}

/// How many statements a block has, with those inside them.
fn statements(block: &Block) -> usize {
    let inside = |statement: &Statement| statement.blocks().map(statements).sum::<usize>();
    block.statements.iter().map(|statement| 1 + inside(statement)).sum()
}

/// Something is to be decided.
fn uses(tree: &File) -> bool {
    tree.items.iter().any(|item| match &item.kind {
        ItemKind::Constant(..) => true,
        ItemKind::Lapped(name, _) | ItemKind::Ahead(name, _) => name.index.is_some(),
        ItemKind::Task(task) => !task.numbers.is_empty() || block_uses(&task.body),
        _ => false,
    })
}

fn block_uses(block: &Block) -> bool {
    let uses = |statement: &Statement| match &statement.kind {
        StatementKind::For { .. } | StatementKind::Finish(_) => true,
        StatementKind::Asynch { numbers, arguments, .. } => {
            !numbers.is_empty() || arguments.iter().any(|(name, _)| name.index.is_some())
        }
        StatementKind::NextSome(names) => names.iter().any(|name| name.index.is_some()),
        StatementKind::NewPhaser { variable: name, .. }
        | StatementKind::Signal(name)
        | StatementKind::Wait(name)
        | StatementKind::Next(name)
        | StatementKind::NextSingle(name, _)
        | StatementKind::Drop(name) => name.index.is_some(),
        _ => false,
    };
    block.statements.iter().any(|statement| uses(statement) || statement.blocks().any(block_uses))
}

/// A definition for some numbers, inside a `finish` or not.
#[derive(Clone, PartialEq, Eq)]
struct Instance {
    task: usize,
    numbers: Vec<i64>,
    finish: bool,
}

type Numbers = BTreeMap<String, i64>;

struct Expander<'t> {
    tree: &'t File,
    constants: Numbers,
    errors: &'t mut Vec<Found>,
    wanted: Vec<Instance>,
    statements: usize,
}

/// Where a statement stands.
#[derive(Clone)]
struct Surroundings {
    numbers: Numbers,
    /// The variable of the innermost `finish` around it.
    finish: Option<String>,
    /// How many of them are around it in this task.
    depth: usize,
    /// The task itself is registered on a `finish` around its spawn.
    inside: bool,
    /// Booleans and integers, whose names are no numbers.
    declared: Vec<String>,
}

impl Surroundings {
    /// The expression with constants, loop variables and the numbers of the task filled in.
    fn expression(&self, tree: &Expression) -> Expression {
        let part = |part: &Expression| Box::new(self.expression(part));
        let parts = |parts: &[Expression]| parts.iter().map(|part| self.expression(part)).collect();
        match tree {
            Expression::Name(name) if !self.declared.contains(&name.text) => {
                self.numbers.get(&name.text).map_or_else(|| tree.clone(), |value| Expression::Number(*value))
            }
            Expression::Not(inner) => Expression::Not(part(inner)),
            Expression::All(list) => Expression::All(parts(list)),
            Expression::Any(list) => Expression::Any(parts(list)),
            Expression::Equal(left, right) => Expression::Equal(part(left), part(right)),
            Expression::NotEqual(left, right) => Expression::NotEqual(part(left), part(right)),
            Expression::Arithmetic(left, operator, right) => {
                Expression::Arithmetic(part(left), *operator, part(right))
            }
            Expression::Compare(left, order, right) => Expression::Compare(part(left), *order, part(right)),
            _ => tree.clone(),
        }
    }
}

impl<'t> Expander<'t> {
    fn error(&mut self, span: Span, message: String, expected: &str) {
        self.errors.push(Found { span, message, expected: expected.to_owned() });
    }

    fn tasks(&self) -> Vec<&'t Task> {
        let task = |item: &'t Item| match &item.kind {
            ItemKind::Task(task) => Some(task),
            _ => None,
        };
        self.tree.items.iter().filter_map(task).collect()
    }

    fn file(&mut self) -> File {
        let mut items = Vec::new();
        for item in &self.tree.items {
            let kind = match &item.kind {
                ItemKind::Constant(name, value) => {
                    let constants = self.constants.clone();
                    if let Some(value) = self.number(value, name.span, &constants) {
                        self.constants.insert(name.text.clone(), value);
                    }
                    continue;
                }
                ItemKind::Task(_) => continue,
                ItemKind::Lapped(name, limit) => {
                    ItemKind::Lapped(self.name(name, &self.constants.clone()), *limit)
                }
                ItemKind::Ahead(name, limit) => {
                    ItemKind::Ahead(self.name(name, &self.constants.clone()), *limit)
                }
                ItemKind::Integers(integers, volatile) => {
                    ItemKind::Integers(self.integers(integers, &self.constants.clone()), *volatile)
                }
                other => other.clone(),
            };
            items.push(Item { kind, span: item.span, trivia: Trivia::default() });
        }
        // What needs no numbers is there whether it is spawned or not, so that its errors are found.
        for (index, task) in self.tasks().into_iter().enumerate() {
            if task.numbers.is_empty() {
                self.wanted.push(Instance { task: index, numbers: Vec::new(), finish: false });
            }
        }
        let mut next = 0;
        while next < self.wanted.len() && self.errors.is_empty() {
            let instance = self.wanted[next].clone();
            let task = self.tasks()[instance.task].clone();
            let span = task.name.span;
            let task = self.task(&task, &instance);
            items.push(Item { kind: ItemKind::Task(task), span, trivia: Trivia::default() });
            next += 1;
        }
        File { items, dangling: Vec::new() }
    }

    fn task(&mut self, task: &Task, instance: &Instance) -> Task {
        let mut numbers = self.constants.clone();
        for (name, value) in task.numbers.iter().zip(&instance.numbers) {
            numbers.insert(name.text.clone(), *value);
        }
        let finish = instance.finish.then(|| FINISH.to_owned());
        let mut declared = Vec::new();
        self.tree.items.iter().for_each(|item| match &item.kind {
            ItemKind::Booleans(names) | ItemKind::Volatile(names) => declared.extend(texts(names)),
            ItemKind::Integers(integers, _) => declared.extend(texts(&integers.names)),
            _ => {}
        });
        declared_in(&task.body, &mut declared);
        if let Some(name) = task.numbers.iter().find(|name| declared.contains(&name.text)) {
            self.declared_twice(name);
        }
        if let Some(name) = declared.iter().find(|name| self.constants.contains_key(*name)) {
            self.declared_twice(&plain(name, task.name.span));
        }
        let place = Surroundings { numbers, finish, depth: 0, inside: instance.finish, declared };
        let mut body = self.block(&task.body, &place);
        let mut parameters = task.parameters.clone();
        if instance.finish {
            parameters.push(plain(FINISH, task.name.span));
            body.statements.push(leave(task.body.close));
        }
        let name = plain(&instance_name(&task.name.text, &instance.numbers, instance.finish), task.name.span);
        Task { name, numbers: Vec::new(), parameters, body }
    }

    /// One name for a number that is known and for a boolean or an integer.
    fn declared_twice(&mut self, name: &Name) {
        let message = format!("`{}` is a boolean or an integer, and a constant or a number too", name.text);
        self.error(name.span, message, "another name");
    }

    fn number(&mut self, index: &Index, span: Span, numbers: &Numbers) -> Option<i64> {
        match index.value(&|name| numbers.get(name).copied()) {
            Ok(value) => Some(value),
            Err(message) => {
                self.error(span, message, "a number");
                None
            }
        }
    }

    fn integers(&mut self, integers: &Integers, numbers: &Numbers) -> Integers {
        let span = integers.names.first().map_or(Span::default(), |name| name.span);
        let mut end = |index| Index::of(self.number(index, span, numbers).unwrap_or(0));
        Integers { names: integers.names.clone(), first: end(&integers.first), last: end(&integers.last) }
    }

    fn name(&mut self, name: &Name, numbers: &Numbers) -> Name {
        let Some(index) = &name.index else { return name.clone() };
        let value = self.number(index, name.span, numbers).unwrap_or(0);
        plain(&format!("{}[{value}]", name.text), name.span)
    }

    fn block(&mut self, block: &Block, place: &Surroundings) -> Block {
        let mut statements = Vec::new();
        for statement in &block.statements {
            self.statement(statement, place, &mut statements);
            if !self.count(statement.span) {
                break;
            }
        }
        Block { statements, dangling: Vec::new(), close: block.close }
    }

    /// Counts a statement or a round; false when it is time to stop.
    fn count(&mut self, span: Span) -> bool {
        self.statements += 1;
        if self.statements > MAX_STATEMENTS && self.errors.is_empty() {
            let message = format!("more than {MAX_STATEMENTS} statements when loops are unrolled");
            self.error(span, message, "fewer rounds");
        }
        self.errors.is_empty()
    }

    fn statement(&mut self, statement: &Statement, place: &Surroundings, out: &mut Vec<Statement>) {
        let numbers = &place.numbers;
        let kind = match &statement.kind {
            StatementKind::For { variable, first, last, body } => {
                let first = self.number(first, variable.span, numbers);
                let last = self.number(last, variable.span, numbers);
                let (Some(first), Some(last)) = (first, last) else { return };
                if place.declared.contains(&variable.text) {
                    self.declared_twice(variable);
                    return;
                }
                // The label is where a task stands before the first round.
                if statement.label.is_some() {
                    out.push(Statement { kind: StatementKind::Skip, ..statement.clone() });
                }
                for value in first..=last {
                    let mut inner = place.clone();
                    inner.numbers.insert(variable.text.clone(), value);
                    let mut round = self.block(body, &inner).statements;
                    if value != first {
                        remove_declarations(&mut round);
                    }
                    out.extend(round);
                    if !self.count(statement.span) {
                        return;
                    }
                }
                return;
            }
            StatementKind::Finish(body) => {
                self.finish(statement, body, place, out);
                return;
            }
            StatementKind::Asynch { .. } => match self.asynch(statement, place) {
                Some(kind) => kind,
                None => return,
            },
            StatementKind::Exit if place.inside => {
                out.push(leave(statement.span));
                StatementKind::Exit
            }
            StatementKind::NextAll if place.finish.is_some() => {
                let message = "`next;` inside a `finish` is not supported".to_owned();
                self.error(statement.span, message, "`next(v1, v2);`, which names the phasers");
                return;
            }
            StatementKind::NewPhaser { variable, mode, bound } => StatementKind::NewPhaser {
                variable: self.name(variable, numbers),
                mode: *mode,
                bound: *bound,
            },
            StatementKind::Signal(name) => StatementKind::Signal(self.name(name, numbers)),
            StatementKind::Wait(name) => StatementKind::Wait(self.name(name, numbers)),
            StatementKind::Next(name) => StatementKind::Next(self.name(name, numbers)),
            StatementKind::Drop(name) => StatementKind::Drop(self.name(name, numbers)),
            StatementKind::NextSome(names) => {
                StatementKind::NextSome(names.iter().map(|name| self.name(name, numbers)).collect())
            }
            StatementKind::NextSingle(name, body) => {
                StatementKind::NextSingle(self.name(name, numbers), self.block(body, place))
            }
            StatementKind::If(condition, then, otherwise) => {
                let then = self.block(then, place);
                let otherwise = otherwise.as_ref().map(|block| self.block(block, place));
                StatementKind::If(place.expression(condition), then, otherwise)
            }
            StatementKind::While(condition, body) => {
                StatementKind::While(place.expression(condition), self.block(body, place))
            }
            StatementKind::Assign { variable, value } => {
                StatementKind::Assign { variable: variable.clone(), value: place.expression(value) }
            }
            StatementKind::Assert(condition) => StatementKind::Assert(place.expression(condition)),
            StatementKind::Await(condition) => StatementKind::Await(place.expression(condition)),
            StatementKind::Atomic(body) => StatementKind::Atomic(self.block(body, place)),
            StatementKind::LocalIntegers(integers) => {
                StatementKind::LocalIntegers(self.integers(integers, numbers))
            }
            other => other.clone(),
        };
        out.push(Statement { kind, ..statement.clone() });
    }

    /// `f := newPhaser(); ...; f.next(); f.drop();`
    fn finish(
        &mut self,
        statement: &Statement,
        body: &Block,
        place: &Surroundings,
        out: &mut Vec<Statement>,
    ) {
        let name = plain(&format!("{FINISH}.{}", place.depth + 1), statement.span);
        let inner = Surroundings { finish: Some(name.text.clone()), depth: place.depth + 1, ..place.clone() };
        let at = |kind, span| Statement { label: None, kind, span, trivia: Trivia::default() };
        let make = StatementKind::NewPhaser { variable: name.clone(), mode: None, bound: None };
        out.push(Statement { label: statement.label.clone(), ..at(make, statement.span) });
        out.extend(self.block(body, &inner).statements);
        out.push(at(StatementKind::Next(name.clone()), body.close));
        out.push(at(StatementKind::Drop(name), body.close));
    }

    fn asynch(&mut self, statement: &Statement, place: &Surroundings) -> Option<StatementKind> {
        let StatementKind::Asynch { task, numbers, arguments } = &statement.kind else { return None };
        let tasks = self.tasks();
        let Some(index) = tasks.iter().position(|known| known.name.text == task.text) else {
            self.error(task.span, format!("there is no task `{}`", task.text), "the name of a task");
            return None;
        };
        let wanted = tasks[index].numbers.len();
        let mut given = numbers.clone();
        let mut rest = arguments.as_slice();
        // A name alone may be a number: the task that is spawned says so.
        while given.len() < wanted
            && let [(name, None), more @ ..] = rest
            && name.index.is_none()
        {
            given.push(Index::Name(name.clone()));
            rest = more;
        }
        if given.len() != wanted {
            let plural = if wanted == 1 { "" } else { "s" };
            let message =
                format!("the task `{}` is given {wanted} number{plural}, not {}", task.text, given.len());
            self.error(task.span, message, "as many numbers as the task has");
            return None;
        }
        let values: Option<Vec<i64>> =
            given.iter().map(|index| self.number(index, task.span, &place.numbers)).collect();
        let numbers = values?;
        let mut arguments: Vec<(Name, Option<Mode>)> =
            rest.iter().map(|(name, mode)| (self.name(name, &place.numbers), *mode)).collect();
        if let Some(finish) = &place.finish {
            arguments.push((plain(finish, task.span), Some(Mode::Sig)));
        }
        let name = instance_name(&task.text, &numbers, place.finish.is_some());
        let instance = Instance { task: index, numbers, finish: place.finish.is_some() };
        if !self.wanted.contains(&instance) {
            self.wanted.push(instance);
        }
        Some(StatementKind::Asynch { task: plain(&name, task.span), numbers: Vec::new(), arguments })
    }
}

/// Booleans of the task are declared once, in the first round.
fn remove_declarations(statements: &mut Vec<Statement>) {
    let declares =
        |one: &Statement| matches!(one.kind, StatementKind::Local(_) | StatementKind::LocalIntegers(_));
    statements.retain(|one| !declares(one));
    for statement in statements {
        match &mut statement.kind {
            StatementKind::If(_, then, otherwise) => {
                remove_declarations(&mut then.statements);
                otherwise.iter_mut().for_each(|block| remove_declarations(&mut block.statements));
            }
            StatementKind::While(_, body)
            | StatementKind::NextSingle(_, body)
            | StatementKind::Atomic(body) => {
                remove_declarations(&mut body.statements);
            }
            _ => {}
        }
    }
}

fn texts(names: &[Name]) -> impl Iterator<Item = String> + '_ {
    names.iter().map(|name| name.text.clone())
}

/// The booleans and integers that a task declares.
fn declared_in(block: &Block, out: &mut Vec<String>) {
    for statement in &block.statements {
        match &statement.kind {
            StatementKind::Local(names) => out.extend(texts(names)),
            StatementKind::LocalIntegers(integers) => out.extend(texts(&integers.names)),
            _ => statement.blocks().for_each(|block| declared_in(block, out)),
        }
    }
}

fn plain(text: &str, span: Span) -> Name {
    Name { text: text.to_owned(), span, index: None }
}

/// The end of a task inside a `finish`: it leaves it.
fn leave(span: Span) -> Statement {
    let kind = StatementKind::Drop(plain(FINISH, span));
    Statement { label: None, kind, span, trivia: Trivia::default() }
}

/// How traces name it; no name of a program looks like this.
fn instance_name(task: &str, numbers: &[i64], finish: bool) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    let numbers = if numbers.is_empty() { String::new() } else { format!("({})", numbers.join(", ")) };
    format!("{task}{numbers}{}", if finish { " in finish" } else { "" })
}
