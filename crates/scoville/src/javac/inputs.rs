//! Everything that a run of `javac` reads, as a key: two runs with one key give the same classes.
//!
//! Besides the sources that are named, `javac` looks below the source path. It only finds what is in a file of the
//! class's name in folders of the package's name, and names are written in the sources: so files count whose path is made
//! of words that occur in a source that counts. Where words may come from elsewhere (the class path, escapes), every
//! source below the source path counts. What cannot be told has no key, and is compiled each time.

use super::Compilation;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fs::{self, Metadata};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Folders with more below them have no key.
const MOST_ENTRIES: usize = 20_000;
/// More bytes are not read for a key.
const MOST_BYTES: u64 = 256 << 20;
/// Larger class files and jars are told by what the file system says of them, not by their contents.
const LARGE: u64 = 8 << 20;
/// What the file system says of a file is believed when the file is older than this: two changes in one tick of its
/// clock look like one.
const SETTLED: Duration = Duration::from_secs(3);
/// Deeper folders have no key.
const DEEPEST: usize = 60;

/// What a run reads.
#[derive(PartialEq, Eq)]
pub(super) struct Inputs {
    /// The key: of contents, wherever they lie.
    pub(super) key: [u8; 32],
    /// What the file system said of each file. Equal before and after a run, the run has read what the key says.
    stamps: Vec<[i64; 7]>,
}

/// What `javac` will read; `None` if that cannot be told.
pub(super) fn of(
    compilation: &Compilation,
    surroundings: &[(&str, Option<std::ffi::OsString>)],
) -> Option<Inputs> {
    let mut reader = Reader::new();
    reader.text("scoville, compiled classes, form 1");
    for (name, value) in surroundings {
        reader.text(name);
        reader.part(value.as_ref().map_or(&[0][..], |value| value.as_encoded_bytes()));
    }
    reader.compiler(compilation.javac)?;
    compilation.options.iter().for_each(|option| reader.text(option));
    reader.text("class path");
    for element in compilation.class_path {
        reader.element(element)?;
    }
    reader.text("sources");
    let roots = compilation.source_path;
    let mut words = Words::default();
    let mut named = BTreeSet::new();
    for source in compilation.sources {
        let bytes = reader.source(source, roots, false)?;
        words.add(&bytes);
        named.insert(fs::canonicalize(source).ok()?);
    }
    reader.text("other sources");
    if !roots.is_empty() {
        words.are_all |= compilation.class_path.len() > compilation.shipped;
        let prefer_newer = !compilation.class_path.is_empty();
        let more = reader.further(roots, &mut words, &named)?;
        for file in &more {
            reader.source(file, roots, prefer_newer)?;
        }
        if prefer_newer && !more.is_empty() {
            // Of a class and a source of one name `javac` takes the newer.
            for element in compilation.class_path {
                reader.times(element)?;
            }
        }
    }
    Some(Inputs { key: reader.hash.finalize().into(), stamps: reader.stamps })
}

/// The sources that `javac` may find by itself below a source path when it compiles others; `None` if that cannot be told.
pub(crate) fn further_sources(sources: &[PathBuf], roots: &[PathBuf]) -> Option<Vec<PathBuf>> {
    let mut reader = Reader::new();
    let mut words = Words::default();
    let mut named = BTreeSet::new();
    for source in sources {
        words.add(&reader.contents(source)?);
        named.insert(fs::canonicalize(source).ok()?);
    }
    reader.further(roots, &mut words, &named)
}

/// The words of sources.
#[derive(Default)]
struct Words {
    known: BTreeSet<Vec<u8>>,
    /// Any word may be meant.
    are_all: bool,
}

impl Words {
    fn add(&mut self, source: &[u8]) {
        self.are_all |= hides_words(source);
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | 0x80..);
        for word in source.split(|byte| !is_part(byte)).filter(|word| !word.is_empty()) {
            if !self.known.contains(word) {
                self.known.insert(word.to_vec());
            }
        }
    }

    fn has(&self, word: &[u8]) -> bool {
        self.are_all || self.known.contains(word) || word == b"package-info" || word == b"module-info"
    }
}

/// Whether a source may write a word in another way than with its letters: as escapes, or with characters in between that
/// are ignored.
fn hides_words(source: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(source) else { return true };
    text.contains("\\u")
        || text.chars().any(|letter| match letter {
            '\t' | '\n' | '\r' | '\u{c}' | ' '..='~' => false,
            '\u{a0}'..='\u{24f}' => letter == '\u{ad}',
            // Dashes, quotation marks, arrows, boxes; Chinese, Japanese, Korean.
            '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{2190}'..='\u{2bff}' => false,
            '\u{370}'..='\u{52f}' | '\u{3000}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => false,
            _ => true,
        })
}

