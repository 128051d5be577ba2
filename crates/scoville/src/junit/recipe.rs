//! Tests as data: what was asked for, what was found, and what a program does that runs one.

use crate::java::Prepared;
use anyhow::{Result, bail};
use std::sync::Arc;

/// What `--junit` names: a class, and perhaps one of its methods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// The class, with dots.
    pub(crate) class: String,
    /// The method.
    pub(crate) method: Option<String>,
}

impl Selection {
    /// Reads `CLASS` or `CLASS#method`.
    pub(crate) fn parse(text: &str) -> Result<Selection> {
        let (class, method) = match text.split_once('#') {
            Some((class, method)) => (class, Some(method.trim_end_matches("()").to_string())),
            None => (text, None),
        };
        if class.is_empty() || method.as_ref().is_some_and(String::is_empty) {
            bail!("--junit {text}: give a class, or a class and a method as CLASS#method");
        }
        Ok(Selection { class: class.replace('/', "."), method })
    }
}

/// A test method.
pub(crate) struct Test {
    /// `package.Class#method`
    pub(crate) name: String,
    /// What is done with it.
    pub(crate) plan: Plan,
    /// What a reader of a proof should know.
    pub(crate) note: Option<&'static str>,
}

/// What is done with a test.
pub(crate) enum Plan {
    /// It is run.
    Run(Arc<Prepared>),
    /// It is switched off.
    Skip,
    /// Something about it is not followed: what.
    NotModelled(String),
}

/// A test that was found.
pub(super) struct Found {
    pub(super) name: String,
    pub(super) draft: Draft,
    pub(super) note: Option<&'static str>,
}

/// What is done with it.
pub(super) enum Draft {
    Run(Box<Recipe>),
    Skip,
    NotModelled(String),
}

/// What a program that runs a test does, as pieces of Java.
#[derive(Clone, Default)]
pub(super) struct Recipe {
    pub(super) package: String,
    /// A name for the program, made of those of class and method.
    pub(super) title: String,
    /// The objects that the test is run on, the outermost first: type and the expression that makes it.
    pub(super) objects: Vec<(String, String)>,
    /// Whether they are made once, for all that is done.
    pub(super) once: bool,
    pub(super) before_all: Vec<String>,
    pub(super) before: Vec<String>,
    pub(super) call: String,
    pub(super) after: Vec<String>,
    pub(super) after_all: Vec<String>,
    /// The exception that the test must throw.
    pub(super) expected: Option<String>,
    /// What each invocation is given.
    pub(super) given: Given,
}

/// What invocations are given.
#[derive(Clone, Default)]
pub(super) struct Given {
    /// The types of the parameters.
    pub(super) types: Vec<String>,
    /// Statements that call `one` for each invocation, in their order.
    pub(super) invocations: Vec<String>,
    /// Statements that use what an invocation is given, before the test is set up (JUnit 4's fields).
    pub(super) fields: Vec<String>,
    /// Whether rows are made while the program runs.
    pub(super) has_rows: bool,
    /// Whether these may be JUnit 5's `Arguments`.
    pub(super) has_arguments: bool,
}

impl Given {
    /// The names of the parameters.
    pub(super) fn names(&self) -> Vec<String> {
        (0..self.types.len()).map(|number| format!("value{number}")).collect()
    }

    /// The parameters as they are declared.
    pub(super) fn declared(&self) -> String {
        let both = self.types.iter().zip(self.names());
        both.map(|(kind, name)| format!("{kind} {name}")).collect::<Vec<_>>().join(", ")
    }
}
