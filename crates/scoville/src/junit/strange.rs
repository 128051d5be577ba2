//! What changes the meaning of tests in ways that are not followed.

use super::classes::{Class, Classes, Member};
use super::known::{self, has_meaning, is_of_junit, is_strange};
use anyhow::Result;
use program::classfile::{Annotation, ElementValue};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Why something is not followed.
pub(super) type Reason = String;

/// What a method is to a test class.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A test, or something that makes tests.
    Test,
    /// It changes what all tests of the class do.
    Whole(Reason),
    /// What is followed, or nothing.
    Other,
}

/// The name of an annotation as sources have it.
pub(super) fn at(annotation: &str) -> String {
    let simple = annotation.rsplit(['/', '$']).next().unwrap_or(annotation);
    format!("@{simple}")
}

/// The annotations of JUnit that an annotation of the program is made of.
fn parts(classes: &mut Classes, annotation: &str) -> Result<BTreeSet<String>> {
    let mut seen = BTreeSet::from([annotation.to_string()]);
    let mut open = vec![annotation.to_string()];
    while let Some(name) = open.pop().filter(|_| !is_of_junit(annotation)) {
        let Some(made) = classes.get(&name)? else { continue };
        for one in &made.annotations {
            if seen.insert(one.class.clone()) && !is_of_junit(&one.class) {
                open.push(one.class.clone());
            }
        }
    }
    seen.retain(|one| is_of_junit(one) && one != annotation);
    Ok(seen)
}

/// An annotation that changes the meaning of a test in a way that is not followed.
pub(super) fn strange_among(classes: &mut Classes, annotations: &[Annotation]) -> Result<Option<Reason>> {
    for one in annotations {
        let name = at(&one.class);
        if is_strange(&one.class) {
            return Ok(Some(format!("{name} is not followed")));
        }
        if is_apart(one) {
            return Ok(Some(format!("{name} with a thread of its own (SEPARATE_THREAD) is not followed")));
        }
        if !parts(classes, &one.class)?.is_empty() {
            return Ok(Some(format!("{name} is made of annotations of JUnit, which is not followed")));
        }
    }
    Ok(None)
}

/// Whether a time-out of JUnit 5 runs what it is for in another thread. (Which methods that are depends on where else
/// there are time-outs.)
fn is_apart(annotation: &Annotation) -> bool {
    let mode = annotation.get("threadMode");
    annotation.class == known::TIMEOUT
        && matches!(mode, Some(ElementValue::Enum(_, mode)) if mode == "SEPARATE_THREAD")
}

/// What a method is to its class.
pub(super) fn meaning(classes: &mut Classes, method: &Member) -> Result<Meaning> {
    let makes_test = |class: &str| known::TESTS.contains(&class) || known::MAKES_TESTS.contains(&class);
    for one in &method.annotations {
        let made_of = parts(classes, &one.class)?;
        if makes_test(&one.class) || made_of.iter().any(|part| makes_test(part)) {
            return Ok(Meaning::Test);
        }
    }
    Ok(strange_among(classes, &method.annotations)?.map_or(Meaning::Other, Meaning::Whole))
}

/// What of a class and its superclasses keeps all its tests from being followed.
pub(super) fn reason_of_classes(classes: &mut Classes, chain: &[Rc<Class>]) -> Result<Option<Reason>> {
    for class in chain {
        if class.name == "junit/framework/TestCase" {
            return Ok(Some("tests of JUnit 3 are not followed".into()));
        }
        let name = &class.source_name;
        let mut found =
            strange_among(classes, &class.annotations)?.map(|why| format!("{why} (class {name})"));
        for field in &class.fields {
            let why = strange_among(classes, &field.annotations)?;
            found = found.or(why.map(|why| format!("{why} ({name}.{})", field.name)));
        }
        for method in &class.methods {
            if let Meaning::Whole(why) = meaning(classes, method)? {
                found = found.or(Some(format!("{why} ({name}.{})", method.name)));
            }
        }
        if found.is_none() && has_tests_above(classes, class)? {
            found = Some(format!("what an interface of the class {name} has for tests is not followed"));
        }
        if found.is_some() {
            return Ok(found);
        }
    }
    classes.settings()
}

/// Whether an interface of a class, or a method of one, has annotations of JUnit, which the class has with it.
fn has_tests_above(classes: &mut Classes, class: &Class) -> Result<bool> {
    let mut seen: BTreeSet<String> = class.interfaces.iter().cloned().collect();
    let mut open: Vec<String> = class.interfaces.clone();
    while let Some(name) = open.pop() {
        let Some(interface) = classes.get(&name)? else { continue };
        let annotated = |one: &Member| one.annotations.iter().any(|one| is_of_junit(&one.class));
        let changes = interface.annotations.iter().any(|one| has_meaning(&one.class));
        if changes || interface.methods.iter().any(annotated) {
            return Ok(true);
        }
        open.extend(interface.interfaces.iter().filter(|one| seen.insert((*one).clone())).cloned());
    }
    Ok(false)
}
