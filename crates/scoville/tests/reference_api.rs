//! Every public method of the Habanero libraries that programs are compiled against, by the signatures of these libraries
//! (`shared/reference` beside the repository; without it there is nothing to compare): a call of it in a class file is bound,
//! or it is listed in `tests/dialects/missing.txt`.
//!
//! `SCOVILLE_MISSING=update` writes the list.

#![allow(clippy::print_stderr, reason = "a test may say that it did nothing")]

use crate::support::{folder, root, scoville, text};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

/// The descriptor of a type, as `javap` prints it; variables stand for their bounds.
fn descriptor(name: &str, variables: &BTreeMap<String, String>) -> String {
    if let Some(element) = name.strip_suffix("[]").or_else(|| name.strip_suffix("...")) {
        return format!("[{}", descriptor(element, variables));
    }
    let simple = match name {
        "void" => "V",
        "boolean" => "Z",
        "byte" => "B",
        "char" => "C",
        "short" => "S",
        "int" => "I",
        "long" => "J",
        "float" => "F",
        "double" => "D",
        _ => "",
    };
    if !simple.is_empty() {
        return simple.to_string();
    }
    let class = variables.get(name).map_or(name, String::as_str);
    format!("L{};", class.replace('.', "/"))
}

/// A text without what stands between `<` and `>`.
fn erased(text: &str) -> String {
    let mut depth = 0;
    let keeps = |letter: &char| {
        depth += i32::from(*letter == '<');
        let keeps = depth == 0;
        depth -= i32::from(*letter == '>');
        keeps
    };
    text.chars().filter(keeps).collect()
}

/// The type variables of a list such as `<T, V extends Number>`, with their bounds.
fn variables(text: &str) -> BTreeMap<String, String> {
    let Some(start) = text.find('<') else { return BTreeMap::new() };
    let mut depth = 0;
    let ends = |letter: char| {
        depth += i32::from(letter == '<') - i32::from(letter == '>');
        depth == 0
    };
    let Some(length) = text[start..].find(ends) else { return BTreeMap::new() };
    let inside = erased(&text[start + 1..start + length]);
    let variable = |one: &str| {
        let (name, bound) = one.trim().split_once(" extends ").unwrap_or((one.trim(), "java.lang.Object"));
        (name.to_string(), bound.split('&').next().unwrap_or(bound).trim().to_string())
    };
    inside.split(',').map(variable).collect()
}

/// The calls that a class file can make of the methods of a file of signatures.
fn calls(signatures: &str) -> BTreeSet<String> {
    const MODIFIERS: [&str; 8] =
        ["public", "static", "abstract", "final", "synchronized", "native", "default", "protected"];
    let (mut class, mut of_class, mut calls) = (String::new(), BTreeMap::new(), BTreeSet::new());
    for line in signatures.lines() {
        if line.ends_with('{') {
            let plain = erased(line);
            let words: Vec<&str> = plain.split_whitespace().collect();
            let at = words.iter().position(|word| matches!(*word, "class" | "interface" | "enum"));
            class = at.and_then(|at| words.get(at + 1)).map_or(String::new(), |name| (*name).to_string());
            of_class = variables(line.split(" extends ").next().unwrap_or(line));
            continue;
        }
        let Some(declared) = line.strip_prefix("  ").filter(|_| line.contains('(')) else { continue };
        let mut rest = declared;
        let mut is_static = false;
        while let Some((word, more)) = rest.split_once(' ').filter(|(word, _)| MODIFIERS.contains(word)) {
            is_static |= word == "static";
            rest = more;
        }
        let mut known = of_class.clone();
        if rest.starts_with('<') {
            known.extend(variables(rest));
        }
        let plain = erased(rest);
        let Some((head, parameters)) = plain.trim().split_once('(') else { continue };
        let parameters = parameters.split(')').next().unwrap_or_default();
        let parameters: String = parameters
            .split(',')
            .map(str::trim)
            .filter(|one| !one.is_empty())
            .map(|one| descriptor(one, &known))
            .collect();
        let (result, name) = match head.rsplit_once(' ') {
            Some((result, name)) => (descriptor(result.trim(), &known), name),
            None => ("V".to_string(), "<init>"),
        };
        let how = if is_static { "static" } else { "member" };
        calls.insert(format!("{} {name} ({parameters}){result} {how}", class.replace('.', "/")));
    }
    calls
}

#[test]
fn every_method_of_the_libraries_is_bound_or_listed_as_missing() {
    let reference = root().join("../shared/reference");
    let mut wanted = BTreeSet::new();
    for file in ["hj-api.txt", "pcdp-api.txt"] {
        let Ok(signatures) = fs::read_to_string(reference.join(file)) else {
            eprintln!("skipped: there is no {} to compare with", reference.join(file).display());
            return;
        };
        wanted.extend(calls(&signatures));
    }
    assert!(wanted.len() > 1000, "{}", wanted.len());
    let lines = wanted.iter().fold(String::new(), |mut lines, call| {
        let _ = writeln!(lines, "{call}");
        lines
    });
    let file = folder("reference-api").join("calls.txt");
    fs::write(&file, lines).expect("the calls");
    let output = scoville(&["api", "--unbound", &file.display().to_string()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let unbound = text(&output.stdout);
    let list = root().join("tests/dialects/missing.txt");
    if std::env::var_os("SCOVILLE_MISSING").is_some() {
        fs::write(&list, &unbound).expect("the list");
    }
    let listed = fs::read_to_string(&list).expect("the list of what is missing");
    let (unbound, listed): (BTreeSet<&str>, BTreeSet<&str>) =
        (unbound.lines().collect(), listed.lines().collect());
    let new: Vec<_> = unbound.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&unbound).collect();
    assert!(new.is_empty(), "not bound and not listed: {new:#?}");
    assert!(gone.is_empty(), "bound now, and still listed: {gone:#?}");
}
