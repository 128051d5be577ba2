//! What the invocations of a test are given: `@RepeatedTest`, the sources of `@ParameterizedTest`, and JUnit 4's
//! `Parameterized`.

use super::classes::{Class, Classes, Member, is_name_of_java};
use super::levels::Level;
use super::lines::cells;
use super::recipe::{Given, Recipe};
use super::refused::constructors;
use super::shadow::{Shadows, methods};
use super::strange::Reason;
use super::{convert, known};
use anyhow::Result;
use program::classfile::{Annotation, Constant, ElementValue};
use program::linked::access;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What `@RunWith(Parameterized.class)` gives: values for the constructor or for fields.
pub(super) fn of_class(
    classes: &mut Classes,
    level: &Level,
    recipe: &mut Recipe,
) -> Result<Result<Given, Reason>> {
    let is_source = |method: &Member| {
        let is_open = method.has(access::PUBLIC) && method.has(access::STATIC);
        Ok(is_open && method.annotation(known::PARAMETERS).is_some())
    };
    let sources = methods(level, Shadows::Annotated, is_source)?;
    let Some((owner, source)) = sources.first() else {
        return Ok(Err("there is no public static method with @Parameters".into()));
    };
    if !is_name_of_java(&source.name) {
        return Ok(Err("Java has no form for the name of the method with @Parameters".into()));
    }
    let mut given = Given {
        types: vec!["Object[]".into()],
        rows: Some(format!("{}.{}()", owner.source_name, source.name)),
        invocations: vec!["if (given != null) { for (Object[] row : given) { one(row); } }".into()],
        ..Given::default()
    };
    let fields = level.chain.iter().flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    let fields: Vec<(&Rc<Class>, &Member)> =
        fields.filter(|(_, field)| field.annotation(known::PARAMETER).is_some()).collect();
    let mut numbers = Vec::new();
    for (owner, field) in &fields {
        if !field.has(access::PUBLIC) || !is_name_of_java(&field.name) {
            return Ok(Err(format!(
                "the field {}.{} with @Parameter is not public, or Java has no form for its name",
                owner.source_name, field.name
            )));
        }
        let number = field.annotation(known::PARAMETER).and_then(|one| whole(one.get("value"))).unwrap_or(0);
        numbers.push(number);
        let value = format!("value0[{number}]");
        let value = convert::by_four(classes, &field.descriptor, &value, &mut given.helpers)?;
        given.fields.push(format!("(({}) test0).{} = {value};", owner.source_name, field.name));
    }
    numbers.sort_unstable();
    if !numbers.iter().copied().eq(0..numbers.len() as i32) {
        return Ok(Err(
            "JUnit 4 refuses the class: its @Parameter fields do not have the numbers 0, 1, ...".into()
        ));
    }
    let constructor = constructors(&level.class).find(|one| one.has(access::PUBLIC));
    let types = constructor.map(Member::parameter_types).unwrap_or_default();
    let mut passed = Vec::new();
    for (number, kind) in types.iter().enumerate() {
        let value = format!("value0[{number}]");
        passed.push(convert::by_four(classes, kind, &value, &mut given.helpers)?);
    }
    if let [(class, made)] = recipe.objects.as_mut_slice() {
        *made = format!("new {class}({})", passed.join(", "));
    }
    let count = types.len().max(fields.len());
    given.fits = Some(format!(
        "if (value0.length != {count}) {{ throw new IllegalArgumentException(\"wrong number of parameters\"); }}"
    ));
    Ok(Ok(given))
}

