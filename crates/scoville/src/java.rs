//! From what the user named to a machine ready to run: the JDK, `javac`, the class path, the main class.

mod dialect;
mod folders;
mod header;
mod mains;

pub(crate) use header::{has_main, package_of};
pub(crate) use mains::{Mains, main_classes};

use crate::api::Api;
use crate::cli::JavaArguments;
use crate::javac::{Compilation, Until};
use crate::project::Project;
use anyhow::{Context, Result, bail};
use folders::{classes_of, given_sources, instead, sources_of};
use habanero::host::Machine;
use machine::{Config, Dialect, Input};
use mains::{check_main, main_in_source, main_of_jar, other_mains, single_main};
use program::classfile::ClassFile;
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use std::ffi::OsStr;
use std::fs;
use std::io::{ErrorKind, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// A Java program that has been found and compiled.
#[derive(Clone)]
pub(crate) struct Prepared {
    /// The JDK in use.
    pub(crate) jdk: Jdk,
    /// Folders and jars of the program.
    pub(crate) class_path: Vec<PathBuf>,
    /// The compiled Habanero API, if the program mentions it.
    pub(crate) api: Option<Arc<Api>>,
    /// The library of Habanero that it is for, if it mentions one.
    pub(crate) dialect: Option<Dialect>,
    /// The main class, internal name.
    pub(crate) main: String,
    /// How long `javac` took, if there was anything to compile; nothing if the cache had it.
    pub(crate) javac: Option<Duration>,
    /// What is to be said of how it was found.
    pub(crate) note: Option<String>,
    /// Whether the main class only runs a test of the program, which is not to end the program.
    pub(crate) runs_test: bool,
    /// Where compiled classes are; removed at the end.
    compiled: Vec<Arc<TempDir>>,
}

impl Prepared {
    /// The folders and jars with the classes that the program can use, for a compiler.
    pub(crate) fn folders(&self) -> Vec<PathBuf> {
        let api = self.api.iter().map(|api| api.folder().to_path_buf());
        api.chain(self.class_path.iter().cloned()).collect()
    }

    /// The same program with another main class, which lies in a folder of its own.
    pub(crate) fn with_main(&self, main: String, folder: &Arc<TempDir>) -> Prepared {
        let mut other = Prepared { main, runs_test: true, ..self.clone() };
        other.class_path.push(folder.path().to_path_buf());
        other.compiled.push(Arc::clone(folder));
        other
    }
}

/// Finds and compiles what the user named, and its main class.
pub(crate) fn prepare(arguments: &JavaArguments, until: Until) -> Result<Prepared> {
    find(arguments, until)?.prepared(arguments)
}

/// A Java program that has been found and compiled, whose main class has not been looked for.
pub(crate) struct Found {
    prepared: Prepared,
    /// The main class that the input names.
    main: Option<String>,
}

impl Found {
    /// The same with its main class.
    pub(crate) fn prepared(self, arguments: &JavaArguments) -> Result<Prepared> {
        let version = self.prepared.jdk.version;
        let main = match (&arguments.main, self.main) {
            (Some(main), _) => main.replace('.', "/"),
            (None, Some(main)) => main,
            (None, None) => single_main(&self.prepared.class_path[0], version)?,
        };
        let (input, folder) = (&arguments.input, &self.prepared.class_path[0]);
        let is_source = input.is_file() && has_extension(input, "java");
        if is_source && arguments.main.is_none() && !folder.join(format!("{main}.class")).is_file() {
            return Err(other_mains(input, &main, folder, version));
        }
        let class_path = [arguments.first.clone(), self.prepared.class_path].concat();
        Ok(Prepared { main, class_path, ..self.prepared })
    }

    /// The same without one.
    pub(crate) fn without_main(self) -> Prepared {
        self.prepared
    }
}

/// Finds and compiles what the user named.
pub(crate) fn find(arguments: &JavaArguments, until: Until) -> Result<Found> {
    let jdk = Jdk::find(arguments.jdk.as_deref(), arguments.jdk_unchecked)?;
    let input = &arguments.input;
    let meta = fs::metadata(input).map_err(|error| missing(input, &error))?;
    if !meta.is_dir() && !meta.is_file() {
        bail!("{} is neither a file nor a folder", input.display());
    }
    for folder in &arguments.allow_read {
        if !folder.is_dir() {
            bail!("--allow-read {}: there is no such folder", folder.display());
        }
    }
    let mut class_path = Vec::new();
    let (mut compiled, mut javac) = (None, None);
    let extension = input.extension().and_then(OsStr::to_str).unwrap_or("");
    let mut named = [arguments.first.clone(), elements(arguments)].concat();
    let project = if meta.is_dir() { Project::of(input)? } else { None };
    if let Some(project) = &project {
        named.extend(project.class_path.iter().cloned());
    }
    let roots = source_roots(arguments, project.is_some())?;
    let dialect::Use { api: mentions, dialect } = dialect::of(arguments, &roots, &named)?;
    let api = if mentions { Some(crate::api::compiled(&jdk, until)?) } else { None };
    let mut note = None;
    let job = Job { jdk: &jdk, api: api.as_ref(), cached: !arguments.no_cache, until };
    let found = if meta.is_dir() {
        let sources = sources_of(input, project.as_ref(), arguments)?;
        if sources.is_empty() {
            class_path.extend(classes_of(input, project.as_ref(), arguments));
        } else {
            match job.compile(&sources, &roots, &named) {
                Ok((target, took)) => {
                    javac = Some(took);
                    class_path.push(target.path().to_path_buf());
                    compiled = Some(target);
                    match &project {
                        Some(project) => class_path.extend(project.resources(arguments.with_tests)),
                        None => class_path.push(input.clone()),
                    }
                }
                Err(error) => {
                    let classes = instead(error, project.as_ref(), arguments)?;
                    note = Some(format!(
                        "javac alone cannot compile the sources: the classes of the build, in {}, are checked",
                        classes.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
                    ));
                    class_path.extend(classes);
                }
            }
        }
        project.and_then(|project| project.main).map(|main| main.replace('.', "/"))
    } else {
        match extension {
            "java" => {
                let sources = std::slice::from_ref(input);
                let (target, took) = job.compile(sources, &roots, &named)?;
                javac = Some(took);
                class_path.push(target.path().to_path_buf());
                compiled = Some(target);
                main_in_source(input)?
            }
            "class" => {
                let (root, name) = class_location(input)?;
                class_path.push(root);
                Some(name)
            }
            "jar" => {
                class_path.push(input.clone());
                main_of_jar(input)?
            }
            _ => bail!("{}: not a .java file, a .class file, a folder or a .jar", input.display()),
        }
    };
    class_path.extend(named);
    let compiled = compiled.into_iter().map(Arc::new).collect();
    let javac = match &api {
        Some(api) if !api.javac.is_zero() => Some(javac.unwrap_or_default() + api.javac),
        _ => javac,
    };
    let api = api.map(Arc::new);
    let prepared = Prepared {
        jdk,
        class_path,
        api,
        dialect,
        main: String::new(),
        javac,
        note,
        runs_test: false,
        compiled,
    };
    Ok(Found { prepared, main: found })
}

/// Where `javac` looks for further sources.
fn source_roots(arguments: &JavaArguments, is_project: bool) -> Result<Vec<PathBuf>> {
    let input = &arguments.input;
    let own = match has_extension(input, "java") && input.is_file() {
        true => Some(source_root(input)?),
        false => (input.is_dir() && !is_project).then(|| input.clone()),
    };
    Ok(own.into_iter().chain(given_sources(arguments)).collect())
}

/// Whether the name of a file ends so.
pub(crate) fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension() == Some(OsStr::new(extension))
}

