//! A rubric: what points are given for. Without one each property has two.

use super::submissions::Found;
use crate::cli::{EngineChoice, bytes};
use anyhow::{Context, Result, anyhow, bail};
use clap::ValueEnum;
pub(super) use render::is_met;
use report::FindingKind;
use serde::Deserialize;
use std::path::Path;
use toml::Spanned;

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
    /// gives. They take the place of what bears their names, and of sources of the same classes.
    #[serde(default)]
    pub(super) add: Vec<String>,
    /// Most seconds for a submission, everything together.
    max_seconds: Option<Spanned<u64>>,
    /// Most memory for a submission.
    max_memory: Option<Spanned<String>>,
    /// As `check --engine`.
    engine: Option<Spanned<String>>,
    /// The part of the points that an item has whose check comes to no answer.
    #[serde(default)]
    pub(super) unknown: f64,
    /// What points are given for.
    #[serde(default, rename = "item")]
    pub(super) items: Vec<Item>,
    /// The file and its text.
    #[serde(skip)]
    source: (String, String),
}

/// What points are given for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Item {
    /// In the head of the table; the property if it is not given.
    name: Option<String>,
    /// What is checked: properties, separated by commas, or `all`.
    property: Spanned<String>,
    /// The points.
    pub(super) points: f64,
    /// The main class, if it is another for this item.
    pub(super) main: Option<String>,
    /// What gives the points: `proved` if nothing else is said, or a violation.
    expect: Option<Spanned<String>>,
    /// What is told to who has no points.
    pub(super) hint: Option<String>,
}

impl Item {
    pub(super) fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(self.property.get_ref())
    }

    /// The properties, or `all`.
    pub(super) fn properties(&self) -> Vec<&str> {
        self.property.get_ref().split(',').map(str::trim).collect()
    }

    /// What gives the points.
    pub(super) fn expected(&self) -> &str {
        self.expect.as_ref().map_or("proved", |expect| expect.get_ref().as_str())
    }

    /// Whether a verdict with violations of some kinds gives the points.
    pub(super) fn is_met(&self, verdict: &str, kinds: &[&str]) -> bool {
        is_met(self.expected(), verdict, kinds)
    }
}

/// Whether violations of further kinds would meet an expectation: a search ends at the first unless it is to find all.
pub(super) fn lacks_kinds(expected: &str, verdict: &str, kinds: &[&str]) -> bool {
    verdict == "violated"
        && expected.split_whitespace().next() == Some(verdict)
        && !is_met(expected, verdict, kinds)
}

/// What programs are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    Java,
    Phasers,
}

/// What is only for programs in one language.
fn language_of_property(word: &str) -> Option<Language> {
    match word {
        "permission" | "exception" | "exit" | "annotation" | "uncovered-sharing" => Some(Language::Java),
        "runtime" | "never" | "lapped" | "ahead" | "leak" => Some(Language::Phasers),
        _ => None,
    }
}

/// The same of engines.
fn language_of_engine(engine: EngineChoice) -> Language {
    match engine {
        EngineChoice::Order | EngineChoice::Regions | EngineChoice::Precise => Language::Java,
        EngineChoice::Forward | EngineChoice::Backward | EngineChoice::Both | EngineChoice::Portfolio => {
            Language::Phasers
        }
    }
}

/// What is checked without a rubric.
const USUAL: [&str; 5] = ["race", "deadlock", "assertion", "exception", "exit"];

impl Rubric {
    /// The rubric in a file; without one, two points for each property.
    pub(super) fn read(file: Option<&Path>) -> Result<Rubric> {
        let Some(file) = file else {
            let items =
                USUAL.iter().map(|property| format!("[[item]]\nproperty = \"{property}\"\npoints = 2\n"));
            return Rubric::parse("", &items.collect::<String>());
        };
        let text =
            std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        Rubric::parse(&file.display().to_string(), &text)
    }