/// What the annotations of a method give, which is a test of a class or inherited by it.
pub(super) fn of_method(
    classes: &mut Classes,
    level: &Level,
    method: &Member,
) -> Result<Result<Given, Reason>> {
    let types = method.parameter_types();
    let mut given = Given { types: vec!["Object".into(); types.len()], ..Given::default() };
    if let Some(repeated) = method.annotation(known::REPEATED) {
        let times = whole(repeated.get("value")).unwrap_or(1);
        if times < 1 {
            return Ok(Err("@RepeatedTest has no positive number, which JUnit refuses".into()));
        }
        given.invocations = vec![format!("for (int turn = 0; turn < {times}; turn++) {{ one(); }}")];
    } else if let Some(parametrized) = method.annotation(known::PARAMETERIZED) {
        for annotation in &method.annotations {
            match source(classes, level, method, &types, annotation, &mut given)? {
                Ok(statements) => given.invocations.extend(statements),
                Err(why) => return Ok(Err(why)),
            }
        }
        if given.invocations.is_empty() {
            return Ok(Err("no source of arguments is given".into()));
        }
        for (name, kind) in given.names().iter().zip(&types) {
            let value = convert::by_five(classes, kind, name, &mut given.helpers)?;
            given.passed.push(value);
        }
        given.is_counted = true;
        given.closes = closes(classes, parametrized)?;
        return Ok(Ok(given));
    } else {
        given.invocations = vec!["one();".into()];
    }
    if !types.is_empty() {
        return Ok(Err("it takes parameters, which JUnit's extensions would give it".into()));
    }
    Ok(Ok(given))
}

/// Whether arguments that can be closed are, when the test is over: since JUnit 5.8, unless it is switched off.
fn closes(classes: &mut Classes, parametrized: &Annotation) -> Result<bool> {
    const SWITCH: &str = "autoCloseArguments";
    let Some(class) = classes.get(known::PARAMETERIZED)? else { return Ok(false) };
    let is_known = class.methods.iter().any(|method| method.name == SWITCH);
    Ok(is_known && whole(parametrized.get(SWITCH)) != Some(0))
}

/// The statements of one source; none for annotations that are no source.
fn source(
    classes: &mut Classes,
    level: &Level,
    method: &Member,
    types: &[String],
    annotation: &Annotation,
    given: &mut Given,
) -> Result<Result<Vec<String>, Reason>> {
    let single = || match types {
        [only] => Ok(only.clone()),
        _ => Err("the source gives one argument, and the method does not take one".to_string()),
    };
    let known_only = |names: &[&str]| {
        let strange = annotation.elements.iter().find(|(name, _)| !names.contains(&name.as_str()));
        strange.map(|(name, _)| format!("`{name}` of a source of arguments is not followed"))
    };
    let statements = match annotation.class.as_str() {
        known::VALUE_SOURCE => match single() {
            Ok(kind) => values(classes, &kind, annotation)?,
            Err(why) => Err(why),
        },
        known::CSV_SOURCE => match known_only(&["value", "textBlock", "delimiter"]) {
            None => lines(classes, types, annotation)?,
            Some(why) => Err(why),
        },
        known::ENUM_SOURCE => match single() {
            Ok(kind) => constants(classes, &kind, annotation)?,
            Err(why) => Err(why),
        },
        known::METHOD_SOURCE => {
            given.has_sources = true;
            sources_of(level, method, types, annotation)
        }
        known::NULL_SOURCE => single().map(|_| vec!["one(null);".to_string()]),
        known::EMPTY_SOURCE => single().and_then(|kind| empty(&kind)).map(|call| vec![call]),
        known::NULL_AND_EMPTY_SOURCE => {
            single().and_then(|kind| empty(&kind)).map(|call| vec!["one(null);".to_string(), call])
        }
        _ => Ok(Vec::new()),
    };
    Ok(statements)
}

fn values(classes: &mut Classes, kind: &str, source: &Annotation) -> Result<Result<Vec<String>, Reason>> {
    let [(_, list)] = source.elements.as_slice() else {
        return Ok(Err("@ValueSource has no values or those of several types, which JUnit refuses".into()));
    };
    let mut calls = Vec::new();
    for value in list.values() {
        let expression = match value {
            ElementValue::Text(text) if convert::takes_text(classes, kind)? => literal(text),
            ElementValue::Text(text) => return Ok(Err(refused(text))),
            ElementValue::Class(class) => classes.type_name(class)? + ".class",
            ElementValue::Number(letter, constant) => number(*letter, *constant),
            _ => return Ok(Err("a value of @ValueSource is not followed".into())),
        };
        calls.push(format!("one({expression});"));
    }
    Ok(Ok(calls))
}

