//! What the invocations of a test are given: `@RepeatedTest`, the sources of `@ParameterizedTest`, and JUnit 4's
//! `Parameterized`.

use super::classes::{Class, Classes, Member, class_of, is_name_of_java};
use super::known;
use super::recipe::{Given, Recipe};
use super::strange::Reason;
use anyhow::Result;
use program::classfile::{Annotation, Constant, ElementValue};
use program::linked::access;
use std::rc::Rc;

/// What `@RunWith(Parameterized.class)` gives: values for the constructor or for fields.
pub(super) fn of_class(
    classes: &mut Classes,
    chain: &[Rc<Class>],
    recipe: &mut Recipe,
) -> Result<Result<Given, Reason>> {
    let mut sources = chain.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let Some((owner, source)) = sources.find(|(_, method)| method.annotation(known::PARAMETERS).is_some())
    else {
        return Ok(Err("there is no method with @Parameters".into()));
    };
    let fields = || chain.iter().flat_map(|class| &class.fields);
    if !fields().map(|field| &field.name).chain([&source.name]).all(|name| is_name_of_java(name)) {
        return Ok(Err("Java has no form for the name of a field or of the method with @Parameters".into()));
    }
    let constructor = chain[0].methods.iter().find(|method| method.name == "<init>");
    let types = constructor.map(Member::parameter_types).unwrap_or_default();
    let mut passed = Vec::new();
    for (number, kind) in types.iter().enumerate() {
        passed.push(cast(classes, kind, &format!("value0[{number}]"))?);
    }
    let mut given = Vec::new();
    for field in fields() {
        if let Some(parameter) = field.annotation(known::PARAMETER) {
            let number = whole(parameter.get("value")).unwrap_or(0);
            let value = cast(classes, &field.descriptor, &format!("value0[{number}]"))?;
            given.push(format!("test0.{} = {value};", field.name));
        }
    }
    if let [(class, made)] = recipe.objects.as_mut_slice() {
        *made = format!("new {class}({})", passed.join(", "));
    }
    Ok(Ok(Given {
        types: vec!["Object[]".into()],
        invocations: vec![format!(
            "for (java.util.Iterator<?> rows = rows({}.{}()); rows.hasNext();) {{ one(values(rows.next())); }}",
            owner.source_name, source.name
        )],
        fields: given,
        has_rows: true,
        has_arguments: false,
    }))
}

/// What the annotations of a method give.
pub(super) fn of_method(
    classes: &mut Classes,
    owner: &Class,
    method: &Member,
) -> Result<Result<Given, Reason>> {
    let types = method.parameter_types();
    let mut given = Given::default();
    for one in &types {
        given.types.push(classes.type_name(one)?);
    }
    if let Some(repeated) = method.annotation(known::REPEATED) {
        let times = whole(repeated.get("value")).unwrap_or(1);
        given.invocations = vec![format!("for (int turn = 0; turn < {times}; turn++) {{ one(); }}")];
    } else if method.annotation(known::PARAMETERIZED).is_some() {
        for annotation in &method.annotations {
            match source(classes, owner, method, &types, annotation, &mut given)? {
                Ok(statements) => given.invocations.extend(statements),
                Err(why) => return Ok(Err(why)),
            }
        }
        if given.invocations.is_empty() {
            return Ok(Err("no source of arguments is given".into()));
        }
        return Ok(Ok(given));
    } else {
        given.invocations = vec!["one();".into()];
    }
    if !types.is_empty() {
        return Ok(Err("it takes parameters, which JUnit's extensions would give it".into()));
    }
    Ok(Ok(given))
}