/// The folders and jars that the user named; `folder/*` stands for the jars in the folder.
fn elements(arguments: &JavaArguments) -> Vec<PathBuf> {
    let parts = arguments.class_path.iter().flat_map(|path| path.split(':'));
    parts.filter(|part| !part.is_empty()).flat_map(|part| crate::project::expanded(Path::new(part))).collect()
}

/// The program's classes, with a main method among them.
pub(crate) fn program(prepared: &Prepared) -> Result<Program> {
    let mut program = Program::new(class_path(prepared)?);
    check_main(&mut program, prepared)?;
    Ok(program)
}

/// Where the program's classes are.
pub(crate) fn class_path(prepared: &Prepared) -> Result<ClassPath> {
    let modules = prepared.jdk.home.join("lib/modules");
    let image =
        Image::open(&modules).with_context(|| format!("{} is not the image of a JDK", modules.display()))?;
    let mut path = ClassPath::new(image);
    if let Some(api) = &prepared.api {
        let folder = api.folder();
        path.add_api(folder).with_context(|| format!("the Habanero API in {}", folder.display()))?;
    }
    for element in &prepared.class_path {
        match path.add(element) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                bail!("the class path names {}, which does not exist", element.display())
            }
            added => added.with_context(|| format!("{} is neither a folder nor a jar", element.display()))?,
        }
    }
    Ok(path)
}

