//! Tests as data: what was asked for, what was found, and what a program does that runs one.

use super::convert::Helpers;
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

/// Which JUnit a test is for.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Version {
    Four,
    #[default]
    Five,
}

/// What a program that runs a test does, as pieces of Java.
#[derive(Clone, Default)]
pub(super) struct Recipe {
    pub(super) version: Version,
    pub(super) package: String,
    /// A name for the program, made of those of class and method.
    pub(super) title: String,
    /// The objects that the test is run on, the outermost first: type and the expression that makes it.
    pub(super) objects: Vec<(String, String)>,
    /// Whether they are made once, for all that is done.
    pub(super) once: bool,
    /// What is done for all tests of each class, the outermost first.
    pub(super) classes: Vec<Around>,
    pub(super) before: Vec<String>,
    pub(super) call: String,
    pub(super) after: Vec<String>,
    /// The exception that the test must throw.
    pub(super) expected: Option<String>,
    /// Whether the test is called in a thread of its own.
    pub(super) apart: bool,
    /// What each invocation is given.
    pub(super) given: Given,
}

/// What is done before and after all tests of a class.
#[derive(Clone, Default)]
pub(super) struct Around {
    pub(super) before: Vec<String>,
    pub(super) after: Vec<String>,
}

/// What invocations are given.
#[derive(Clone, Default)]
pub(super) struct Given {
    /// The types of what an invocation is given.
    pub(super) types: Vec<String>,
    /// What the test is called with: expressions of what the invocation is given.
    pub(super) passed: Vec<String>,
    /// Statements that call `one` for each invocation, in their order.
    pub(super) invocations: Vec<String>,
    /// Whether it is a fault if there are none.
    pub(super) is_counted: bool,
    /// The expression that gives the rows of all invocations, before anything else is done (JUnit 4).
    pub(super) rows: Option<String>,
    /// A statement that refuses rows of a wrong length (JUnit 4).
    pub(super) fits: Option<String>,
    /// Statements that use what an invocation is given, before the test is set up (JUnit 4's fields).
    pub(super) fields: Vec<String>,
    /// Whether methods give rows while the program runs (JUnit 5).
    pub(super) has_sources: bool,
    /// Whether what an invocation is given is closed behind it.
    pub(super) closes: bool,
    /// Methods that these pieces call.
    pub(super) helpers: Helpers,
}

impl Given {
    /// The names of what an invocation is given.
    pub(super) fn names(&self) -> Vec<String> {
        (0..self.types.len()).map(|number| format!("value{number}")).collect()
    }

    /// What an invocation is given, as it is declared.
    pub(super) fn declared(&self) -> String {
        let both = self.types.iter().zip(self.names());
        both.map(|(kind, name)| format!("{kind} {name}")).collect::<Vec<_>>().join(", ")
    }
}