/// The statements of one source; none for annotations that are no source.
fn source(
    classes: &mut Classes,
    owner: &Class,
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
            given.has_rows = true;
            given.has_arguments = true;
            methods(classes, owner, method, types, annotation)?
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
    let mut calls = Vec::new();
    for value in source.elements.iter().flat_map(|(_, value)| value.values()) {
        let expression = match value {
            ElementValue::Text(text) => match converted(classes, kind, text)? {
                Ok(expression) => expression,
                Err(why) => return Ok(Err(why)),
            },
            ElementValue::Class(class) => classes.type_name(class)? + ".class",
            ElementValue::Number(letter, constant) => number(*letter, *constant),
            _ => return Ok(Err("a value of @ValueSource is not followed".into())),
        };
        calls.push(format!("one({expression});"));
    }
    Ok(Ok(calls))
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
        let wanted = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
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
            let expression = match cell {
                Some(text) => converted(classes, kind, &text)?,
                None if kind.len() == 1 => Err("a column without a value is given to a primitive".into()),
                None => Ok(format!("({}) null", classes.type_name(kind)?)),
            };
            match expression {
                Ok(expression) => passed.push(expression),
                Err(why) => return Ok(Err(why)),
            }
        }
        calls.push(format!("one({});", passed.join(", ")));
    }
    Ok(Ok(calls))
}

/// The columns of a line; an empty one that is not quoted is null.
fn cells(line: &str, delimiter: char) -> Result<Vec<Option<String>>, Reason> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start();
        if let Some(quoted) = start.strip_prefix('\'') {
            let mut text = String::new();
            let mut after = quoted;
            loop {
                let Some((part, behind)) = after.split_once('\'') else {
                    return Err(format!("a quote of @CsvSource has no end: {line}"));
                };
                text.push_str(part);
                after = behind;
                let Some(more) = after.strip_prefix('\'') else { break };
                text.push('\'');
                after = more;
            }
            cells.push(Some(text));
            match after.trim_start().strip_prefix(delimiter) {
                Some(next) => rest = next,
                None if after.trim().is_empty() => return Ok(cells),
                None => return Err(format!("a line of @CsvSource is not followed: {line}")),
            }
        } else {
            let (cell, next) = match rest.split_once(delimiter) {
                Some((cell, next)) => (cell, Some(next)),
                None => (rest, None),
            };
            let cell = cell.trim();
            cells.push((!cell.is_empty()).then(|| cell.to_string()));
            match next {
                Some(next) => rest = next,
                None => return Ok(cells),
            }
        }
    }
}

/// A text as an expression of the type of a parameter, as JUnit converts it.
fn converted(classes: &mut Classes, kind: &str, text: &str) -> Result<Result<String, Reason>> {
    let refused = || format!("{text:?} is not converted to the type of a parameter");
    let whole = |cast: &str, suffix: &str| match text.parse::<i64>() {
        Ok(number) => Ok(format!("{cast}{number}{suffix}")),
        Err(_) => Err(refused()),
    };
    Ok(match kind {
        "I" | "Ljava/lang/Integer;" => whole("", ""),
        "J" | "Ljava/lang/Long;" => whole("", "L"),
        "S" | "Ljava/lang/Short;" => whole("(short) ", ""),
        "B" | "Ljava/lang/Byte;" => whole("(byte) ", ""),
        "D" | "Ljava/lang/Double;" if text.parse::<f64>().is_ok() => {
            Ok(format!("Double.parseDouble({})", literal(text)))
        }
        "F" | "Ljava/lang/Float;" if text.parse::<f32>().is_ok() => {
            Ok(format!("Float.parseFloat({})", literal(text)))
        }
        "Z" | "Ljava/lang/Boolean;" if ["true", "false"].contains(&text.to_ascii_lowercase().as_str()) => {
            Ok(text.to_ascii_lowercase())
        }
        "C" | "Ljava/lang/Character;" if text.encode_utf16().count() == 1 => {
            Ok(format!("(char) {}", text.encode_utf16().next().unwrap_or_default()))
        }
        "Ljava/lang/String;" | "Ljava/lang/Object;" | "Ljava/lang/CharSequence;" => Ok(literal(text)),
        other => match class_of(other) {
            Some(class) if is_enum(classes, class)? => {
                Ok(format!("{}.valueOf({})", classes.source_name(class)?, literal(text)))
            }
            _ => Err(refused()),
        },
    })
}