struct Reader {
    hash: Sha256,
    stamps: Vec<[i64; 7]>,
    bytes: u64,
    entries: usize,
}

impl Reader {
    fn new() -> Reader {
        Reader { hash: Sha256::new(), stamps: Vec::new(), bytes: 0, entries: 0 }
    }

    /// The sources below a source path whose names are words of others that count, in order; without those that are named.
    fn further(
        &mut self,
        roots: &[PathBuf],
        words: &mut Words,
        named: &BTreeSet<PathBuf>,
    ) -> Option<Vec<PathBuf>> {
        let mut more = Vec::new();
        // A source that counts may name more of them.
        loop {
            let mut found = Vec::new();
            for root in roots {
                self.below(root, words, 0, &mut found)?;
            }
            found.sort();
            found.dedup();
            found.retain(|file| {
                !more.contains(file) && fs::canonicalize(file).is_ok_and(|file| !named.contains(&file))
            });
            if found.is_empty() {
                more.sort();
                return Some(more);
            }
            for file in found {
                words.add(&self.contents(&file)?);
                more.push(file);
            }
        }
    }

    fn part(&mut self, bytes: &[u8]) {
        self.hash.update((bytes.len() as u64).to_le_bytes());
        self.hash.update(bytes);
    }

    fn text(&mut self, text: &str) {
        self.part(text.as_bytes());
    }

    fn stamp(&mut self, meta: &Metadata) -> [i64; 7] {
        let stamp = stamp(meta);
        self.stamps.push(stamp);
        stamp
    }

    /// The compiler: which JDK it belongs to, and that this is still the same.
    fn compiler(&mut self, javac: &Path) -> Option<()> {
        let javac = fs::canonicalize(javac).ok()?;
        let home = javac.parent()?.parent()?;
        self.part(javac.as_os_str().as_encoded_bytes());
        for file in [&javac, &home.join("lib/modules")] {
            self.identity(file)?;
        }
        let release = self.contents(&home.join("release"))?;
        self.part(&release);
        Some(())
    }

    /// What the file system says of a file.
    fn identity(&mut self, file: &Path) -> Option<()> {
        let meta = fs::metadata(file).ok()?;
        let stamp = self.stamp(&meta);
        stamp.iter().for_each(|number| self.hash.update(number.to_le_bytes()));
        Some(())
    }

    /// The bytes of a file, which count among those that are read.
    fn contents(&mut self, file: &Path) -> Option<Vec<u8>> {
        let meta = fs::metadata(file).ok()?;
        self.stamp(&meta);
        self.bytes += meta.len();
        if !meta.is_file() || self.bytes > MOST_BYTES {
            return None;
        }
        fs::read(file).ok()
    }

    /// A source, with the number of the folder of the source path that it lies in and its place there.
    fn source(&mut self, file: &Path, roots: &[PathBuf], with_time: bool) -> Option<Vec<u8>> {
        let absolute = std::path::absolute(file).ok()?;
        let below =
            |root: &PathBuf| Some(absolute.strip_prefix(std::path::absolute(root).ok()?).ok()?.to_path_buf());
        let found = roots.iter().zip(0_u64..).find_map(|(root, number)| Some((number, below(root)?)));
        let (number, place) = match found {
            Some(found) => found,
            None if roots.is_empty() => (0, PathBuf::from(file.file_name()?)),
            None => return None,
        };
        self.hash.update(number.to_le_bytes());
        self.part(place.as_os_str().as_encoded_bytes());
        let bytes = self.contents(file)?;
        self.part(&bytes);
        if with_time {
            let meta = fs::metadata(file).ok()?;
            self.hash.update(meta.mtime().to_le_bytes());
            self.hash.update(meta.mtime_nsec().to_le_bytes());
        }
        Some(bytes)
    }

    /// An element of the class path: a jar, or a folder with class files.
    fn element(&mut self, element: &Path) -> Option<()> {
        if fs::metadata(element).ok()?.is_dir() {
            self.text("folder");
            for file in self.classes(element)? {
                let place = file.strip_prefix(element).ok()?;
                self.part(place.as_os_str().as_encoded_bytes());
                self.class_file(&file)?;
            }
            self.text("end");
            return Some(());
        }
        self.text("jar");
        // `javac` follows the class path that a manifest names.
        if names_class_path(element)? {
            return None;
        }
        self.class_file(element)
    }

