//! Whether a program uses the Habanero API, and which library it was written for: what its sources and classes mention, and
//! what lies on its class path.

use super::{class_location, contents, files_with, has_extension};
use crate::cli::{DialectChoice, JavaArguments};
use anyhow::{Context, Result, bail};
use machine::Dialect;
use memchr::memmem;
use std::fs;
use std::path::{Path, PathBuf};

/// Classes of a jar that are read to see whether it mentions the API, in bytes.
const LARGEST_JAR: u64 = 512 << 20;
/// The same of a class path.
const LARGEST_CLASS_PATH: u64 = 64 << 20;

/// What the files of a program mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Mentions {
    /// The API at all.
    api: bool,
    /// What HJlib and the libraries of BYU have.
    habanero: bool,
    /// What only the libraries of BYU have.
    byu: bool,
    /// PCDP.
    pcdp: bool,
}

/// What only the libraries of BYU have.
const BYU: [&str; 9] = [
    "hj.lang.",
    "hj/lang/",
    "hj.util.",
    "hj/util/",
    "hj.runtime.",
    "hj/runtime/",
    "permission.PermissionChecks",
    "permission/PermissionChecks",
    "permission.*",
];

impl Mentions {
    /// What some bytes mention: a class file, or lines of a source.
    fn add(&mut self, bytes: &[u8]) {
        let has = |mark: &str| memmem::find(bytes, mark.as_bytes()).is_some();
        self.habanero |= has("edu.rice.hj") || has("edu/rice/hj");
        self.pcdp |= has("edu.rice.pcdp") || has("edu/rice/pcdp");
        self.byu |= BYU.iter().any(|mark| has_package(bytes, mark));
    }

    /// What a file mentions. Of a source its imports tell the library; if none does, what else it says.
    fn add_file(&mut self, bytes: &[u8], is_source: bool) {
        if !crate::api::is_mentioned(bytes) {
            return;
        }
        self.api = true;
        let mut found = Mentions::default();
        if is_source {
            let imports = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
            imports
                .map(<[u8]>::trim_ascii_start)
                .filter(|line| line.starts_with(b"import"))
                .for_each(|line| found.add(line));
        }
        if found == Mentions::default() {
            found.add(bytes);
        }
        self.habanero |= found.habanero;
        self.pcdp |= found.pcdp;
        self.byu |= found.byu;
    }

    /// The library that a program is for which mentions this, if that tells.
    fn dialect(self) -> Option<Dialect> {
        match self {
            Mentions { byu: true, .. } => Some(Dialect::Byu),
            Mentions { pcdp: true, habanero: false, .. } => Some(Dialect::Pcdp),
            Mentions { habanero, .. } => habanero.then_some(Dialect::Rice),
        }
    }
}

/// Whether a package is mentioned that is not the end of another's name.
fn has_package(bytes: &[u8], mark: &str) -> bool {
    // In a class file anything may stand in front of a name.
    let is_class = mark.contains('/');
    let continues = |byte: u8| match byte {
        b'/' => true,
        b'.' | b'_' | b'$' => !is_class,
        other => !is_class && other.is_ascii_alphanumeric(),
    };
    memmem::find_iter(bytes, mark.as_bytes()).any(|at| at == 0 || !continues(bytes[at - 1]))
}

/// What is known of a program's use of the API.
pub(super) struct Use {
    /// It may use it.
    pub(super) api: bool,
    /// The library that it is for, if it names one.
    pub(super) dialect: Option<Dialect>,
}

/// Whether a program uses the API, and the library that it is for: the one that was asked for, the first on its class path, or
/// what its files mention. Sources of it may also lie below `roots`, classes on its class path.
pub(super) fn of(arguments: &JavaArguments, roots: &[PathBuf], class_path: &[PathBuf]) -> Result<Use> {
    let input = &arguments.input;
    let mut mentions = of_input(input)?;
    let sources = match input.is_dir() {
        true if arguments.source_path.is_some() => files_with(input, "java")?,
        true => Vec::new(),
        false => Some(input.clone()).filter(|input| has_extension(input, "java")).into_iter().collect(),
    };
    if !sources.is_empty() {
        match crate::javac::further_sources(&sources, roots) {
            Some(sources) => {
                for file in sources {
                    mentions.add_file(&contents(&file)?, true);
                }
            }
            // There are too many to tell.
            None => mentions.api = true,
        }
    }
    if !mentions.api {
        of_class_path(&mut mentions, class_path);
    }
    let elements = [std::slice::from_ref(input), class_path].concat();
    let dialect = chosen(arguments.dialect.map(DialectChoice::dialect), &elements, mentions);
    Ok(Use { api: mentions.api, dialect })
}

/// What the input, or a source or class below it, mentions.
fn of_input(input: &Path) -> Result<Mentions> {
    let mut mentions = Mentions::default();
    let mut files = vec![input.to_path_buf()];
    if input.is_dir() {
        files = files_with(input, "java")?;
        files.extend(files_with(input, "class")?);
    } else if has_extension(input, "class") {
        let all = files_with(&class_location(input)?.0, "class")?;
        // The class itself need not mention what those that it uses do; those inside it belong to it.
        for file in all.iter().filter(|file| is_inside(input, file)) {
            mentions.add_file(&contents(file)?, false);
        }
        if mentions.api {
            return Ok(mentions);
        }
        files.extend(all);
    }
    for file in files {
        if has_extension(&file, "jar") {
            let mut left = LARGEST_JAR;
            of_jar(&file, &mut mentions, &mut left)?;
        } else {
            mentions.add_file(&contents(&file)?, has_extension(&file, "java"));
        }
    }
    Ok(mentions)
}

