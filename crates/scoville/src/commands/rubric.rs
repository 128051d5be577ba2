//! A rubric: what points are given for. Without one each property has two.

use anyhow::{Context, Result, bail};
use report::FindingKind;
use serde::Deserialize;
use std::path::Path;

/// What a rubric file may say.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Rubric {
    /// Above the table.
    #[serde(default)]
    pub(super) title: String,
    /// The main class of each submission.
    pub(super) main: Option<String>,
    /// Files and folders that are put into each submission before it is checked, relative to the rubric: what the teacher
    /// gives. They take the place of what bears their names.
    #[serde(default)]
    pub(super) add: Vec<String>,
    /// Most seconds for a submission, everything together.
    pub(super) max_seconds: Option<u64>,
    /// Most memory for a submission.
    pub(super) max_memory: Option<String>,
    /// As `check --engine`.
    pub(super) engine: Option<String>,
    /// The part of the points that an item has whose check comes to no answer.
    #[serde(default)]
    pub(super) unknown: f64,
    /// What points are given for.
    #[serde(default, rename = "item")]
    pub(super) items: Vec<Item>,
}

/// What points are given for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Item {
    /// In the head of the table; the property if it is not given.
    name: Option<String>,
    /// What is checked: properties, separated by commas, or `all`.
    pub(super) property: String,
    /// The points.
    pub(super) points: f64,
    /// The main class, if it is another for this item.
    pub(super) main: Option<String>,
    /// What gives the points: `proved` if nothing else is said, or a violation.
    pub(super) expect: Option<String>,
    /// What is told to who has no points.
    pub(super) hint: Option<String>,
}

impl Item {
    pub(super) fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.property)
    }

    /// Whether a verdict with violations of some kinds gives the points.
    pub(super) fn is_met(&self, verdict: &str, kinds: &[&str]) -> bool {
        is_met(self.expect.as_deref().unwrap_or("proved"), verdict, kinds)
    }
}

/// Whether a verdict is what an expectation says.
pub(super) fn is_met(expected: &str, verdict: &str, kinds: &[&str]) -> bool {
    let mut words = expected.split_whitespace();
    words.next() == Some(verdict) && words.all(|kind| kinds.contains(&kind))
}

/// What is checked without a rubric.
const USUAL: [&str; 5] = ["race", "deadlock", "assertion", "exception", "exit"];

impl Rubric {
    /// The rubric in a file; without one, two points for each property.
    pub(super) fn read(file: Option<&Path>) -> Result<Rubric> {
        let Some(file) = file else {
            let items =
                USUAL.iter().map(|property| format!("[[item]]\nproperty = \"{property}\"\npoints = 2\n"));
            return Rubric::parse(&items.collect::<String>());
        };
        let text =
            std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        Rubric::parse(&text).with_context(|| format!("{} is not understood", file.display()))
    }

    fn parse(text: &str) -> Result<Rubric> {
        let rubric: Rubric = toml::from_str(text)?;
        if rubric.items.is_empty() {
            bail!("it has no [[item]]: each needs property and points");
        }
        if !(0.0..=1.0).contains(&rubric.unknown) {
            bail!("unknown is {}: it is a part of the points, from 0 to 1", rubric.unknown);
        }
        for item in &rubric.items {
            if !item.points.is_finite() || item.points < 0.0 {
                bail!("item {}: points must be 0 or more", item.name());
            }
            let mut properties = item.property.split(',').map(str::trim);
            if let Some(wrong) =
                properties.find(|word| *word != "all" && FindingKind::from_word(word).is_none())
            {
                bail!("item {}: there is no property {wrong}", item.name());
            }
            if let Some(expected) = item.expect.as_deref().filter(|text| !is_expectation(text)) {
                bail!(
                    "item {}: expect is \"{expected}\", and must be proved, unknown or violated and kinds",
                    item.name()
                );
            }
        }
        Ok(rubric)
    }
}

fn is_expectation(text: &str) -> bool {
    let mut words = text.split_whitespace();
    match words.next() {
        Some("proved" | "unknown") => words.next().is_none(),
        Some("violated") => words.all(|kind| FindingKind::from_word(kind).is_some()),
        _ => false,
    }
}

/// What a source says of itself, in a line `// expect: violated race`. `ok` is proved, and a kind alone is its violation.
pub(super) fn expectation(source: &str) -> Option<Result<String, String>> {
    let line =
        source.lines().find_map(|line| line.trim().strip_prefix("//")?.trim().strip_prefix("expect:"))?;
    let line = line.trim();
    let text = match line {
        "ok" => "proved".to_string(),
        kind if FindingKind::from_word(kind).is_some() => format!("violated {kind}"),
        other => other.to_string(),
    };
    Some(if is_expectation(&text) { Ok(text) } else { Err(line.to_string()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rubrics_are_read_and_mistakes_are_named() {
        let usual = Rubric::read(None).expect("it is right");
        assert_eq!(usual.items.iter().map(|item| item.points).sum::<f64>(), 10.0);
        let said = |text: &str| format!("{:#}", Rubric::parse(text).expect_err("a mistake"));
        assert!(said("title = \"x\"").contains("no [[item]]"));
        assert!(said("[[item]]\nproperty = \"rase\"\npoints = 1").contains("no property rase"));
        assert!(said("[[item]]\nproperty = \"race\"\npoints = -1").contains("0 or more"));
        assert!(said("[[item]]\nproperty = \"race\"\npints = 1").contains("line 3"));
        assert!(
            said("[[item]]\nproperty = \"race\"\npoints = 1\nexpect = \"fine\"").contains("must be proved")
        );
    }

    #[test]
    fn sources_say_what_they_are() {
        let of = |text: &str| expectation(text);
        assert_eq!(of("class A {}"), None);
        assert_eq!(of("// expect: ok\n"), Some(Ok("proved".into())));
        assert_eq!(of("x\n  // expect: violated race\n"), Some(Ok("violated race".into())));
        assert_eq!(of("//expect: deadlock"), Some(Ok("violated deadlock".into())));
        assert_eq!(of("// expect: nothing"), Some(Err("nothing".into())));
        assert!(
            is_met("violated race", "violated", &["race", "exit"])
                && !is_met("violated race", "violated", &["exit"])
        );
        assert!(is_met("proved", "proved", &[]) && !is_met("proved", "unknown", &[]));
    }
}
