//! A `pom.xml`, with what it has from its parents, as far as class paths need it.

use super::repository::{Library, Repository};
use anyhow::{Context, Result};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Longer chains of parents and imports are a mistake.
const DEEPEST: usize = 20;

/// What a POM says.
#[derive(Clone, Debug, Default)]
pub(super) struct Pom {
    group: String,
    name: String,
    version: String,
    pub(super) packaging: String,
    properties: BTreeMap<String, String>,
    /// Versions that are used where none is given.
    pub(super) managed: BTreeMap<(String, String), String>,
    /// What it needs.
    pub(super) needs: Vec<Need>,
    /// The folders of the modules.
    pub(super) modules: Vec<String>,
    pub(super) sources: Option<String>,
    pub(super) test_sources: Option<String>,
    pub(super) output: Option<String>,
    pub(super) main: Option<String>,
}

/// A dependency.
#[derive(Clone, Debug)]
pub(super) struct Need {
    pub(super) group: String,
    pub(super) name: String,
    pub(super) version: Option<String>,
    pub(super) scope: String,
    optional: bool,
    kind: String,
    /// What it does not bring along: groups and names, `*` for any.
    pub(super) exclusions: Vec<(String, String)>,
}

impl Need {
    /// Whether who uses the library needs this too.
    pub(super) fn is_passed_on(&self) -> bool {
        !self.optional && matches!(self.scope.as_str(), "" | "compile" | "runtime") && self.is_jar()
    }

    /// Whether it is a jar of classes.
    pub(super) fn is_jar(&self) -> bool {
        matches!(self.kind.as_str(), "" | "jar")
    }
}

impl Pom {
    /// Reads a file, and its parents.
    pub(super) fn read(file: &Path, repository: &Repository) -> Result<Pom> {
        let mut pom = Pom::read_at(file, repository, 0)?;
        pom.resolve();
        Ok(pom)
    }

    fn read_at(file: &Path, repository: &Repository, depth: usize) -> Result<Pom> {
        let bytes =
            program::classpath::read_file(file).with_context(|| format!("cannot read {}", file.display()))?;
        let source = String::from_utf8_lossy(&bytes);
        let document =
            Document::parse(&source).with_context(|| format!("{} is no pom.xml", file.display()))?;
        let root = document.root_element();
        let mut pom = Pom::default();
        if let Some(parent) = child(root, "parent").filter(|_| depth < DEEPEST) {
            let library = Library {
                group: text_of(parent, "groupId"),
                name: text_of(parent, "artifactId"),
                version: text_of(parent, "version"),
            };
            let path = child(parent, "relativePath").map_or("../pom.xml".to_string(), text);
            let mut near = file.parent().unwrap_or(Path::new(".")).join(path);
            if near.is_dir() {
                near = near.join("pom.xml");
            }
            let beside = if near.is_file() { Pom::read_at(&near, repository, depth + 1).ok() } else { None };
            let parent = match beside.filter(|pom| pom.name == library.name) {
                Some(pom) => Some(pom),
                None => repository.parent(&library, depth + 1),
            };
            pom = parent.unwrap_or_default();
            pom.group = library.group;
            pom.version = library.version;
            (pom.modules, pom.packaging) = (Vec::new(), String::new());
        }
        pom.take(root, repository, depth);
        Ok(pom)
    }

    /// What stands in the file itself.
    fn take(&mut self, root: Node<'_, '_>, repository: &Repository, depth: usize) {
        for (name, place) in
            [("groupId", &mut self.group), ("artifactId", &mut self.name), ("version", &mut self.version)]
        {
            if let Some(found) = child(root, name) {
                *place = text(found);
            }
        }
        self.packaging = text_of(root, "packaging");
        for property in children(root, "properties") {
            self.properties.insert(property.tag_name().name().to_string(), text(property));
        }
        let imported: Vec<Need> = child(root, "dependencyManagement")
            .map(|managed| children(managed, "dependencies").map(need).collect())
            .unwrap_or_default();
        for need in imported {
            let (group, name) = (self.fill(&need.group), self.fill(&need.name));
            let Some(version) = need.version.map(|version| self.fill(&version)) else { continue };
            if need.scope != "import" {
                self.managed.insert((group, name), version);
            } else if let Some(pom) = repository.parent(&Library { group, name, version }, depth + 1) {
                let mut pom = pom;
                pom.resolve();
                for (key, version) in pom.managed {
                    self.managed.entry(key).or_insert(version);
                }
            }
        }
        self.needs.extend(children(root, "dependencies").map(need));
        self.modules = children(root, "modules").map(text).collect();
        if let Some(build) = child(root, "build") {
            for (name, place) in [
                ("sourceDirectory", &mut self.sources),
                ("testSourceDirectory", &mut self.test_sources),
                ("outputDirectory", &mut self.output),
            ] {
                *place = child(build, name).map(text).or(place.take());
            }
        }
        for property in ["exec.mainClass", "mainClass", "main.class", "start-class"] {
            if self.main.is_none() {
                self.main = self.properties.get(property).cloned();
            }
        }
    }

