//! Files of one crate that use one another in circles.
//!
//! A file uses another if it names something in it, by `crate::`, `super::` or `self::`, in a `use` or elsewhere. What a
//! file only passes on (`pub use child::Thing;`) it does not use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The files of a crate by their module paths, and what each uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// The circles of more than two files in the crate of a folder, each in one line.
pub(crate) fn larger_than_two(sources: &Path) -> Vec<String> {
    let mut texts = BTreeMap::new();
    read(sources, &mut Vec::new(), &mut texts);
    let uses = uses(&texts);
    let reach: BTreeMap<&String, BTreeSet<&String>> =
        uses.keys().map(|from| (from, reachable(&uses, from))).collect();
    let mut circles: BTreeSet<Vec<&String>> = BTreeSet::new();
    for (from, to) in &reach {
        let circle: Vec<&String> = to.iter().copied().filter(|other| reach[*other].contains(*from)).collect();
        if circle.len() > 2 {
            circles.insert(circle);
        }
    }
    let line = |circle: Vec<&String>| circle.iter().map(|one| one.as_str()).collect::<Vec<_>>().join(", ");
    circles.into_iter().map(line).collect()
}

fn read(folder: &Path, path: &mut Vec<String>, texts: &mut BTreeMap<String, String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let file = entry.path();
        let Some(stem) = file.file_stem().and_then(|stem| stem.to_str()) else { continue };
        if file.is_dir() {
            path.push(stem.to_string());
            read(&file, path, texts);
            path.pop();
        } else if file.extension().is_some_and(|extension| extension == "rs") {
            let mut module = path.clone();
            match stem {
                "lib" | "main" if path.is_empty() => continue,
                "mod" => {}
                stem => module.push(stem.to_string()),
            }
            let text = fs::read_to_string(&file).unwrap_or_default();
            texts.insert(module.join("::"), code_of(&text));
        }
    }
}

/// Without comments and tests.
fn code_of(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn uses(texts: &BTreeMap<String, String>) -> Uses {
    let uses_of = |(module, text): (&String, &String)| {
        let used = paths(text).into_iter().filter_map(|path| target(texts, module, &path));
        (module.clone(), used.filter(|other| other != module).collect())
    };
    texts.iter().map(uses_of).collect()
}

/// The file that a path in a module means: the longest beginning of it that is one.
fn target(texts: &BTreeMap<String, String>, module: &str, path: &[String]) -> Option<String> {
    let mut here: Vec<&str> = module.split("::").collect();
    let mut rest = path;
    match rest.first()?.as_str() {
        "crate" => here.clear(),
        "self" => {}
        "super" => {
            here.pop();
            while rest.get(1).is_some_and(|next| next == "super") {
                here.pop();
                rest = &rest[1..];
            }
        }
        // A child by its name.
        child if texts.contains_key(&format!("{module}::{child}")) => {
            return Some(format!("{module}::{child}"));
        }
        _ => return None,
    }
    here.extend(rest[1..].iter().map(String::as_str));
    (1..=here.len()).rev().map(|length| here[..length].join("::")).find(|name| texts.contains_key(name))
}

/// The paths that a file names.
fn paths(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut rest = String::new();
    for (number, piece) in text.split("use ").enumerate() {
        // The first piece and those behind a name that ends in `use` are no imports.
        let before = rest.chars().last();
        let is_import = number > 0 && before.is_none_or(|before| before.is_whitespace() || before == ')');
        match piece.split_once(';') {
            Some((tree, code)) if is_import => {
                let passed_on = rest.trim_end().ends_with("pub") || rest.trim_end().ends_with(')');
                let mut imported = Vec::new();
                expand(&[], tree, &mut imported);
                found.extend(imported.into_iter().filter(|path| !passed_on || is_anchored(path)));
                rest.push_str(code);
            }
            _ => rest.push_str(piece),
        }
    }
    let is_part = |one: char| one.is_alphanumeric() || one == '_' || one == ':';
    let words = rest.split(|one| !is_part(one)).filter(|word| word.contains("::"));
    found.extend(words.map(|word| word.split("::").map(str::to_string).collect()));
    found
}

fn is_anchored(path: &[String]) -> bool {
    matches!(path.first().map(String::as_str), Some("crate" | "super" | "self"))
}

/// All paths of a tree of imports.
fn expand(prefix: &[String], tree: &str, out: &mut Vec<Vec<String>>) {
    let tree = tree.trim();
    let (head, inner) = match (tree.find('{'), tree.rfind('}')) {
        (Some(from), Some(to)) if from < to => (&tree[..from], Some(&tree[from + 1..to])),
        _ => (tree, None),
    };
    let mut path = prefix.to_vec();
    path.extend(head.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_string));
    let Some(inner) = inner else { return out.push(path) };
    let (mut depth, mut from) = (0, 0);
    for (at, one) in inner.char_indices() {
        match one {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&path, &inner[from..at], out);
                from = at + 1;
            }
            _ => {}
        }
    }
    if !inner[from..].trim().is_empty() {
        expand(&path, &inner[from..], out);
    }
}

fn reachable<'a>(uses: &'a Uses, from: &str) -> BTreeSet<&'a String> {
    let mut found: BTreeSet<&String> = BTreeSet::new();
    let mut pending: Vec<&String> = uses.get(from).into_iter().flatten().collect();
    while let Some(one) = pending.pop() {
        if found.insert(one) {
            pending.extend(uses.get(one).into_iter().flatten());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circles(files: &[(&str, &str)]) -> Vec<String> {
        let folder = std::env::temp_dir().join(format!("circles-{}-{}", std::process::id(), files.len()));
        for (name, text) in files {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap_or(&folder)).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let found = larger_than_two(&folder);
        fs::remove_dir_all(&folder).expect("it was there");
        found
    }

    #[test]
    fn a_circle_of_three_is_found_and_one_of_two_is_not() {
        let three = [
            ("a.rs", "use crate::b::{X, Y};"),
            ("b.rs", "fn f() { super::c::g() }"),
            ("c.rs", "use crate::a;"),
        ];
        assert_eq!(circles(&three), ["a, b, c"]);
        assert!(circles(&[("a.rs", "use crate::b::X;"), ("b.rs", "use crate::a::Y;")]).is_empty());
    }

    #[test]
    fn what_is_only_passed_on_is_not_used() {
        let passed = "mod x;\nmod y;\npub use x::X;\npub(crate) use y::Y;\npub struct Z;\n";
        let files = [
            ("a/mod.rs", passed),
            ("a/x.rs", "use super::Z;"),
            ("a/y.rs", "use super::{Z, x::X};"),
            ("b.rs", ""),
        ];
        assert!(circles(&files).is_empty());
        let used = "mod x;\nmod y;\npub struct Z;\nfn f() { x::f(); y::f() }\n";
        let files = [
            ("a/mod.rs", used),
            ("a/x.rs", "use super::Z;"),
            ("a/y.rs", "use super::Z;"),
            ("b.rs", ""),
            ("c.rs", ""),
        ];
        assert_eq!(circles(&files), ["a, a::x, a::y"]);
    }
}
