//! Test classes that JUnit refuses to run, or whose tests all fail before they begin.

use super::classes::{Class, Member};
use super::known;
use super::levels::Level;
use super::shadow::{Declared, Shadows, methods};
use super::strange::{Reason, at};
use anyhow::Result;
use program::linked::access;

/// Why JUnit 4 does not run a class.
pub(super) fn by_four(levels: &[Level], parametrized: bool) -> Result<Option<Reason>> {
    let [level] = levels else {
        return Ok(Some("JUnit 4 refuses classes that are inside of objects of others".into()));
    };
    if let Some(why) = class_of_four(&level.class).or_else(|| constructors_of_four(level, parametrized)) {
        return Ok(Some(format!("JUnit 4 refuses {}: {why}", level.class.source_name)));
    }
    let kinds = [
        (known::BEFORE_CLASS_4, true),
        (known::AFTER_CLASS_4, true),
        (known::BEFORE_4, false),
        (known::AFTER_4, false),
        (known::TEST_4, false),
    ];
    for (annotation, is_static) in kinds {
        let all = methods(level, Shadows::Annotated, |method| Ok(method.annotation(annotation).is_some()))?;
        let refused = |(_, method): &&Declared| {
            !method.has(access::PUBLIC)
                || method.has(access::STATIC) != is_static
                || method.return_type() != "V"
                || !method.parameter_types().is_empty()
        };
        if let Some((class, method)) = all.iter().find(refused) {
            let kind = if is_static { "static" } else { "not static" };
            return Ok(Some(format!(
                "JUnit 4 refuses {}: {}.{} has {} and must be public, {kind}, without parameters and result",
                level.class.source_name,
                class.source_name,
                method.name,
                at(annotation)
            )));
        }
    }
    Ok(None)
}

fn class_of_four(class: &Class) -> Option<Reason> {
    if class.access & access::PUBLIC == 0 {
        return Some("the class is not public".into());
    }
    (class.is_member && class.access & access::STATIC == 0).then(|| "it is an inner class".into())
}

fn constructors_of_four(level: &Level, parametrized: bool) -> Option<Reason> {
    let mut public = constructors(&level.class).filter(|one| one.has(access::PUBLIC));
    let (Some(only), None) = (public.next(), public.next()) else {
        return Some("it must have one public constructor".into());
    };
    let mut fields = level.chain.iter().flat_map(|class| &class.fields);
    let has_fields = fields.any(|field| field.annotation(known::PARAMETER).is_some());
    let takes = !only.parameter_types().is_empty();
    (takes && (!parametrized || has_fields)).then(|| "its constructor must not take parameters".into())
}

/// Why JUnit 5 makes no objects of a class.
pub(super) fn by_five(levels: &[Level]) -> Option<Reason> {
    let many = levels.iter().find(|level| constructors(&level.class).count() != 1)?;
    Some(format!("JUnit 5 refuses {}: it must have one constructor", many.class.source_name))
}

/// The constructors of a class.
pub(super) fn constructors(class: &Class) -> impl Iterator<Item = &Member> {
    class.methods.iter().filter(|method| method.name == "<init>")
}
