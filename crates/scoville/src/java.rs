//! From what the user named to a machine ready to run: the JDK, `javac`, the class path, the main class.

use crate::api::Api;
use crate::cli::JavaArguments;
use crate::javac::{Compilation, Until};
use crate::project::Project;
use anyhow::{Context, Result, bail};
use habanero::host::Machine;
use machine::{Config, Input};
use program::classfile::ClassFile;
use program::jdk::Jdk;
use program::jimage::Image;
use program::linked::access;
use program::{ClassPath, LoadError, Program};
use std::ffi::{OsStr, OsString};
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
    /// The main class, internal name.
    pub(crate) main: String,
    /// How long `javac` took, if there was anything to compile; nothing if the cache had it.
    pub(crate) javac: Option<Duration>,
    /// What is to be said of how it was found.
    pub(crate) note: Option<String>,
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
        let mut other = Prepared { main, ..self.clone() };
        other.class_path.push(folder.path().to_path_buf());
        other.compiled.push(Arc::clone(folder));
        other
    }
}

/// Classes of a jar that are read to see whether it mentions the API, in bytes.
const LARGEST_JAR: u64 = 512 << 20;

/// Finds and compiles what the user named, and its main class.
pub(crate) fn prepare(arguments: &JavaArguments, until: Until) -> Result<Prepared> {
    let (prepared, found) = find(arguments, until)?;
    let main = match (&arguments.main, found) {
        (Some(main), _) => main.replace('.', "/"),
        (None, Some(main)) => main,
        (None, None) => single_main(&prepared.class_path[0])?,
    };
    Ok(Prepared { main, ..prepared })
}