fn is_enum(classes: &mut Classes, class: &str) -> Result<bool> {
    Ok(classes.get(class)?.is_some_and(|class| class.access & access::ENUM != 0))
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
    let mut names = Vec::new();
    for value in source.get("names").map(ElementValue::values).unwrap_or_default() {
        if let ElementValue::Text(text) = value {
            names.push(literal(text));
        }
    }
    let mode = match source.get("mode") {
        Some(ElementValue::Enum(_, mode)) => mode.as_str(),
        _ => "INCLUDE",
    };
    let condition = match mode {
        // A name that the enum does not have is a mistake of the test.
        "INCLUDE" if !names.is_empty() => {
            let call = |text: &String| format!("one({name}.valueOf({text}));");
            return Ok(Ok(names.iter().map(call).collect()));
        }
        "INCLUDE" => "true".to_string(),
        "EXCLUDE" => {
            let differs = |text: &String| format!("!one.name().equals({text})");
            names.iter().map(differs).chain(["true".to_string()]).collect::<Vec<_>>().join(" && ")
        }
        other => return Ok(Err(format!("the mode {other} of @EnumSource is not followed"))),
    };
    Ok(Ok(vec![format!("for ({name} one : {name}.values()) {{ if ({condition}) {{ one(one); }} }}")]))
}

/// `@MethodSource`: methods that give rows.
fn methods(
    classes: &mut Classes,
    owner: &Class,
    method: &Member,
    types: &[String],
    source: &Annotation,
) -> Result<Result<Vec<String>, Reason>> {
    let mut names: Vec<String> = Vec::new();
    for value in source.get("value").map(ElementValue::values).unwrap_or_default() {
        if let ElementValue::Text(text) = value {
            names.push(text.clone());
        }
    }
    if names.is_empty() || names == [""] {
        names = vec![method.name.clone()];
    }
    let mut passed = Vec::new();
    for (number, kind) in types.iter().enumerate() {
        passed.push(cast(classes, kind, &format!("values[{number}]"))?);
    }
    let mut calls = Vec::new();
    for name in names {
        let name = name.trim_end_matches("()");
        let (class, factory) = match name.split_once('#') {
            Some((class, factory)) => (class.replace('$', "."), factory),
            None => (owner.source_name.clone(), name),
        };
        if !is_name_of_java(&class) || !is_name_of_java(factory) {
            return Ok(Err(format!("the source {name:?} is not followed")));
        }
        let own = owner.methods.iter().find(|one| one.name == factory);
        if class == owner.source_name && own.is_some_and(|one| !one.has(access::STATIC)) {
            return Ok(Err(format!("the source {factory} is not static, which is not followed")));
        }
        calls.push(format!(
            "for (java.util.Iterator<?> rows = rows({class}.{factory}()); rows.hasNext();) {{ Object[] values = \
             values(rows.next()); one({}); }}",
            passed.join(", ")
        ));
    }
    Ok(Ok(calls))
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

/// A value whose type is not known before the run, as one of the type of a parameter.
fn cast(classes: &mut Classes, kind: &str, value: &str) -> Result<String> {
    let name = classes.type_name(kind)?;
    Ok(match kind {
        "Z" => format!("(Boolean) {value}"),
        "C" => format!("(Character) {value}"),
        "I" | "J" | "S" | "B" | "F" | "D" => format!("((Number) {value}).{name}Value()"),
        _ => format!("({name}) {value}"),
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
    fn lines_have_columns() {
        let texts = |line: &str| cells(line, ',').expect("columns");
        assert_eq!(texts("1, two ,"), [Some("1".into()), Some("two".into()), None]);
        assert_eq!(texts("'a, b', 'it''s', ''"), [Some("a, b".into()), Some("it's".into()), Some("".into())]);
        assert!(cells("'open", ',').is_err());
        assert!(cells("'a' b", ',').is_err());
    }

    #[test]
    fn texts_are_literals() {
        assert_eq!(literal("a\"b\\\n\u{1}ü"), "\"a\\\"b\\\\\\n\\001ü\"");
    }
}