    /// Puts values in the place of `${names}`.
    fn resolve(&mut self) {
        let filled = |pom: &Pom, text: &Option<String>| text.as_ref().map(|text| pom.fill(text));
        let (sources, tests) = (filled(self, &self.sources), filled(self, &self.test_sources));
        let (output, main) = (filled(self, &self.output), filled(self, &self.main));
        (self.sources, self.test_sources, self.output, self.main) = (sources, tests, output, main);
        self.managed = self
            .managed
            .iter()
            .map(|((group, name), version)| ((self.fill(group), self.fill(name)), self.fill(version)))
            .collect();
        let needs = self.needs.iter().map(|need| {
            let (group, name) = (self.fill(&need.group), self.fill(&need.name));
            let version = need.version.as_ref().map(|version| self.fill(version));
            let version = version.or_else(|| self.managed.get(&(group.clone(), name.clone())).cloned());
            let filled = |(group, name): &(String, String)| (self.fill(group), self.fill(name));
            let exclusions = need.exclusions.iter().map(filled).collect();
            Need { group, name, version, exclusions, ..need.clone() }
        });
        self.needs = needs.collect();
    }

    fn fill(&self, text: &str) -> String {
        let mut text = text.to_string();
        for _ in 0..DEEPEST {
            let Some((before, rest)) = text.split_once("${") else { break };
            let Some((name, after)) = rest.split_once('}') else { break };
            let value = match name {
                "project.version" | "version" | "pom.version" => Some(self.version.clone()),
                "project.groupId" | "groupId" | "pom.groupId" => Some(self.group.clone()),
                "project.artifactId" => Some(self.name.clone()),
                "project.basedir" | "basedir" => Some(".".to_string()),
                _ => self.properties.get(name).cloned(),
            };
            let Some(value) = value else { break };
            text = format!("{before}{value}{after}");
        }
        text
    }
}

impl Repository {
    fn parent(&self, library: &Library, depth: usize) -> Option<Pom> {
        if depth > DEEPEST { None } else { Pom::read_at(&self.pom_file(library)?, self, depth).ok() }
    }
}

fn child<'a, 'input>(node: Node<'a, 'input>, name: &str) -> Option<Node<'a, 'input>> {
    node.children().find(|child| child.is_element() && child.tag_name().name() == name)
}

/// The elements below the child of this name.
fn children<'a, 'input: 'a>(node: Node<'a, 'input>, name: &str) -> impl Iterator<Item = Node<'a, 'input>> {
    let parent = child(node, name);
    parent.into_iter().flat_map(|parent| parent.children()).filter(Node::is_element)
}

fn text(node: Node<'_, '_>) -> String {
    node.text().unwrap_or_default().trim().to_string()
}

fn text_of(node: Node<'_, '_>, name: &str) -> String {
    child(node, name).map(text).unwrap_or_default()
}

fn need(node: Node<'_, '_>) -> Need {
    Need {
        group: text_of(node, "groupId"),
        name: text_of(node, "artifactId"),
        version: child(node, "version").map(text),
        scope: text_of(node, "scope"),
        optional: text_of(node, "optional") == "true",
        kind: text_of(node, "type"),
        exclusions: children(node, "exclusions")
            .map(|one| (text_of(one, "groupId"), text_of(one, "artifactId")))
            .collect(),
    }
}

/// What a project of Maven has: of itself and of its modules.
pub(super) struct Maven {
    pub(super) folders: Vec<(PathBuf, Pom)>,
}

impl Maven {
    /// Reads the `pom.xml` of a folder, and those of its modules.
    pub(super) fn read(folder: &Path, repository: &Repository) -> Result<Maven> {
        let mut folders: Vec<(PathBuf, Pom)> = Vec::new();
        let mut pending = vec![folder.to_path_buf()];
        while let Some(folder) = pending.pop() {
            if folders.len() > 200 || folders.iter().any(|(known, _)| *known == folder) {
                continue;
            }
            let pom = Pom::read(&folder.join("pom.xml"), repository)?;
            let modules = pom.modules.iter().filter(|name| !name.contains("..") && !name.starts_with('/'));
            pending.extend(
                modules.map(|name| folder.join(name)).filter(|folder| folder.join("pom.xml").is_file()),
            );
            folders.push((folder, pom));
        }
        Ok(Maven { folders })
    }

    /// Whether a library is one of the modules.
    pub(super) fn is_own(&self, need: &Need) -> bool {
        self.folders.iter().any(|(_, pom)| pom.group == need.group && pom.name == need.name)
    }
}