/// Finds and compiles what the user named; also the main class that the input names, which is not looked for yet.
pub(crate) fn find(arguments: &JavaArguments, until: Until) -> Result<(Prepared, Option<String>)> {
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
    let mentions = mentions_api(input)?;
    let api = if mentions { Some(crate::api::compiled(&jdk, until)?) } else { None };
    let extension = input.extension().and_then(OsStr::to_str).unwrap_or("");
    let mut named = elements(arguments);
    let mut note = None;
    let job = Job { jdk: &jdk, api: api.as_ref(), cached: !arguments.no_cache, until };
    let found = if meta.is_dir() {
        let project = Project::of(input)?;
        if let Some(project) = &project {
            named.extend(project.class_path.iter().cloned());
        }
        let sources = sources_of(input, project.as_ref(), arguments)?;
        if sources.is_empty() {
            class_path.extend(classes_of(input, project.as_ref(), arguments));
        } else {
            let roots = if project.is_some() { Vec::new() } else { vec![input.clone()] };
            match job.compile(&sources, &[roots, given_sources(arguments)].concat(), &named) {
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
                let roots = [vec![source_root(input)?], given_sources(arguments)].concat();
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
    Ok((Prepared { jdk, class_path, api, main: String::new(), javac, note, compiled }, found))
}

/// The sources of a folder: those of the project, or all.
fn sources_of(input: &Path, project: Option<&Project>, arguments: &JavaArguments) -> Result<Vec<PathBuf>> {
    let Some(project) = project else { return files_with(input, "java") };
    let mut folders = project.sources.clone();
    if arguments.with_tests {
        folders.extend(project.tests.clone());
    }
    if folders.is_empty() && project.classes.is_empty() {
        folders.push(input.to_path_buf());
    }
    let mut sources = Vec::new();
    for folder in folders {
        if !folder.is_dir() {
            bail!(
                "{}: the source folder {} does not exist",
                input.join(&project.by).display(),
                folder.display()
            );
        }
        sources.extend(files_with(&folder, "java")?);
    }
    // A module of its own is no matter of class paths.
    sources.retain(|file| file.file_name() != Some(OsStr::new("module-info.java")));
    Ok(sources)
}

/// The classes of a folder without sources.
fn classes_of(input: &Path, project: Option<&Project>, arguments: &JavaArguments) -> Vec<PathBuf> {
    match project {
        Some(project) if !project.classes.is_empty() => {
            let tests = if arguments.with_tests { project.test_classes.clone() } else { Vec::new() };
            [tests, project.classes.clone()].concat()
        }
        _ => vec![input.to_path_buf()],
    }
}

/// What stands in for sources that `javac` alone cannot compile, because the build writes some of them, say: the classes
/// of the build, if they are newer than all sources.
fn instead(
    error: anyhow::Error,
    project: Option<&Project>,
    arguments: &JavaArguments,
) -> Result<Vec<PathBuf>> {
    let Some(project) = project.filter(|_| !error.is::<crate::javac::Ended>()) else { return Err(error) };
    if project.is_compiled(arguments.with_tests) {
        return Ok(classes_of(Path::new("."), Some(project), arguments));
    }
    Err(match project.advice() {
        Some(advice) => anyhow::anyhow!("{error:#}\n{advice}"),
        None => error,
    })
}

/// The folders of `--source-path`.
fn given_sources(arguments: &JavaArguments) -> Vec<PathBuf> {
    if arguments.source_path.is_some() { arguments.source_folders() } else { Vec::new() }
}

/// The main classes of an input.
pub(crate) enum Mains {
    /// One, or none: what is wrong is told when it is checked.
    One,
    /// Several, none of which goes before the others.
    Several(Vec<String>),
}

/// The main classes of a folder.
pub(crate) fn main_classes(arguments: &JavaArguments, until: Until) -> Result<Mains> {
    let (prepared, found) = find(arguments, until)?;
    if found.is_some() {
        return Ok(Mains::One);
    }
    let names = mains_below(&prepared.class_path[0])?;
    if names.len() < 2 || names.iter().any(|name| name == "Main") {
        return Ok(Mains::One);
    }
    Ok(Mains::Several(names.iter().map(|name| name.replace('/', ".")).collect()))
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
        java_home: prepared.jdk.home.display().to_string(),
        readable: arguments.allow_read.clone(),
        class_path: names.join(":"),
        directory: std::env::current_dir().map_or_else(|_| "/".into(), |dir| dir.display().to_string()),
        input: input.clone(),
        library_as_is: arguments.library_as_is,
        ..Config::default()
    };
    Ok(Machine::new(program, config))
}

/// Makes sure that there is something to run, before anything runs.
fn check_main(program: &mut Program, prepared: &Prepared) -> Result<()> {
    let name = prepared.main.replace('/', ".");
    let class = match program.load(&prepared.main) {
        Ok(class) => class,
        Err(LoadError::NotFound(missing)) if missing == prepared.main => {
            let places: Vec<String> =
                prepared.class_path.iter().map(|path| path.display().to_string()).collect();
            let others = same_short_name(prepared, &name);
            if !others.is_empty() {
                bail!(
                    "there is no class {name} outside of packages: give it with its package, --main {}",
                    others.join(" or --main ")
                );
            }
            bail!("class {name} was not found in {}", places.join(":"));
        }
        Err(error) => bail!("class {name} cannot be loaded: {error}"),
    };
    let with = program.find_method(class, "main", "([Ljava/lang/String;)V");
    let without = program.find_method(class, "main", "()V");
    let usable = match prepared.jdk.version {
        // From 25 on it need not be static, nor take arguments.
        25.. => with.or(without).is_some(),
        _ => with.is_some_and(|main| program.method(main).has(access::STATIC)),
    };
    if !usable {
        bail!("class {name} has no method `public static void main(String[])`");
    }
    Ok(())
}

/// Classes in packages whose short name is this.
fn same_short_name(prepared: &Prepared, name: &str) -> Vec<String> {
    if name.contains('.') {
        return Vec::new();
    }
    let file = OsString::from(format!("{name}.class"));
    let folders = prepared.class_path.iter().filter(|path| path.is_dir());
    let below = |folder: &PathBuf| -> Vec<String> {
        let files = program::classpath::files_below(folder).unwrap_or_default();
        let places = files.iter().filter(|path| path.file_name() == Some(&file));
        let names = places.filter_map(|path| Some(path.strip_prefix(folder).ok()?.with_extension("")));
        names.map(|name| name.display().to_string().replace('/', ".")).collect()
    };
    let mut found: Vec<String> = folders.flat_map(below).collect();
    found.sort();
    found.dedup();
    found
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
    found.retain(|path| path.extension() == Some(OsStr::new(extension)));
    Ok(found)
}

/// The contents of a file that is one: no device, no pipe.
fn contents(file: &Path) -> Result<Vec<u8>> {
    program::classpath::read_file(file).with_context(|| format!("cannot read {}", file.display()))
}

fn source_text(file: &Path) -> Result<String> {
    String::from_utf8(contents(file)?).with_context(|| format!("{} is not a text in UTF-8", file.display()))
}

/// The package that a source file declares.
fn package_of(source: &str) -> Option<String> {
    source.lines().find_map(|line| {
        let rest = line.trim().strip_prefix("package ")?;
        Some(rest.split(';').next()?.trim().to_string())
    })
}

/// The folder that a source file's package starts from.
fn source_root(file: &Path) -> Result<PathBuf> {
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

/// Whether the input, or a source or class below it, mentions the Habanero API.
fn mentions_api(input: &Path) -> Result<bool> {
    let mut files = vec![input.to_path_buf()];
    if input.is_dir() {
        files = files_with(input, "java")?;
        files.extend(files_with(input, "class")?);
    } else if input.extension() == Some(OsStr::new("class")) {
        if crate::api::is_mentioned(&contents(input)?) {
            return Ok(true);
        }
        // The class itself need not mention what those that it uses do.
        files.extend(files_with(&class_location(input)?.0, "class")?);
    }
    for file in files {
        if file.extension() == Some(OsStr::new("jar")) {
            let mut archive = zip::ZipArchive::new(fs::File::open(&file)?)
                .with_context(|| format!("{} is not a jar", file.display()))?;
            let names = archive.file_names().filter_map(Result::ok).map(|name| name.to_string());
            let names: Vec<String> = names.filter(|name| name.ends_with(".class")).collect();
            let mut read = 0;
            for name in names {
                let bytes = program::classpath::read_entry(&mut archive, &name)
                    .with_context(|| format!("{}: {name}", file.display()))?
                    .unwrap_or_default();
                read += bytes.len() as u64;
                if read > LARGEST_JAR {
                    bail!("the classes of {} are larger than {} MiB", file.display(), LARGEST_JAR >> 20);
                }
                if crate::api::is_mentioned(&bytes) {
                    return Ok(true);
                }
            }
        } else if crate::api::is_mentioned(&contents(&file)?) {
            return Ok(true);
        }
    }
    Ok(false)
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
        let took = compilation.run("the program", self.until)?;
        Ok((target, took))
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

/// The main class of a source file: the one named as the file.
fn main_in_source(file: &Path) -> Result<Option<String>> {
    let source = source_text(file)?;
    let Some(stem) = file.file_stem().and_then(OsStr::to_str) else { return Ok(None) };
    Ok(Some(match package_of(&source) {
        Some(package) => format!("{}/{stem}", package.replace('.', "/")),
        None => stem.to_string(),
    }))
}

/// The folder that a class file's package starts from, and the class's name.
fn class_location(file: &Path) -> Result<(PathBuf, String)> {
    let class = ClassFile::parse(contents(file)?.into()).with_context(|| format!("{}", file.display()))?;
    let name = class.class_name(class.this_class).with_context(|| format!("{}", file.display()))?;
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

/// `Main-Class` of a jar's manifest.
fn main_of_jar(jar: &Path) -> Result<Option<String>> {
    let file = fs::File::open(jar).map_err(|error| missing(jar, &error))?;
    let mut archive =
        zip::ZipArchive::new(file).with_context(|| format!("{} is not a jar", jar.display()))?;
    let manifest = program::classpath::read_entry(&mut archive, "META-INF/MANIFEST.MF")
        .with_context(|| format!("{}", jar.display()))?;
    let manifest =
        String::from_utf8_lossy(&manifest.unwrap_or_default()).replace("\r\n ", "").replace("\n ", "");
    let main = manifest.lines().find_map(|line| line.strip_prefix("Main-Class:"));
    Ok(main.map(|main| main.trim().replace('.', "/")))
}

/// The classes with a main method below a folder, by their internal names.
fn mains_below(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for file in files_with(folder, "class")? {
        let class =
            ClassFile::parse(contents(&file)?.into()).with_context(|| format!("{}", file.display()))?;
        let is_main = class.methods.iter().any(|method| {
            method.access & access::STATIC != 0
                && class.utf8(method.name).is_ok_and(|name| name == "main")
                && class.utf8(method.descriptor).is_ok_and(|text| text == "([Ljava/lang/String;)V")
        });
        if is_main {
            found.push(class.class_name(class.this_class)?);
        }
    }
    Ok(found)
}

/// The only class with a main method in a folder.
fn single_main(folder: &Path) -> Result<String> {
    if !folder.is_dir() {
        bail!("{} names no main class: give one with --main", folder.display());
    }
    match mains_below(folder)?.as_slice() {
        [only] => Ok(only.clone()),
        [] => match files_with(folder, "class")?.len() {
            0 => bail!("{} has neither .java nor .class files", folder.display()),
            1 => bail!("the only class has no main method: there is nothing to run"),
            classes => bail!("none of the {classes} classes has a main method: there is nothing to run"),
        },
        several if several.iter().any(|name| name == "Main") => Ok("Main".to_string()),
        several => bail!(
            "several classes have a main method: choose with --main ({})",
            several.join(", ").replace('/', ".")
        ),
    }
}
