//! The part of JSON Schema (draft 2020-12) that the schemas in `docs/` use. A keyword that is not known here
//! fails the test, so that no rule of a schema goes unchecked.

use serde_json::Value;
use std::path::Path;

/// A schema of `docs/`.
pub(crate) struct Schema(Value);

/// Words that say something to people only.
const REMARKS: [&str; 5] = ["$schema", "$defs", "definitions", "title", "description"];

impl Schema {
    /// `docs/NAME.schema.json`
    pub(crate) fn read(name: &str) -> Schema {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let file = docs.join(format!("{name}.schema.json"));
        let text = std::fs::read_to_string(&file).expect("the schema");
        Schema(serde_json::from_str(&text).expect("a schema is JSON"))
    }

    /// The part of SARIF's schema that is written: what is not in that part is refused.
    pub(crate) fn of_sarif() -> Schema {
        Schema(serde_json::from_str(include_str!("sarif-2.1.0-part.json")).expect("a schema is JSON"))
    }

    /// The words that may stand somewhere; the path is a JSON pointer.
    pub(crate) fn words(&self, path: &str) -> Vec<&str> {
        let words = self.0.pointer(path).and_then(|place| place["enum"].as_array());
        words.expect("a list of words").iter().filter_map(Value::as_str).collect()
    }

    /// What is wrong with a value, each with where.
    pub(crate) fn faults(&self, value: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        self.look(&self.0, value, "", &mut faults);
        faults
    }

    /// Looks at a value; the path is a JSON pointer to it.
    fn look(&self, schema: &Value, value: &Value, path: &str, faults: &mut Vec<String>) {
        let rules = schema.as_object().unwrap_or_else(|| panic!("{schema} is no schema"));
        for (keyword, rule) in rules {
            let fine = match keyword.as_str() {
                remark if REMARKS.contains(&remark) => true,
                "$ref" => {
                    let pointer = rule.as_str().and_then(|rule| rule.strip_prefix('#')).expect("a pointer");
                    let target = self.0.pointer(pointer).unwrap_or_else(|| panic!("{rule} leads nowhere"));
                    self.look(target, value, path, faults);
                    true
                }
                "type" => match rule {
                    Value::Array(types) => types.iter().any(|one| has_type(value, one)),
                    one => has_type(value, one),
                },
                "const" => value == rule,
                "enum" => list(rule).contains(value),
                "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().expect("a number")),
                "minLength" => value.as_str().is_none_or(|text| text.chars().count() >= count(rule)),
                "minItems" => value.as_array().is_none_or(|items| items.len() >= count(rule)),
                "maxItems" => value.as_array().is_none_or(|items| items.len() <= count(rule)),
                "uniqueItems" => {
                    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
                    let repeats = |index: usize| items[..index].contains(&items[index]);
                    rule == &Value::Bool(false) || !(0..items.len()).any(repeats)
                }
                "anyOf" => list(rule).iter().any(|one| {
                    let mut inner = Vec::new();
                    self.look(one, value, path, &mut inner);
                    inner.is_empty()
                }),
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.look(rule, item, &format!("{path}/{index}"), faults);
                    }
                    true
                }
                "required" => value
                    .as_object()
                    .is_none_or(|object| list(rule).iter().all(|name| object.contains_key(text(name)))),
                "properties" => {
                    for (name, rule) in rule.as_object().expect("rules by name") {
                        if let Some(inner) = value.get(name) {
                            self.look(rule, inner, &format!("{path}/{name}"), faults);
                        }
                    }
                    true
                }
                "additionalProperties" => {
                    let named = rules.get("properties").and_then(Value::as_object);
                    let is_named = |name: &String| named.is_some_and(|named| named.contains_key(name));
                    for (name, inner) in value.as_object().into_iter().flatten() {
                        match (is_named(name), rule) {
                            (true, _) => {}
                            (false, Value::Bool(false)) => faults.push(format!("{path}/{name}: unknown")),
                            (false, rule) => self.look(rule, inner, &format!("{path}/{name}"), faults),
                        }
                    }
                    true
                }
                other => panic!("the schema uses {other}, which is not known here"),
            };
            if !fine {
                faults.push(format!("{path}: {value} breaks {keyword} {rule}"));
            }
        }
    }
}

fn list(rule: &Value) -> &Vec<Value> {
    rule.as_array().expect("a list")
}

fn count(rule: &Value) -> usize {
    rule.as_u64().expect("a count") as usize
}

fn text(name: &Value) -> &str {
    name.as_str().expect("a name")
}

fn has_type(value: &Value, name: &Value) -> bool {
    match text(name) {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        other => panic!("there is no type {other}"),
    }
}