/// Whether a class file is that of a class, or of one inside it.
fn is_inside(class: &Path, file: &Path) -> bool {
    let stem =
        |file: &Path| file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let name = stem(file);
    name.split('$').next() == stem(class).split('$').next()
}

/// What classes on the class path mention. What cannot be read is told where it is used; a class that is not looked at and uses
/// the API is told when it is reached.
fn of_class_path(mentions: &mut Mentions, class_path: &[PathBuf]) {
    let mut left = LARGEST_CLASS_PATH;
    for element in class_path {
        if !element.is_dir() {
            let _ = of_jar(element, mentions, &mut left);
            continue;
        }
        for file in files_with(element, "class").unwrap_or_default() {
            let size = fs::metadata(&file).map_or(0, |meta| meta.len());
            if size <= left {
                left -= size;
                mentions.add_file(&contents(&file).unwrap_or_default(), false);
            }
        }
    }
}

/// What the classes of a jar mention, so many bytes of them.
fn of_jar(file: &Path, mentions: &mut Mentions, left: &mut u64) -> Result<()> {
    let mut archive = zip::ZipArchive::new(fs::File::open(file)?)
        .with_context(|| format!("{} is not a jar", file.display()))?;
    let names = archive.file_names().filter_map(Result::ok).map(|name| name.to_string());
    let names: Vec<String> = names.filter(|name| name.ends_with(".class")).collect();
    for name in names {
        let bytes = program::classpath::read_entry(&mut archive, &name)
            .with_context(|| format!("{}: {name}", file.display()))?
            .unwrap_or_default();
        let Some(rest) = left.checked_sub(bytes.len() as u64) else {
            bail!("the classes of {} are larger than {} MiB", file.display(), LARGEST_JAR >> 20);
        };
        *left = rest;
        mentions.add_file(&bytes, false);
    }
    Ok(())
}

/// The library that lies in a folder or a jar, if there is one.
fn library_in(element: &Path) -> Option<Dialect> {
    // What only one of them has, those of BYU first: what theirs is built on are classes of Rice's names too.
    const TELLING: [(&str, Dialect); 4] = [
        ("hj/lang/Runtime.class", Dialect::Byu),
        ("hj/runtime/wsh/Activity.class", Dialect::Byu),
        ("edu/rice/hj/Module1.class", Dialect::Rice),
        ("edu/rice/pcdp/PCDP.class", Dialect::Pcdp),
    ];
    if element.is_dir() {
        return TELLING.iter().find(|(name, _)| element.join(name).is_file()).map(|(_, dialect)| *dialect);
    }
    let archive = zip::ZipArchive::new(fs::File::open(element).ok()?).ok()?;
    TELLING.iter().find(|(name, _)| archive.index_for_name(name).is_some()).map(|(_, dialect)| *dialect)
}

/// The library that a program is for.
fn chosen(asked: Option<Dialect>, class_path: &[PathBuf], mentions: Mentions) -> Option<Dialect> {
    let library = || class_path.iter().find_map(|element| library_in(element));
    let told = || asked.or_else(library).or_else(|| mentions.dialect());
    if mentions.api { told() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dialect(source: &str) -> Option<Dialect> {
        let mut mentions = Mentions::default();
        mentions.add_file(source.as_bytes(), true);
        chosen(None, &[], mentions)
    }

    #[test]
    fn imports_tell_the_library() {
        assert_eq!(dialect("import java.util.List;"), None);
        assert_eq!(dialect("import static edu.rice.hj.Module1.*;"), Some(Dialect::Rice));
        assert_eq!(dialect("import edu.rice.hj.runtime.util.MultipleExceptions;"), Some(Dialect::Rice));
        assert_eq!(dialect("import static edu.rice.pcdp.PCDP.async;"), Some(Dialect::Pcdp));
        assert_eq!(dialect("// unlike edu.rice.pcdp\n  import edu.rice.hj.api.*;"), Some(Dialect::Rice));
        assert_eq!(dialect("class A { edu.rice.pcdp.Actor a; }"), Some(Dialect::Pcdp));
        let byu = [
            "import hj.lang.Future;",
            "import hj.runtime.wsh.Activity;",
            "import static permission.PermissionChecks.*;",
        ];
        for line in byu {
            assert_eq!(
                dialect(&format!("import edu.rice.hj.Module1;\n{line}")),
                Some(Dialect::Byu),
                "{line}"
            );
        }
        assert_eq!(
            dialect("import edu.rice.pcdp.PCDP; // permission.\nimport edu.rice.hj.Module1;"),
            Some(Dialect::Rice)
        );
    }

    #[test]
    fn other_packages_tell_nothing() {
        assert_eq!(dialect("// with permission.\nclass A { }"), None);
        assert_eq!(dialect("import com.shop.permission.*;\nclass A { }"), None);
        assert_eq!(dialect("import a.hj.lang.B;\nimport edu.rice.hj.Module1;"), Some(Dialect::Rice));
    }

    #[test]
    fn what_is_asked_for_comes_first() {
        let mut mentions = Mentions::default();
        mentions.add_file(b"import edu.rice.pcdp.PCDP;", true);
        assert_eq!(chosen(Some(Dialect::Byu), &[], mentions), Some(Dialect::Byu));
        assert_eq!(chosen(Some(Dialect::Byu), &[], Mentions::default()), None);
    }
}