/// A booted machine with the program's `main` on its stack.
pub(crate) fn machine(prepared: &Prepared, arguments: &JavaArguments, input: &Input) -> Result<Machine> {
    let program = program(prepared)?;
    let names: Vec<String> = prepared.class_path.iter().map(|p| p.display().to_string()).collect();
    let config = Config {
        assertions: !arguments.disable_assertions,
        jdk_version: prepared.jdk.version,
        dialect: prepared.dialect,
        java_home: prepared.jdk.home.display().to_string(),
        readable: arguments.allow_read.clone(),
        class_path: names.join(":"),
        directory: std::env::current_dir().map_or_else(|_| "/".into(), |dir| dir.display().to_string()),
        input: input.clone(),
        library_as_is: arguments.library_as_is,
        exit_is_wrong: prepared.runs_test,
        compiled_after: arguments.compiled_after.0,
        ..Config::default()
    };
    Ok(Machine::new(program, config))
}

/// Says what is wrong with a file that cannot be looked at.
fn missing(file: &Path, error: &std::io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::NotFound => anyhow::anyhow!("{} does not exist", file.display()),
        ErrorKind::PermissionDenied => anyhow::anyhow!("{} may not be read", file.display()),
        _ => anyhow::anyhow!("{}: {error}", file.display()),
    }
}

