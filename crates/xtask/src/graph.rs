//! The crate graph: what the manifests say, and what ARCHITECTURE.md says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Which crates of the workspace each one uses.
pub(crate) type Graph = BTreeMap<String, BTreeSet<String>>;

/// The graph of the manifests. Dependencies of tests alone do not count.
pub(crate) fn of_manifests(crates: &Path) -> Graph {
    let mut manifests = BTreeMap::new();
    for entry in fs::read_dir(crates).into_iter().flatten().flatten() {
        if let Ok(manifest) = fs::read_to_string(entry.path().join("Cargo.toml")) {
            manifests.insert(entry.file_name().to_string_lossy().into_owned(), manifest);
        }
    }
    let names: BTreeSet<String> = manifests.keys().cloned().collect();
    let graph = manifests.iter().map(|(name, manifest)| {
        let uses = dependencies(manifest).filter(|used| names.contains(used)).collect();
        (name.clone(), uses)
    });
    graph.collect()
}

fn dependencies(manifest: &str) -> impl Iterator<Item = String> {
    let mut section = "";
    manifest.lines().filter_map(move |line| {
        let line = line.trim();
        if line.starts_with('[') {
            section = line;
            return None;
        }
        if !matches!(section, "[dependencies]" | "[build-dependencies]") {
            return None;
        }
        let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
        (!name.is_empty() && !name.starts_with('#')).then(|| name.to_string())
    })
}

/// The graph of the table in ARCHITECTURE.md: rows that start with a crate's name in backquotes, and have
/// the crates that it uses in the column headed `uses`.
pub(crate) fn of_document(text: &str) -> Graph {
    let mut graph = Graph::new();
    let mut column = None;
    for line in text.lines() {
        if !line.starts_with('|') {
            column = None;
            continue;
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.first() == Some(&"crate") {
            column = cells.iter().position(|cell| *cell == "uses");
        }
        let name =
            cells.first().and_then(|cell| cell.strip_prefix('`')).and_then(|cell| cell.strip_suffix('`'));
        if let (Some(column), Some(name)) = (column, name) {
            let uses = cells.get(column).copied().unwrap_or_default();
            let uses = uses.split(',').map(|used| used.trim().trim_matches('`').to_string());
            graph.insert(name.to_string(), uses.filter(|used| !used.is_empty() && used != "-").collect());
        }
    }
    graph
}

/// Where the two differ, one line each.
pub(crate) fn differences(manifests: &Graph, document: &Graph) -> Vec<String> {
    let mut found = Vec::new();
    for (name, uses) in manifests {
        let Some(said) = document.get(name) else {
            found.push(format!("crate {name} is not in the table of ARCHITECTURE.md"));
            continue;
        };
        for used in uses.difference(said) {
            found.push(format!("crate {name} uses {used}, which ARCHITECTURE.md does not say"));
        }
        for used in said.difference(uses) {
            found.push(format!("ARCHITECTURE.md says that {name} uses {used}, which it does not"));
        }
    }
    for name in document.keys().filter(|name| !manifests.contains_key(*name)) {
        found.push(format!("ARCHITECTURE.md names a crate {name} that does not exist"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests_and_table_are_compared() {
        let uses: Vec<String> =
            dependencies("[package]\nname = \"x\"\n[dependencies]\na = { workspace = true }\nb.workspace = true\n[dev-dependencies]\nc = \"1\"")
                .collect();
        assert_eq!(uses, ["a", "b"]);
        let document =
            of_document("| crate | holds | uses |\n|---|---|---|\n| `a` | x | - |\n| `b` | y | `a` |\n");
        let manifests = Graph::from([
            ("a".to_string(), BTreeSet::from(["b".to_string()])),
            ("b".to_string(), BTreeSet::from(["a".to_string()])),
            ("c".to_string(), BTreeSet::new()),
        ]);
        assert_eq!(
            differences(&manifests, &document),
            [
                "crate a uses b, which ARCHITECTURE.md does not say",
                "crate c is not in the table of ARCHITECTURE.md"
            ]
        );
    }
}
