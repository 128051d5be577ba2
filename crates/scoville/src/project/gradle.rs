//! A Gradle build as far as it can be read without running it: literal dependencies, version catalogues, source folders.
//! What a build computes is not seen; `-cp` says it then.

use super::repository::Library;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What a `build.gradle` or `build.gradle.kts` says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Gradle {
    /// Libraries; the second is whether tests alone use them. The version is empty where a platform gives it.
    pub(super) libraries: Vec<(Library, bool)>,
    /// Platforms, which give versions.
    pub(super) platforms: Vec<Library>,
    /// Other projects of the build, by their paths.
    pub(super) projects: Vec<String>,
    /// Jars and folders of jars.
    pub(super) files: Vec<String>,
    /// Source folders that are named.
    pub(super) sources: Vec<String>,
    pub(super) main: Option<String>,
}

const CONFIGURATIONS: [&str; 9] = [
    "api",
    "implementation",
    "compileOnly",
    "compileOnlyApi",
    "runtimeOnly",
    "testImplementation",
    "testCompileOnly",
    "testRuntimeOnly",
    "compile",
];

/// The files of a build: of each project, then of all together.
pub(super) const FILES: [&str; 4] =
    ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"];

/// The build file of a folder.
pub(super) fn build_file(folder: &Path) -> Option<PathBuf> {
    FILES[..2].iter().map(|name| folder.join(name)).find(|file| file.is_file())
}

/// The folders of the projects that the settings of a build include.
pub(super) fn included(folder: &Path) -> Vec<PathBuf> {
    let text =
        FILES[2..].iter().find_map(|name| fs::read_to_string(folder.join(name)).ok()).unwrap_or_default();
    let mut found = Vec::new();
    let mut continues = false;
    for line in without_comments(&text).lines() {
        let line = line.trim();
        if continues || line.starts_with("include") && !line.starts_with("includeBuild") {
            for name in literals(line) {
                let inside = name.trim_start_matches(':').replace(':', "/");
                if !inside.contains("..") && !inside.starts_with('/') {
                    found.push(folder.join(inside));
                }
            }
            continues = line.ends_with(',') || line.ends_with('(');
        }
    }
    found.retain(|folder| folder.is_dir());
    found
}

impl Gradle {
    /// Reads the text of a build file.
    pub(super) fn parse(text: &str, catalogue: &Catalogue) -> Gradle {
        let mut gradle = Gradle::default();
        let text = without_comments(text);
        for line in text.lines().flat_map(statements) {
            let line = line.trim();
            let word: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
            if CONFIGURATIONS.contains(&word.as_str()) {
                gradle.dependency(line, word.starts_with("test"), catalogue);
            } else if line.contains("srcDir") {
                gradle.sources.extend(literals(line));
            } else if line.starts_with("mainClass") {
                gradle.main = literals(line).into_iter().next().or(gradle.main.take());
            }
        }
        gradle
    }

    fn dependency(&mut self, line: &str, tests: bool, catalogue: &Catalogue) {
        let texts = literals(line);
        if line.contains("project(") {
            return self.projects.extend(texts);
        }
        if line.contains("files(") || line.contains("fileTree(") {
            return self.files.extend(texts);
        }
        let mut found: Vec<Library> = texts.iter().filter_map(|text| library(text)).collect();
        if found.is_empty() && line.contains("group") && texts.len() >= 2 {
            // group: 'g', name: 'a', version: 'v'
            let version = texts.get(2).cloned().unwrap_or_default();
            found.push(Library { group: texts[0].clone(), name: texts[1].clone(), version });
        }
        if let Some((_, rest)) = line.split_once("libs.") {
            let name: String = rest
                .chars()
                .take_while(|letter| letter.is_alphanumeric() || matches!(letter, '.' | '_'))
                .collect();
            found.extend(catalogue.library(name.trim_end_matches(".get")));
        }
        if line.contains("platform(") || line.contains("enforcedPlatform(") {
            self.platforms.extend(found);
        } else {
            self.libraries.extend(found.into_iter().map(|library| (library, tests)));
        }
    }
}

/// The statements of a line: what stands between braces that are in no literal.
fn statements(line: &str) -> Vec<&str> {
    let mut quote = None;
    line.split(|letter: char| {
        match quote {
            None if matches!(letter, '"' | '\'') => quote = Some(letter),
            Some(open) if open == letter => quote = None,
            _ => {}
        }
        quote.is_none() && matches!(letter, '{' | '}' | ';')
    })
    .collect()
}