fn refused(text: &str) -> Reason {
    format!("{text:?} is not converted to the type of a parameter")
}

fn number(letter: char, constant: Constant) -> String {
    match (letter, constant) {
        ('Z', Constant::Integer(value)) => (value != 0).to_string(),
        ('B', Constant::Integer(value)) => format!("(byte) {value}"),
        ('S', Constant::Integer(value)) => format!("(short) {value}"),
        ('C', Constant::Integer(value)) => format!("(char) {value}"),
        (_, Constant::Integer(value)) => value.to_string(),
        (_, Constant::Long(value)) => format!("{value}L"),
        (_, Constant::Float(bits)) => format!("Float.intBitsToFloat({})", bits as i32),
        (_, Constant::Double(bits)) => format!("Double.longBitsToDouble({}L)", bits as i64),
        _ => "null".into(),
    }
}

/// `@CsvSource`: a line for each invocation.
fn lines(
    classes: &mut Classes,
    types: &[String],
    source: &Annotation,
) -> Result<Result<Vec<String>, Reason>> {
    let delimiter = match source.get("delimiter") {
        Some(ElementValue::Number(_, Constant::Integer(code))) => {
            char::from_u32(*code as u32).filter(|one| *one != '\0').unwrap_or(',')
        }
        _ => ',',
    };
    let mut all: Vec<String> = Vec::new();
    for value in source.get("value").map(ElementValue::values).unwrap_or_default() {
        if let ElementValue::Text(line) = value {
            all.push(line.clone());
        }
    }
    if let Some(ElementValue::Text(block)) = source.get("textBlock") {
        if !all.is_empty() {
            return Ok(Err("@CsvSource has lines twice, which JUnit refuses".into()));
        }
        let wanted = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
        all.extend(block.lines().filter(wanted).map(str::to_string));
    }
    let mut calls = Vec::new();
    for line in all {
        let cells = match cells(&line, delimiter) {
            Ok(cells) => cells,
            Err(why) => return Ok(Err(why)),
        };
        if cells.len() < types.len() {
            return Ok(Err(format!("a line of @CsvSource has fewer columns than the method takes: {line}")));
        }
        let mut passed = Vec::new();
        for (kind, cell) in types.iter().zip(cells) {
            match cell {
                Some(text) if !convert::takes_text(classes, kind)? => return Ok(Err(refused(&text))),
                Some(text) => passed.push(literal(&text)),
                None => passed.push("null".into()),
            }
        }
        calls.push(format!("one({});", passed.join(", ")));
    }
    Ok(Ok(calls))
}

/// `@EnumSource`: constants of an enum.
fn constants(classes: &mut Classes, kind: &str, source: &Annotation) -> Result<Result<Vec<String>, Reason>> {
    let class = match source.get("value") {
        Some(ElementValue::Class(class)) => class.clone(),
        _ => kind.to_string(),
    };
    if source.elements.iter().any(|(name, _)| !["value", "names", "mode"].contains(&name.as_str())) {
        return Ok(Err("a range of @EnumSource is not followed".into()));
    }
    let name = classes.type_name(&class)?;
    let names: BTreeSet<String> = texts_of(source, "names").iter().map(|text| literal(text)).collect();
    if names.len() < texts_of(source, "names").len() {
        return Ok(Err("@EnumSource names a constant twice, which JUnit refuses".into()));
    }
    let mode = match source.get("mode") {
        Some(ElementValue::Enum(_, mode)) => mode.as_str(),
        _ => "INCLUDE",
    };
    let is_named = |text: &String| format!("one.name().equals({text})");
    let named = names.iter().map(is_named).collect::<Vec<_>>().join(" || ");
    let condition = match mode {
        _ if names.is_empty() => "true".to_string(),
        "INCLUDE" => named,
        "EXCLUDE" => format!("!({named})"),
        other => return Ok(Err(format!("the mode {other} of @EnumSource is not followed"))),
    };
    // A name that the enum does not have is a mistake of the test.
    let mut calls: Vec<String> = names.iter().map(|text| format!("{name}.valueOf({text});")).collect();
    calls.push(format!("for ({name} one : {name}.values()) {{ if ({condition}) {{ one(one); }} }}"));
    Ok(Ok(calls))
}