    /// A class file or a jar: by its contents, or, if it is large and not new, by what the file system says.
    fn class_file(&mut self, file: &Path) -> Option<()> {
        let meta = fs::metadata(file).ok()?;
        if meta.len() > LARGE && is_settled(&meta) {
            self.text("identity");
            return self.identity(file);
        }
        let bytes = self.contents(file)?;
        self.text("contents");
        self.part(&bytes);
        Some(())
    }

    fn classes(&mut self, folder: &Path) -> Option<Vec<PathBuf>> {
        let mut files = Vec::new();
        self.walk(folder, 0, &|_| true, "class", &|_| true, &mut files)?;
        files.sort();
        Some(files)
    }

    /// When the class files of an element were written.
    fn times(&mut self, element: &Path) -> Option<()> {
        let files = if element.is_dir() { self.classes(element)? } else { Vec::new() };
        for file in files {
            let meta = fs::metadata(file).ok()?;
            self.hash.update(meta.mtime().to_le_bytes());
            self.hash.update(meta.mtime_nsec().to_le_bytes());
        }
        Some(())
    }

    /// The sources below a folder whose path is made of words that count.
    fn below(&mut self, folder: &Path, words: &Words, depth: usize, found: &mut Vec<PathBuf>) -> Option<()> {
        let has = |word: &[u8]| words.has(word);
        self.walk(folder, depth, &has, "java", &has, found)
    }

    fn walk(
        &mut self,
        folder: &Path,
        depth: usize,
        enters: &dyn Fn(&[u8]) -> bool,
        extension: &str,
        takes: &dyn Fn(&[u8]) -> bool,
        found: &mut Vec<PathBuf>,
    ) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        for entry in fs::read_dir(folder).ok()? {
            let path = entry.ok()?.path();
            self.entries += 1;
            if self.entries > MOST_ENTRIES {
                return None;
            }
            let (stem, name) = (path.file_stem()?.as_encoded_bytes(), path.file_name()?.as_encoded_bytes());
            if path.extension().is_some_and(|found| found == extension) {
                if takes(stem) && path.is_file() {
                    found.push(path);
                }
            } else if enters(name) && path.is_dir() {
                self.walk(&path, depth + 1, enters, extension, takes, found)?;
            }
        }
        Some(())
    }
}

fn stamp(meta: &Metadata) -> [i64; 7] {
    let (device, inode) = (meta.dev() as i64, meta.ino() as i64);
    [device, inode, meta.size() as i64, meta.mtime(), meta.mtime_nsec(), meta.ctime(), meta.ctime_nsec()]
}

/// Whether a file has been left alone for a while.
fn is_settled(meta: &Metadata) -> bool {
    let Ok(now) = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH) else { return false };
    let latest = meta.mtime().max(meta.ctime());
    u64::try_from(latest).is_ok_and(|latest| now > Duration::from_secs(latest) + SETTLED)
}

/// Whether the manifest of a jar names a class path; `None` if it is no jar.
fn names_class_path(jar: &Path) -> Option<bool> {
    let mut archive = zip::ZipArchive::new(fs::File::open(jar).ok()?).ok()?;
    // Letters of either case will do, as for `javac`.
    let names = archive.file_names().filter_map(Result::ok).map(|name| name.to_string());
    let names: Vec<String> = names.filter(|name| name.eq_ignore_ascii_case("META-INF/MANIFEST.MF")).collect();
    for name in names {
        let manifest = program::classpath::read_entry(&mut archive, &name).ok()?.unwrap_or_default();
        if memchr::memmem::find(&manifest.to_ascii_lowercase(), b"class-path").is_some() {
            return Some(true);
        }
    }
    Some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_and_what_hides_them_is_seen() {
        let mut words = Words::default();
        words.add("package a.b; class Größe { C$D c; }".as_bytes());
        assert!(words.has(b"a") && words.has("Größe".as_bytes()) && words.has(b"C$D"));
        assert!(!words.has(b"Other") && words.has(b"package-info"));
        assert!(hides_words(b"class \\u0041 {}") && hides_words("a\u{200b}b".as_bytes()));
        assert!(hides_words(b"a\x01b") && hides_words(b"\xff") && !hides_words("// \u{2192} x".as_bytes()));
        words.add(b"\\u0041");
        assert!(words.has(b"Other"));
    }
}