fn library(text: &str) -> Option<Library> {
    let mut parts = text.split('@').next()?.split(':').map(str::to_string);
    let (group, name) = (parts.next()?, parts.next()?);
    let is_name = |text: &str| !text.is_empty() && !text.contains([' ', '/', '\\', '$']);
    let version = parts.next().unwrap_or_default();
    (is_name(&group) && is_name(&name) && !version.contains('$')).then_some(Library { group, name, version })
}

/// `gradle/libs.versions.toml`
#[derive(Debug, Default)]
pub(super) struct Catalogue(BTreeMap<String, Library>);

impl Catalogue {
    /// That of a build.
    pub(super) fn of(folder: &Path) -> Catalogue {
        let text = fs::read_to_string(folder.join("gradle/libs.versions.toml")).unwrap_or_default();
        Catalogue::parse(&text)
    }

    fn parse(text: &str) -> Catalogue {
        let table: toml::Table = text.parse().unwrap_or_default();
        let at = |name: &str| table.get(name).and_then(toml::Value::as_table).cloned().unwrap_or_default();
        let versions = at("versions");
        let mut found = BTreeMap::new();
        for (key, value) in at("libraries") {
            let word = |name: &str| value.get(name).and_then(toml::Value::as_str).map(str::to_string);
            let module = value.as_str().map(str::to_string).or_else(|| word("module"));
            let module = module.or_else(|| Some(format!("{}:{}", word("group")?, word("name")?)));
            let Some(mut library) = module.and_then(|module| library(&module)) else { continue };
            let version = value.get("version");
            let by_name = version.and_then(|version| version.get("ref")).and_then(toml::Value::as_str);
            let by_name = by_name.and_then(|name| versions.get(name)).and_then(toml::Value::as_str);
            if let Some(version) = version.and_then(toml::Value::as_str).or(by_name) {
                library.version = version.to_string();
            }
            found.insert(dotted(&key), library);
        }
        Catalogue(found)
    }

    fn library(&self, name: &str) -> Option<Library> {
        self.0.get(&dotted(name)).cloned()
    }
}

fn dotted(name: &str) -> String {
    name.replace(['-', '_'], ".")
}

/// The texts in quotation marks of a line.
fn literals(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(start) = rest.find(['"', '\'']) {
        let mark = &rest[start..=start];
        let Some(length) = rest[start + 1..].find(mark) else { break };
        found.push(rest[start + 1..start + 1 + length].to_string());
        rest = &rest[start + length + 2..];
    }
    found
}

/// A build file without what is between comment marks.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("/*") {
        out.push_str(&rest[..start]);
        rest = rest[start..].split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    let lines = out.lines().map(|line| if line.trim_start().starts_with("//") { "" } else { line });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_both_languages_are_read() {
        let catalogue = Catalogue::parse(
            "[versions]\njunit = \"5.11.4\"\n[libraries]\njunit-jupiter = { module = \"org.junit.jupiter:junit-jupiter\", \
             version.ref = \"junit\" }\n",
        );
        let text = "dependencies {\n  implementation 'a.b:c:1.0'\n  // implementation 'not:this:1'\n  \
                    testImplementation(\"d:e:2.0\")\n  testImplementation(libs.junit.jupiter)\n  \
                    implementation(platform(\"f:g:3\"))\n  implementation project(':lib')\n  \
                    implementation group: 'h', name: 'i', version: '4'\n  implementation files('libs/x.jar')\n}\n\
                    application { \n mainClass = 'p.Main'\n}\n";
        let gradle = Gradle::parse(text, &catalogue);
        let names: Vec<String> =
            gradle.libraries.iter().map(|(library, tests)| format!("{library} {tests}")).collect();
        assert_eq!(
            names,
            ["a.b:c:1.0 false", "d:e:2.0 true", "org.junit.jupiter:junit-jupiter:5.11.4 true", "h:i:4 false"]
        );
        assert_eq!(gradle.platforms[0].to_string(), "f:g:3");
        assert_eq!((gradle.projects, gradle.files), (vec![":lib".into()], vec!["libs/x.jar".into()]));
        assert_eq!(gradle.main.as_deref(), Some("p.Main"));
    }
}