/// The texts that an element of an annotation is given.
fn texts_of(annotation: &Annotation, element: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for value in annotation.get(element).map(ElementValue::values).unwrap_or_default() {
        if let ElementValue::Text(text) = value {
            texts.push(text.clone());
        }
    }
    texts
}

/// `@MethodSource`: methods that give rows, of the class whose test it is, which may have inherited the test.
fn sources_of(
    level: &Level,
    method: &Member,
    types: &[String],
    source: &Annotation,
) -> Result<Vec<String>, Reason> {
    let mut names = texts_of(source, "value");
    if names.is_empty() {
        names = vec![String::new()];
    }
    let passed: Vec<String> = (0..types.len()).map(|number| format!("values[{number}]")).collect();
    let mut calls = Vec::new();
    for name in names {
        let name = if name.trim().is_empty() { method.name.clone() } else { name };
        let plain = name.trim_end_matches("()");
        let (class, factory) = match plain.split_once('#') {
            Some((class, factory)) => (class.replace('$', "."), factory),
            None => (level.class.source_name.clone(), plain),
        };
        if !is_name_of_java(&class) || !is_name_of_java(factory) {
            return Err(format!("the source {name:?} is not followed"));
        }
        let namesakes = level.chain.iter().flat_map(|one| &one.methods).filter(|one| one.name == factory);
        let own: Vec<&Member> = namesakes.filter(|_| class == level.class.source_name).collect();
        if own.iter().any(|one| one.parameter_types().is_empty() && !one.has(access::STATIC)) {
            return Err(format!("the source {factory} is not static, which is not followed"));
        }
        if own.iter().any(|one| one.descriptor != method.descriptor && !one.parameter_types().is_empty()) {
            return Err(format!("there are sources {factory} with parameters, which is not followed"));
        }
        calls.push(format!(
            "for (java.util.Iterator<?> rows = rows({class}.{factory}()); rows.hasNext();) {{ Object[] values = \
             values(rows.next()); one({}); }}",
            passed.join(", ")
        ));
    }
    Ok(calls)
}

/// `@EmptySource`: the call with what is empty.
fn empty(kind: &str) -> Result<String, Reason> {
    Ok(match kind {
        "Ljava/lang/String;" => "one(\"\");".into(),
        "Ljava/util/List;" | "Ljava/util/Collection;" => "one(java.util.Collections.emptyList());".into(),
        "Ljava/util/Set;" => "one(java.util.Collections.emptySet());".into(),
        "Ljava/util/Map;" => "one(java.util.Collections.emptyMap());".into(),
        _ => return Err("what is empty of the type of the parameter is not followed".into()),
    })
}

/// A text as a literal of Java.
pub(super) fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for unit in text.chars() {
        match unit {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            unit if unit.is_control() && u32::from(unit) < 0x80 => {
                out.push_str(&format!("\\{:03o}", u32::from(unit)));
            }
            unit => out.push(unit),
        }
    }
    out.push('"');
    out
}

/// A whole number that an element of an annotation is given.
fn whole(value: Option<&ElementValue>) -> Option<i32> {
    match value {
        Some(ElementValue::Number(_, Constant::Integer(number))) => Some(*number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_literals() {
        assert_eq!(literal("a\"b\\\n\u{1}ü"), "\"a\\\"b\\\\\\n\\001ü\"");
    }
}