/// Standard input, unless it is a terminal: read when the program asks for it.
pub(crate) fn standard_input() -> Input {
    Input::new(|| {
        let mut bytes = Vec::new();
        let mut stdin = std::io::stdin();
        if !stdin.is_terminal() {
            // What comes before an error is there.
            let _ = stdin.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn files_with(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = program::classpath::files_below(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?;
    found.retain(|path| has_extension(path, extension));
    Ok(found)
}

/// The contents of a file that is one: no device, no pipe.
fn contents(file: &Path) -> Result<Vec<u8>> {
    program::classpath::read_file(file).with_context(|| format!("cannot read {}", file.display()))
}

fn source_text(file: &Path) -> Result<String> {
    String::from_utf8(contents(file)?).with_context(|| format!("{} is not a text in UTF-8", file.display()))
}

/// The folder that a source file's package starts from.
pub(crate) fn source_root(file: &Path) -> Result<PathBuf> {
    let source = source_text(file)?;
    let parent = file.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut root = parent.to_path_buf();
    for _ in package_of(&source).iter().flat_map(|package| package.split('.')) {
        root = match root.parent() {
            Some(up) if !up.as_os_str().is_empty() => up.to_path_buf(),
            _ => PathBuf::from("."),
        };
    }
    Ok(root)
}

/// What all compilations of a program have in common.
struct Job<'a> {
    jdk: &'a Jdk,
    api: Option<&'a Api>,
    cached: bool,
    until: Until,
}

impl Job<'_> {
    /// Compiles sources; also how long `javac` took.
    fn compile(
        &self,
        sources: &[PathBuf],
        source_path: &[PathBuf],
        class_path: &[PathBuf],
    ) -> Result<(TempDir, Duration)> {
        let jdk = self.jdk;
        let Some(javac) = jdk.javac() else {
            bail!(
                "{} has no javac: install a full JDK (on Debian: apt-get install openjdk-{}-jdk-headless) or give compiled classes",
                jdk.home.display(),
                jdk.version
            );
        };
        let target = crate::javac::folder("scoville-")?;
        let own = self.api.iter().map(|api| api.folder().to_path_buf());
        let class_path: Vec<PathBuf> = own.chain(class_path.iter().cloned()).collect();
        let compilation = Compilation {
            javac: &javac,
            options: &["-g"],
            class_path: &class_path,
            shipped: usize::from(self.api.is_some()),
            source_path,
            sources,
            target: target.path(),
            cached: self.cached,
        };
        let took = compilation.run("the program", self.until).map_err(|error| self.with_advice(error))?;
        Ok((target, took))
    }
}

impl Job<'_> {
    /// Says where the API came from, if something that was not found may be of it.
    fn with_advice(&self, error: anyhow::Error) -> anyhow::Error {
        let text = format!("{error:#}");
        let lacks = text.contains("cannot find symbol") || text.contains("does not exist");
        if self.api.is_none() || !lacks || error.is::<crate::javac::Ended>() {
            return error;
        }
        anyhow::anyhow!(
            "{text}\nthe Habanero API is the one that Scoville ships: what of edu.rice, hj and permission was not found is not in \
             it (docs/habanero.md#what-is-not-there); leave it out, or give -cp a folder with a class of that name"
        )
    }
}

/// Compiles the sources that lie in some folders, for a benchmark.
pub(crate) fn compile_folders(jdk: &Jdk, folders: &[PathBuf], class_path: Option<&Path>) -> Result<TempDir> {
    let Some(javac) = jdk.javac() else { bail!("{} has no javac", jdk.home.display()) };
    let target = TempDir::with_prefix("scoville-bench-")?;
    let mut sources = Vec::new();
    for folder in folders {
        sources.extend(files_with(folder, "java")?);
    }
    let class_path: Vec<PathBuf> = class_path.iter().map(|path| path.to_path_buf()).collect();
    let compilation = Compilation {
        javac: &javac,
        options: &["-g"],
        class_path: &class_path,
        shipped: 0,
        source_path: &[],
        sources: &sources,
        target: target.path(),
        cached: false,
    };
    compilation.run("the programs", Until::default())?;
    Ok(target)
}

/// The name of the class that a file holds.
pub(crate) fn class_name(file: &Path) -> Result<String> {
    let class = ClassFile::parse(contents(file)?.into()).with_context(|| format!("{}", file.display()))?;
    class.class_name(class.this_class).with_context(|| format!("{}", file.display()))
}

/// The folder that a class file's package starts from, and the class's name.
fn class_location(file: &Path) -> Result<(PathBuf, String)> {
    let name = class_name(file)?;
    let place = fs::canonicalize(file).map_err(|error| missing(file, &error))?;
    if !place.ends_with(format!("{name}.class")) {
        bail!(
            "{} holds the class {}, which is looked for in {name}.class",
            file.display(),
            name.replace('/', ".")
        );
    }
    let mut root =
        file.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_path_buf();
    for _ in 0..name.matches('/').count() {
        root = match root.parent() {
            Some(up) if !up.as_os_str().is_empty() => up.to_path_buf(),
            _ => PathBuf::from("."),
        };
    }
    Ok((root, name))
}
