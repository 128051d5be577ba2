//! Names to ids. Uses of a phaser variable that is never assigned are not errors here: by the semantics
//! they are runtime errors of the program, found by the engines.

use super::ast;
use super::diagnostics::{Found, line_and_column};
use super::format::statement_head;
use super::program::*;
use super::token::Span;

/// The engines keep booleans in one machine word.
const MAX_BOOLEANS: usize = 64;

pub(super) fn resolve(file: &str, text: &str, tree: &ast::File, errors: &mut Vec<Found>) -> Program {
    let program = Program { file: file.to_owned(), ..Program::default() };
    let mut resolver = Resolver {
        text,
        program,
        errors,
        variables: Vec::new(),
        locals: Vec::new(),
        integers: Vec::new(),
        local_integers: Vec::new(),
        in_single: false,
        atomic: Atomic::No,
        here: Span::default(),
    };
    resolver.declarations(tree);
    for item in &tree.items {
        if let ast::ItemKind::Task(task) = &item.kind {
            resolver.task(task);
        }
    }
    resolver.properties(tree);
    resolver.program
}

pub(super) struct Resolver<'a> {
    text: &'a str,
    pub(super) program: Program,
    errors: &'a mut Vec<Found>,
    /// The phaser variables of the task being resolved.
    variables: Vec<String>,
    /// Its own booleans.
    pub(super) locals: Vec<String>,
    /// The shared integers.
    pub(super) integers: Vec<(String, Integer)>,
    /// Those of the task.
    pub(super) local_integers: Vec<(String, Integer)>,
    in_single: bool,
    /// What the next statement is to an `atomic` around it.
    atomic: Atomic,
    /// The statement being resolved.
    pub(super) here: Span,
}