    fn parse(file: &str, text: &str) -> Result<Rubric> {
        let mut rubric: Rubric = toml::from_str(text).with_context(|| format!("{file} is not understood"))?;
        rubric.source = (file.to_string(), text.to_string());
        rubric.verify()?;
        Ok(rubric)
    }

    pub(super) fn engine(&self) -> Option<&str> {
        self.engine.as_ref().map(|engine| engine.get_ref().as_str())
    }

    pub(super) fn max_seconds(&self) -> Option<u64> {
        self.max_seconds.as_ref().map(|seconds| *seconds.get_ref())
    }

    pub(super) fn max_memory(&self) -> Option<u64> {
        self.max_memory.as_ref().and_then(|text| bytes(text.get_ref()).ok())
    }

    /// An error that names the file and the line.
    fn wrong<T>(&self, at: &Spanned<T>, why: &str) -> anyhow::Error {
        let (file, text) = &self.source;
        let line = text.bytes().take(at.span().start).filter(|byte| *byte == b'\n').count() + 1;
        anyhow!("{file}:{line}: {why}")
    }

    fn verify(&self) -> Result<()> {
        let file = &self.source.0;
        if self.items.is_empty() {
            bail!("{file}: it has no [[item]]: each needs property and points");
        }
        if !(0.0..=1.0).contains(&self.unknown) {
            bail!("{file}: unknown is {}: it is a part of the points, from 0 to 1", self.unknown);
        }
        if let Some(zero) = self.max_seconds.as_ref().filter(|seconds| *seconds.get_ref() == 0) {
            return Err(self.wrong(zero, "max-seconds must be 1 or more"));
        }
        if let Some(text) = &self.max_memory {
            match bytes(text.get_ref()) {
                Ok(0) => return Err(self.wrong(text, "max-memory must be more than 0")),
                Ok(_) => {}
                Err(why) => return Err(self.wrong(text, &format!("max-memory: {why}"))),
            }
        }
        if let Some(engine) = &self.engine
            && EngineChoice::from_str(engine.get_ref(), false).is_err()
        {
            let names = EngineChoice::value_variants().iter().filter_map(EngineChoice::to_possible_value);
            let names = names.map(|value| value.get_name().to_string()).collect::<Vec<_>>().join(", ");
            return Err(
                self.wrong(engine, &format!("there is no engine {}: give one of {names}", engine.get_ref()))
            );
        }
        self.items.iter().try_for_each(|item| self.verify_item(item))?;
        self.language().map(drop)
    }

    fn verify_item(&self, item: &Item) -> Result<()> {
        let name = item.name();
        let wrong = |why: String| Err(self.wrong(&item.property, &format!("item {name}: {why}")));
        if !item.points.is_finite() || item.points < 0.0 {
            return wrong("points must be 0 or more".to_string());
        }
        let properties = item.properties();
        for word in &properties {
            match (*word, FindingKind::from_word(word)) {
                ("all", _) => {}
                ("nondeterminism", _) => {
                    return wrong(
                        "nondeterminism is no property: check --determinism looks for it".to_string(),
                    );
                }
                ("uncovered-sharing", _) if self.engine() != Some("regions") => {
                    return wrong("uncovered-sharing is for engine = \"regions\"".to_string());
                }
                (_, Some(_)) => {}
                (_, None) => return wrong(format!("there is no property {word}")),
            }
        }
        let Some(expect) = &item.expect else { return Ok(()) };
        let expected = expect.get_ref();
        let wrong =
            |why: String| Err(self.wrong(expect, &format!("item {name}: expect is \"{expected}\", {why}")));
        if !is_expectation(expected) {
            return wrong("and must be proved, unknown or violated and kinds".to_string());
        }
        match expected.split_whitespace().skip(1).find(|kind| !properties.contains(kind)) {
            Some(kind) if !properties.contains(&"all") => {
                wrong(format!("but {kind} is not looked for: it is not in property"))
            }
            _ => Ok(()),
        }
    }

