//! Which methods with an annotation a class has, its superclasses included, and in which order JUnit runs them.

use super::classes::{Class, Classes, Member};
use super::known;
use super::levels::Level;
use anyhow::Result;
use program::classfile::ElementValue;
use program::linked::access;
use std::rc::Rc;

/// A method and the class that declares it.
pub(super) type Declared = (Rc<Class>, Member);

/// Which methods of superclasses are not looked at, as the JUnit at hand has it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shadows {
    /// JUnit 4: those with a namesake below that has the annotation too.
    Annotated,
    /// JUnit 5 before 5.11: those with a namesake below, whatever it is.
    Named,
    /// Since then: those that are overridden.
    Overridden,
}

impl Shadows {
    pub(super) fn of_five(classes: &mut Classes) -> Result<Shadows> {
        // `@AutoClose` is as old as the change.
        Ok(match classes.get("org/junit/jupiter/api/AutoClose")? {
            Some(_) => Shadows::Overridden,
            None => Shadows::Named,
        })
    }

    /// Whether a method of a class hides one of a superclass.
    fn hides(self, lower: (&Class, &Member), upper: (&Class, &Member)) -> bool {
        let is_namesake =
            lower.1.name == upper.1.name && lower.1.parameter_types() == upper.1.parameter_types();
        is_namesake && (self != Shadows::Overridden || is_overridden(lower, upper))
    }

    /// What of a list, which has the methods of subclasses first, is hidden by nothing.
    fn kept(self, chain: &[Rc<Class>], all: Vec<Declared>) -> Vec<Declared> {
        let mut kept: Vec<Declared> = Vec::new();
        for (class, method) in all {
            let hidden = match self {
                Shadows::Annotated => {
                    let mut lower = kept.iter().filter(|(one, _)| !Rc::ptr_eq(one, &class));
                    lower.any(|(one, other)| self.hides((one, other), (&class, &method)))
                }
                Shadows::Named | Shadows::Overridden => {
                    let mut lower = chain.iter().take_while(|one| !Rc::ptr_eq(one, &class));
                    lower.any(|one| {
                        one.methods.iter().any(|other| self.hides((one, other), (&class, &method)))
                    })
                }
            };
            if !hidden {
                kept.push((class, method));
            }
        }
        kept
    }
}

/// Whether Java takes one method for an override of the other, whose name and parameters are the same.
fn is_overridden(lower: (&Class, &Member), upper: (&Class, &Member)) -> bool {
    let is_own = upper.1.has(access::PRIVATE) || upper.1.has(access::STATIC) || upper.1.has(access::FINAL);
    let is_wide = upper.1.has(access::PUBLIC) || upper.1.has(access::PROTECTED);
    !is_own && !lower.1.has(access::STATIC) && (is_wide || lower.0.package() == upper.0.package())
}

/// The methods that something holds for, those of subclasses first.
pub(super) fn methods(
    level: &Level,
    shadows: Shadows,
    mut wanted: impl FnMut(&Member) -> Result<bool>,
) -> Result<Vec<Declared>> {
    let mut all = Vec::new();
    for class in &level.chain {
        for method in &class.methods {
            if wanted(method)? {
                all.push((Rc::clone(class), method.clone()));
            }
        }
    }
    Ok(shadows.kept(&level.chain, all))
}

/// When a method is run that is no test.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    After,
}

/// The methods that are run before or after others, in the order in which they are.
pub(super) fn around(level: &Level, annotation: &str, shadows: Shadows, side: Side) -> Result<Vec<Declared>> {
    let all = methods(level, shadows, |method| Ok(method.annotation(annotation).is_some()))?;
    let four = shadows == Shadows::Annotated;
    let mut ordered = Vec::new();
    for class in &level.chain {
        let mut own: Vec<Declared> = all.iter().filter(|(one, _)| Rc::ptr_eq(one, class)).cloned().collect();
        match if four { fixed_order(class) } else { None } {
            Some("JVM") => {}
            Some("NAME_ASCENDING") => own.sort_by_key(|(_, method)| method.name.clone()),
            _ => own.sort_by_key(|(_, method)| (hash(&method.name), method.name.clone())),
        }
        // JUnit 4 puts each that it finds before the others; JUnit 5 has the order of a class as it is.
        if side == Side::Before && !four {
            own.reverse();
        }
        ordered.extend(own);
    }
    if side == Side::Before {
        ordered.reverse();
    }
    Ok(ordered)
}

/// What `@FixMethodOrder` of a class says.
fn fixed_order(class: &Class) -> Option<&str> {
    let order = class.annotations.iter().find(|one| one.class == known::FIX_METHOD_ORDER)?;
    match order.get("value") {
        Some(ElementValue::Enum(_, name)) => Some(name),
        _ => None,
    }
}

/// The hash that Java has of a text: JUnit runs the methods of a class in the order of those of their names.
fn hash(text: &str) -> i32 {
    text.encode_utf16().fold(0, |hash: i32, unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_java() {
        assert_eq!(hash("begin"), 93_616_297);
        assert_eq!(hash("polygenelubricants"), i32::MIN);
    }
}