impl Resolver<'_> {
    pub(super) fn error(&mut self, span: Span, message: String, expected: &str) {
        self.errors.push(Found { span, message, expected: expected.to_owned() });
    }

    fn declarations(&mut self, tree: &ast::File) {
        for item in &tree.items {
            match &item.kind {
                ast::ItemKind::Booleans(names) => {
                    for name in names {
                        self.boolean(name);
                    }
                }
                ast::ItemKind::Volatile(names) => {
                    for name in names {
                        if self.boolean(name) {
                            self.program.volatile |= 1 << (self.program.booleans.len() - 1);
                        }
                    }
                }
                ast::ItemKind::Integers(integers, volatile) => {
                    self.declare_integers(integers, *volatile, false);
                }
                ast::ItemKind::Option(name, value) => self.option(name, value),
                ast::ItemKind::Task(task) => self.declare_task(task),
                _ => {}
            }
        }
        match self.definition_id("main") {
            // After a syntax error main may only be hidden.
            None if !self.errors.is_empty() => {}
            None => {
                let end = self.text.len();
                self.error(Span { start: end, end }, "there is no task `main`".to_owned(), "`task main()`");
            }
            Some(main) => self.program.main = Some(main),
        }
    }

    /// A shared boolean, or the first bit of an integer; false when something is wrong with it.
    pub(super) fn boolean(&mut self, name: &ast::Name) -> bool {
        if self.program.booleans.contains(&name.text) {
            let what = if self.integer(name).is_some() { "integer" } else { "boolean" };
            self.error(name.span, format!("the {what} `{}` is declared twice", name.text), "a new name");
            return false;
        }
        self.add_bit(name, false)
    }

    /// One more bit under a name.
    pub(super) fn add_bit(&mut self, name: &ast::Name, local: bool) -> bool {
        let list = if local { &mut self.locals } else { &mut self.program.booleans };
        if list.len() < MAX_BOOLEANS {
            list.push(name.text.clone());
            return true;
        }
        let whose = if local { " of a task" } else { "" };
        let hint = if self.integers.is_empty() && self.local_integers.is_empty() {
            ""
        } else {
            "smaller ranges: an integer takes as many as its range needs bits"
        };
        self.error(name.span, format!("more than {MAX_BOOLEANS} booleans{whose}"), hint);
        false
    }

    fn option(&mut self, name: &ast::Name, value: &ast::Name) {
        let options = &mut self.program.options;
        match (name.text.as_str(), value.text.as_str()) {
            ("signal", "counting") => options.signal = SignalRule::Counting,
            ("signal", "idempotent") => options.signal = SignalRule::Idempotent,
            ("signal", "strict") => options.signal = SignalRule::Strict,
            ("exit", "drops") => options.exit = ExitRule::Drops,
            ("exit", "stays") => options.exit = ExitRule::Stays,
            ("signal", other) => self.error(
                value.span,
                format!("option `signal` has no value `{other}`"),
                "`counting`, `idempotent` or `strict`",
            ),
            ("exit", other) => {
                let message = format!("option `exit` has no value `{other}`");
                self.error(value.span, message, "`drops` or `stays`");
            }
            (other, _) => {
                self.error(name.span, format!("there is no option `{other}`"), "`signal` or `exit`");
            }
        }
    }

    fn definition_id(&self, name: &str) -> Option<DefinitionId> {
        let position = self.program.definitions.iter().position(|definition| definition.name == name);
        position.map(|index| DefinitionId(index as u16))
    }

    fn declare_task(&mut self, task: &ast::Task) {
        let name = &task.name;
        if self.definition_id(&name.text).is_some() {
            self.error(name.span, format!("the task `{}` is defined twice", name.text), "a new name");
            return;
        }
        if name.text == "main" && !task.parameters.is_empty() {
            self.error(task.parameters[0].span, "`main` takes no parameters".to_owned(), "`task main()`");
        }
        let mut variables: Vec<String> = Vec::new();
        for parameter in &task.parameters {
            if variables.contains(&parameter.text) {
                let message = format!("the parameter `{}` is given twice", parameter.text);
                self.error(parameter.span, message, "a new name");
            }
            variables.push(parameter.text.clone());
        }
        let (line, _) = line_and_column(self.text, name.span.start);
        self.program.definitions.push(Definition {
            name: name.text.clone(),
            parameters: variables.len(),
            variables,
            locals: Vec::new(),
            body: None,
            line,
        });
    }

    fn task(&mut self, task: &ast::Task) {
        let Some(id) = self.definition_id(&task.name.text) else { return };
        if self.program.definition(id).body.is_some() {
            return; // the second of two definitions, already reported
        }
        self.variables = self.program.definition(id).variables.clone();
        collect_variables(&task.body, &mut self.variables);
        self.locals.clear();
        self.local_integers.clear();
        self.declare_locals(&task.body);
        let body = self.block(&task.body);
        let definition = &mut self.program.definitions[id.index()];
        definition.body = Some(body);
        definition.variables = std::mem::take(&mut self.variables);
        definition.locals = std::mem::take(&mut self.locals);
    }

    fn block(&mut self, block: &ast::Block) -> BlockId {
        let mut statements = Vec::new();
        block.statements.iter().for_each(|statement| self.statements(statement, &mut statements));
        let (end_line, _) = line_and_column(self.text, block.close.start);
        self.program.blocks.push(Block { statements, end_line });
        BlockId((self.program.blocks.len() - 1) as u16)
    }

    /// A statement; those of an `atomic` stand in its place.
    fn statements(&mut self, statement: &ast::Statement, out: &mut Vec<Statement>) {
        let ast::StatementKind::Atomic(body) = &statement.kind else {
            out.extend(self.statement(statement));
            return;
        };
        if self.in_single {
            self.kind(statement);
            return;
        }
        let start = out.len();
        self.atomic = Atomic::First;
        body.statements.iter().for_each(|inner| out.extend(self.statement(inner)));
        if out.len() == start {
            let skip = ast::Statement { kind: ast::StatementKind::Skip, ..statement.clone() };
            out.extend(self.statement(&skip));
        }
        self.atomic = Atomic::No;
        let label = statement.label.as_ref().map(|name| self.label(&name.text));
        if let Some(first) = out.get_mut(start) {
            first.label = label;
        }
    }

    fn statement(&mut self, statement: &ast::Statement) -> Option<Statement> {
        let (line, column) = line_and_column(self.text, statement.span.start);
        if let ast::StatementKind::Local(_) | ast::StatementKind::LocalIntegers(_) = statement.kind {
            return None; // declared with its task
        }
        self.here = statement.span;
        let label = statement.label.as_ref().map(|name| self.label(&name.text));
        let atomic = self.atomic;
        if atomic == Atomic::First {
            self.atomic = Atomic::Inside;
        }
        let kind = self.kind(statement)?;
        let text = statement_head(statement);
        Some(Statement { kind, label, line, column, text, atomic })
    }

    fn label(&mut self, name: &str) -> LabelId {
        let labels = &mut self.program.labels;
        let position = labels.iter().position(|label| label == name).unwrap_or_else(|| {
            labels.push(name.to_owned());
            labels.len() - 1
        });
        LabelId(position as u16)
    }

    fn kind(&mut self, statement: &ast::Statement) -> Option<StatementKind> {
        use ast::StatementKind as Tree;
        let boolean_only = matches!(
            statement.kind,
            Tree::Assign { .. } | Tree::If(..) | Tree::While(..) | Tree::Assert(_) | Tree::Skip
        );
        if self.in_single && !boolean_only {
            let message = "the block of a single may not use phasers, spawn or exit".to_owned();
            self.error(statement.span, message, "assignments, `if`, `while`, `assert` or `skip`");
            return None;
        }
        Some(match &statement.kind {
            Tree::NewPhaser { variable, mode, bound } => StatementKind::NewPhaser {
                variable: self.variable(variable)?,
                mode: mode.unwrap_or(Mode::SigWait),
                bound: *bound,
            },
            Tree::Assign { variable, value } => match self.integer(variable) {
                Some(integer) => StatementKind::AssignInteger { integer, value: self.checked_number(value)? },
                None => {
                    let value = self.expression(value);
                    StatementKind::Assign { boolean: self.boolean_id(variable)?, value: value? }
                }
            },
            Tree::Asynch { task, arguments, .. } => self.asynch(task, arguments)?,
            Tree::Signal(variable) => StatementKind::Signal(self.variable(variable)?),
            Tree::Wait(variable) => StatementKind::Wait(self.variable(variable)?),
            Tree::Next(variable) => StatementKind::Next(self.variable(variable)?),
            Tree::NextSingle(variable, block) => {
                let variable = self.variable(variable);
                self.in_single = true;
                let block = self.block(block);
                self.in_single = false;
                StatementKind::NextSingle(variable?, block)
            }
            Tree::NextAll => StatementKind::NextAll(None),
            Tree::NextSome(names) => {
                let variables: Vec<_> = names.iter().map(|name| self.variable(name)).collect();
                StatementKind::NextAll(Some(variables.into_iter().collect::<Option<_>>()?))
            }
            Tree::Await(condition) => StatementKind::Await(self.expression(condition)?),
            // Expanded before, unless something was wrong.
            Tree::Local(_) | Tree::LocalIntegers(_) | Tree::For { .. } | Tree::Finish(_) => return None,
            // Its statements stand in its place.
            Tree::Atomic(_) => return None,
            Tree::Drop(variable) => StatementKind::Drop(self.variable(variable)?),
            Tree::If(condition, then, otherwise) => {
                let condition = self.expression(condition);
                let then = self.block(then);
                let otherwise = otherwise.as_ref().map(|block| self.block(block));
                StatementKind::If { condition: condition?, then, otherwise }
            }
            Tree::While(condition, body) => {
                let condition = self.expression(condition);
                let body = self.block(body);
                StatementKind::While { condition: condition?, body }
            }
            Tree::Assert(condition) => StatementKind::Assert(self.expression(condition)?),
            Tree::Exit => StatementKind::Exit,
            Tree::Skip => StatementKind::Skip,
        })
    }

    fn asynch(&mut self, task: &ast::Name, arguments: &[(ast::Name, Option<Mode>)]) -> Option<StatementKind> {
        let resolved: Vec<_> =
            arguments.iter().map(|(name, mode)| Some((self.variable(name)?, *mode))).collect();
        let Some(id) = self.definition_id(&task.text) else {
            self.error(task.span, format!("there is no task `{}`", task.text), "the name of a task");
            return None;
        };
        let wanted = self.program.definition(id).parameters;
        if wanted != arguments.len() {
            let message = format!(
                "the task `{}` takes {wanted} phaser{}, not {}",
                task.text,
                if wanted == 1 { "" } else { "s" },
                arguments.len()
            );
            self.error(task.span, message, "as many phaser variables as the task has parameters");
            return None;
        }
        Some(StatementKind::Asynch { task: id, arguments: resolved.into_iter().collect::<Option<_>>()? })
    }

    fn variable(&mut self, name: &ast::Name) -> Option<VariableId> {
        if let Some(position) = self.variables.iter().position(|variable| *variable == name.text) {
            return Some(VariableId(position as u16));
        }
        if self.program.booleans.contains(&name.text) {
            let what = if self.integer(name).is_some() { "an integer" } else { "a boolean" };
            self.error(name.span, format!("`{}` is {what}", name.text), "a phaser variable");
            return None;
        }
        // Never assigned: every use is a runtime error of the program.
        self.variables.push(name.text.clone());
        Some(VariableId((self.variables.len() - 1) as u16))
    }

    /// A task's own booleans are known in all of it and start false with it.
    fn declare_locals(&mut self, block: &ast::Block) {
        for statement in &block.statements {
            match &statement.kind {
                ast::StatementKind::Local(names) => {
                    for name in names {
                        self.declare_local(name);
                    }
                }
                ast::StatementKind::LocalIntegers(integers) => {
                    self.declare_integers(integers, false, true);
                }
                ast::StatementKind::If(_, then, otherwise) => {
                    self.declare_locals(then);
                    otherwise.iter().for_each(|block| self.declare_locals(block));
                }
                ast::StatementKind::While(_, body) | ast::StatementKind::Atomic(body) => {
                    self.declare_locals(body);
                }
                _ => {}
            }
        }
    }

    /// A boolean of the task, or the first bit of its integer; false when something is wrong with it.
    pub(super) fn declare_local(&mut self, name: &ast::Name) -> bool {
        let known = self.program.booleans.contains(&name.text)
            || self.locals.contains(&name.text)
            || self.variables.contains(&name.text);
        if known {
            self.error(name.span, format!("`{}` is declared already", name.text), "a new name");
            return false;
        }
        self.add_bit(name, true)
    }

    /// A boolean or integer has this name.
    pub(super) fn is_boolean(&self, name: &ast::Name) -> bool {
        self.locals.contains(&name.text) || self.program.booleans.contains(&name.text)
    }

    fn boolean_id(&mut self, name: &ast::Name) -> Option<BooleanId> {
        if self.integer(name).is_some() {
            let comparison = format!("a boolean, or a comparison such as `{} == 0`", name.text);
            self.error(name.span, format!("`{}` is an integer", name.text), &comparison);
            return None;
        }
        if let Some(local) = self.locals.iter().position(|local| *local == name.text) {
            return Some(BooleanId(BooleanId::FIRST_LOCAL + local as u16));
        }
        let position = self.program.booleans.iter().position(|boolean| *boolean == name.text);
        if position.is_none() {
            let message = if self.variables.contains(&name.text) {
                format!("`{}` is a phaser variable", name.text)
            } else {
                format!("the boolean `{}` is not declared", name.text)
            };
            self.error(name.span, message, "a declared boolean");
        }
        position.map(|index| BooleanId(index as u16))
    }

    pub(super) fn expression(&mut self, expression: &ast::Expression) -> Option<Expression> {
        use ast::Expression as Tree;
        Some(match expression {
            Tree::Constant(value) => Expression::Constant(*value),
            Tree::Name(name) => Expression::Boolean(self.boolean_id(name)?),
            Tree::Nondeterministic => Expression::Nondeterministic,
            Tree::Not(inner) => Expression::Not(Box::new(self.expression(inner)?)),
            Tree::All(parts) => Expression::All(self.expressions(parts)?),
            Tree::Any(parts) => Expression::Any(self.expressions(parts)?),
            Tree::Equal(left, right) => self.equal(left, right)?,
            Tree::NotEqual(left, right) => Expression::Not(Box::new(self.equal(left, right)?)),
            Tree::Compare(left, order, right) => self.ordered(left, *order, right)?,
            Tree::Number(_) | Tree::Arithmetic(..) => {
                let message = format!("`{}` is a number", super::format::expression_text(expression));
                self.error(self.here, message, "a boolean, or a comparison of numbers");
                return None;
            }
        })
    }

    fn expressions(&mut self, parts: &[ast::Expression]) -> Option<Vec<Expression>> {
        let resolved: Vec<_> = parts.iter().map(|part| self.expression(part)).collect();
        resolved.into_iter().collect()
    }

    fn properties(&mut self, tree: &ast::File) {
        for item in &tree.items {
            match &item.kind {
                ast::ItemKind::Never(first, second) => {
                    let pair = (self.known_label(first), self.known_label(second));
                    if let (Some(first), Some(second)) = pair {
                        self.program.never.push((first, second));
                    }
                }
                ast::ItemKind::Lapped(name, limit) => self.limit(LimitKind::Lapped, name, *limit),
                ast::ItemKind::Ahead(name, limit) => self.limit(LimitKind::Ahead, name, *limit),
                _ => {}
            }
        }
    }

    fn known_label(&mut self, name: &ast::Name) -> Option<LabelId> {
        let position = self.program.labels.iter().position(|label| *label == name.text);
        if position.is_none() {
            let message = format!("no statement has the label `{}`", name.text);
            self.error(name.span, message, &format!("a statement `@{} ...`", name.text));
        }
        position.map(|index| LabelId(index as u16))
    }

    fn limit(&mut self, kind: LimitKind, name: &ast::Name, limit: u32) {
        let known = self.program.definitions.iter().any(|d| d.variables.contains(&name.text));
        if !known {
            let message = format!("no task has a phaser variable `{}`", name.text);
            self.error(name.span, message, "the name of a phaser variable");
        } else if !(1..=64).contains(&limit) {
            self.error(name.span, format!("a limit of {limit}"), "a limit from 1 to 64");
        } else {
            let (line, _) = line_and_column(self.text, name.span.start);
            self.program.limits.push(PhaseLimit { kind, variable: name.text.clone(), limit, line });
        }
    }
}

/// The variables that `newPhaser` assigns anywhere in the block.
fn collect_variables(block: &ast::Block, out: &mut Vec<String>) {
    for statement in &block.statements {
        match &statement.kind {
            ast::StatementKind::NewPhaser { variable, .. } if !out.contains(&variable.text) => {
                out.push(variable.text.clone());
            }
            ast::StatementKind::If(_, then, otherwise) => {
                collect_variables(then, out);
                otherwise.iter().for_each(|block| collect_variables(block, out));
            }
            ast::StatementKind::While(_, body) | ast::StatementKind::Atomic(body) => {
                collect_variables(body, out)
            }
            _ => {}
        }
    }
}
