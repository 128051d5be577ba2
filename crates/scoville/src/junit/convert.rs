//! How JUnit makes what an invocation is given into values of the types of parameters. Both do what reflection does,
//! which widens and never narrows; JUnit 5 reads texts too. It is done by methods of the program that runs the test, when
//! the test is called: what does not fit is an exception of the test.

use super::classes::{Classes, class_of};
use anyhow::Result;
use program::linked::access;
use std::collections::BTreeSet;

/// Methods that the program which runs a test needs, as pieces of Java.
pub(super) type Helpers = BTreeSet<String>;

/// What texts become whose meaning is not followed: the machine has no such method, so the answer is *unknown*.
const NOT_FOLLOWED: &str = "    static native Object conversionOfATextIsNotFollowed(Object text);\n";

/// A primitive type: its descriptor, name and class, and the classes that are widened to it.
type Primitive = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// The numbers; a character is widened to some of them too.
const NUMBERS: [Primitive; 6] = [
    ("B", "byte", "Byte", &["Byte"]),
    ("S", "short", "Short", &["Byte", "Short"]),
    ("I", "int", "Integer", &["Byte", "Short", "Integer"]),
    ("J", "long", "Long", &["Byte", "Short", "Integer", "Long"]),
    ("F", "float", "Float", &["Byte", "Short", "Integer", "Long", "Float"]),
    ("D", "double", "Double", &["Byte", "Short", "Integer", "Long", "Float", "Double"]),
];

/// Whether it is known what a text becomes that is given to a parameter of a type.
pub(super) fn takes_text(classes: &mut Classes, kind: &str) -> Result<bool> {
    Ok(match class_of(kind) {
        None => kind.len() == 1,
        Some("java/lang/String" | "java/lang/Object" | "java/lang/CharSequence") => true,
        Some("java/lang/Boolean" | "java/lang/Character") => true,
        Some(class) if number_of(class).is_some() => true,
        Some(class) => is_enum(classes, class)?,
    })
}

/// A value as JUnit 5 passes it to a parameter.
pub(super) fn by_five(
    classes: &mut Classes,
    kind: &str,
    value: &str,
    helpers: &mut Helpers,
) -> Result<String> {
    let name = classes.type_name(kind)?;
    let Some(class) = class_of(kind) else {
        return Ok(primitive(kind, value, true, helpers).unwrap_or_else(|| format!("({name}) {value}")));
    };
    if let Some(wrapper) = number_of(class) {
        helpers.insert(wrapped(wrapper));
        return Ok(format!("to{}({value})", wrapper.2));
    }
    let texts = match class {
        "java/lang/String" | "java/lang/Object" | "java/lang/CharSequence" => {
            return Ok(format!("({name}) {value}"));
        }
        "java/lang/Boolean" => primitive("Z", value, true, helpers),
        "java/lang/Character" => primitive("C", value, true, helpers),
        _ if is_enum(classes, class)? => Some(format!("{name}.valueOf((String) {value})")),
        _ => None,
    };
    let texts = texts.unwrap_or_else(|| {
        helpers.insert(NOT_FOLLOWED.into());
        format!("({name}) conversionOfATextIsNotFollowed({value})")
    });
    Ok(format!(
        "({value} instanceof String && !({value} instanceof {name})) ? ({name}) {texts} : ({name}) {value}"
    ))
}

/// A value as JUnit 4 passes it to a constructor or puts it into a field.
pub(super) fn by_four(
    classes: &mut Classes,
    kind: &str,
    value: &str,
    helpers: &mut Helpers,
) -> Result<String> {
    let name = classes.type_name(kind)?;
    Ok(primitive(kind, value, false, helpers).unwrap_or_else(|| format!("({name}) {value}")))
}

fn number_of(class: &str) -> Option<&'static Primitive> {
    let simple = class.strip_prefix("java/lang/")?;
    NUMBERS.iter().find(|(_, _, wrapper, _)| *wrapper == simple)
}

pub(super) fn is_enum(classes: &mut Classes, class: &str) -> Result<bool> {
    Ok(classes.get(class)?.is_some_and(|class| class.access & access::ENUM != 0))
}

/// The call that makes a value one of a primitive type.
fn primitive(kind: &str, value: &str, texts: bool, helpers: &mut Helpers) -> Option<String> {
    let (name, body) = match kind {
        "Z" => {
            ("boolean", if texts { TO_BOOLEAN } else { "" }.to_string() + "        return (Boolean) value;\n")
        }
        "C" => (
            "char",
            if texts { TO_CHARACTER } else { "" }.to_string() + "        return (Character) value;\n",
        ),
        _ => {
            let number = NUMBERS.iter().find(|(letter, ..)| *letter == kind)?;
            (number.1, widened(number, texts))
        }
    };
    if texts && kind == "Z" {
        helpers.insert(NOT_FOLLOWED.into());
    }
    helpers.insert(format!("    static {name} to_{name}(Object value) {{\n{body}    }}\n"));
    Some(format!("to_{name}({value})"))
}

/// Versions of JUnit differ in what other texts are.
const TO_BOOLEAN: &str = "        if (value instanceof String) {
            String text = (String) value;
            if (!text.equalsIgnoreCase(\"true\") && !text.equalsIgnoreCase(\"false\")) {
                return (Boolean) conversionOfATextIsNotFollowed(text);
            }
            return Boolean.parseBoolean(text);
        }
";

const TO_CHARACTER: &str = "        if (value instanceof String) {
            if (((String) value).length() != 1) {
                throw new IllegalArgumentException(\"String must have length of 1\");
            }
            return ((String) value).charAt(0);
        }
";

/// The statements that make a value a number.
fn widened(number: &Primitive, texts: bool) -> String {
    let (letter, name, _, from) = number;
    let mut body = String::new();
    if texts {
        body.push_str(&format!("        if (value instanceof String) {{ return {}; }}\n", read(number)));
    }
    if !["B", "S"].contains(letter) {
        body.push_str("        if (value instanceof Character) { return (Character) value; }\n");
    }
    let fits: Vec<String> = from.iter().map(|class| format!("value instanceof {class}")).collect();
    body.push_str(&format!(
        "        if ({}) {{ return ((Number) value).{name}Value(); }}\n",
        fits.join(" || ")
    ));
    body + &format!(
        "        throw new IllegalArgumentException(\"what is given is not of the type {name}\");\n"
    )
}

/// The method that makes a value one of a class of numbers.
fn wrapped(number: &Primitive) -> String {
    let class = number.2;
    format!(
        "    static {class} to{class}(Object value) {{\n        if (value instanceof String) {{ return {}; }}\n        \
         return ({class}) value;\n    }}\n",
        read(number)
    )
}

/// A number from a text: a leading zero is octal, and what is too much for the type is an exception.
fn read(number: &Primitive) -> String {
    let method = if ["F", "D"].contains(&number.0) { "valueOf" } else { "decode" };
    format!("{}.{method}(((String) value).replace(\"_\", \"\"))", number.2)
}