    /// What the submissions must be written in, if the rubric is for one language, and what says so.
    fn language(&self) -> Result<Option<(Language, anyhow::Error)>> {
        let mut found: Option<(Language, anyhow::Error)> = None;
        let of_engine = self.engine.as_ref().and_then(|engine| {
            let choice = EngineChoice::from_str(engine.get_ref(), false).ok()?;
            Some((engine, format!("engine {}", engine.get_ref()), language_of_engine(choice)))
        });
        let of_items = self.items.iter().flat_map(|item| {
            let words = item.properties().into_iter();
            words.filter_map(|word| {
                Some((&item.property, format!("property {word}"), language_of_property(word)?))
            })
        });
        for (at, what, language) in of_engine.into_iter().chain(of_items) {
            let name = match language {
                Language::Java => "Java",
                Language::Phasers => "phaser",
            };
            let why = self.wrong(at, &format!("{what} is for {name} programs"));
            match &found {
                Some((other, said)) if *other != language => {
                    bail!("{why:#}, but {said:#}")
                }
                Some(_) => {}
                None => found = Some((language, why)),
            }
        }
        Ok(found)
    }

    /// Whether there is a submission that the rubric can be for.
    pub(super) fn fits(&self, found: &[Found]) -> Result<()> {
        match self.language()? {
            Some((Language::Phasers, why)) if !found.iter().any(Found::is_phaser_program) => {
                bail!("{why:#}, and no submission is one")
            }
            Some((Language::Java, why))
                if !self.source.0.is_empty() && found.iter().all(Found::is_phaser_program) =>
            {
                bail!("{why:#}, and all submissions are phaser programs")
            }
            _ => Ok(()),
        }
    }
}

/// Whether a text says what may be expected.
pub(crate) fn is_expectation(text: &str) -> bool {
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
        let said = |text: &str| format!("{:#}", Rubric::parse("r.toml", text).expect_err("a mistake"));
        assert!(said("title = \"x\"").contains("no [[item]]"));
        assert!(said("[[item]]\nproperty = \"rase\"\npoints = 1").contains("no property rase"));
        assert!(said("[[item]]\nproperty = \"race\"\npoints = -1").contains("0 or more"));
        assert!(said("[[item]]\nproperty = \"race\"\npints = 1").contains("line 3"));
        assert!(
            said("[[item]]\nproperty = \"race\"\npoints = 1\nexpect = \"fine\"").contains("must be proved")
        );
        let item = |more: &str, property: &str, end: &str| {
            said(&format!("{more}[[item]]\npoints = 1\nproperty = \"{property}\"\n{end}"))
        };
        let is = |found: String, start: &str| assert!(found.starts_with(start), "{found}");
        is(
            item("engine = \"magic\"\n", "race", ""),
            "r.toml:1: there is no engine magic: give one of order,",
        );
        is(item("max-seconds = 0\n", "race", ""), "r.toml:1: max-seconds must be 1 or more");
        is(item("max-memory = \"much\"\n", "race", ""), "r.toml:1: max-memory: give a number");
        is(item("", "nondeterminism", ""), "r.toml:3: item nondeterminism: nondeterminism is no property");
        is(
            item("", "race, uncovered-sharing", ""),
            "r.toml:3: item race, uncovered-sharing: uncovered-sharing is for",
        );
        is(
            item("", "leak,exit", ""),
            "r.toml:3: property exit is for Java programs, but r.toml:3: property leak is for",
        );
        is(
            item("engine = \"both\"\n", "exit", ""),
            "r.toml:4: property exit is for Java programs, but r.toml:1: engine both",
        );
        is(
            item("", "race", "expect = \"violated exit\""),
            "r.toml:4: item race: expect is \"violated exit\", but exit is not",
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
        assert!(lacks_kinds("violated race exit", "violated", &["race"]));
        assert!(
            !lacks_kinds("violated", "violated", &["race"]) && !lacks_kinds("violated race", "unknown", &[])
        );
        assert!(is_met("proved", "proved", &[]) && !is_met("proved", "unknown", &[]));
    }
}
