//! Where classes come from: folders, jars and the JDK's run-time image.

use crate::jimage::Image;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use zip::ZipArchive;

/// The largest entry that is read from a jar.
const ENTRY_LIMIT: u64 = 64 << 20;

/// The largest file that is read: a class, a source, a resource.
const FILE_LIMIT: u64 = 64 << 20;

/// Packages of the Habanero libraries that programs bring along.
pub const LIBRARY_PACKAGES: [&str; 4] = ["edu/rice/", "hj/", "permission/", "scoville/"];

/// What every Habanero library has one of.
const LIBRARY_MARKS: [&str; 3] =
    ["edu/rice/hj/Module1.class", "edu/rice/pcdp/PCDP.class", "permission/PermissionChecks.class"];

/// One element of a class path.
#[derive(Clone, Debug)]
enum Element {
    /// By its real path.
    Folder(PathBuf),
    /// Shared by the copies of a class path: it has one position in its file.
    Jar(PathBuf, Arc<Mutex<ZipArchive<File>>>),
    Memory(Arc<HashMap<String, Vec<u8>>>),
}

/// Who a class belongs to; the JDK's own classes are treated apart in many places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The JDK's run-time image.
    Jdk,
    /// The API that Scoville ships in place of a Habanero library.
    Api,
    /// The program under test.
    User,
}

/// An ordered list of places to look for classes.
#[derive(Clone, Debug)]
pub struct ClassPath {
    image: Image,
    api: Vec<Element>,
    user: Vec<Element>,
}

impl ClassPath {
    /// A class path with only the JDK on it.
    pub fn new(image: Image) -> ClassPath {
        ClassPath { image, api: Vec::new(), user: Vec::new() }
    }

    /// Appends a folder or a jar; a path that does not exist is an error.
    pub fn add(&mut self, path: &Path) -> io::Result<()> {
        let element = Self::open(path)?;
        self.user.push(element);
        Ok(())
    }

    /// Appends a folder or a jar with the shipped API; it wins over the user's.
    pub fn add_api(&mut self, path: &Path) -> io::Result<()> {
        let element = Self::open(path)?;
        self.api.push(element);
        Ok(())
    }

    /// Appends classes held in memory, by internal name.
    pub fn add_memory(&mut self, classes: HashMap<String, Vec<u8>>) {
        self.user.push(Element::Memory(Arc::new(classes)));
    }

    fn open(path: &Path) -> io::Result<Element> {
        if fs::metadata(path)?.is_dir() {
            return Ok(Element::Folder(fs::canonicalize(path)?));
        }
        let archive = ZipArchive::new(open_file(path)?)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
        Ok(Element::Jar(path.to_path_buf(), Arc::new(Mutex::new(archive))))
    }

    /// The bytes of a class by internal name, and where it came from.
    pub fn class(&mut self, name: &str) -> io::Result<Option<(Vec<u8>, Origin)>> {
        if let Some(bytes) = self.image.class(name)? {
            return Ok(Some((bytes, Origin::Jdk)));
        }
        let file = format!("{name}.class");
        if let Some(bytes) = find(&mut self.api, &file)? {
            return Ok(Some((bytes, Origin::Api)));
        }
        if !self.api.is_empty() && is_of_library(name) {
            return Ok(self.outside_libraries(&file)?.map(|bytes| (bytes, Origin::User)));
        }
        Ok(find(&mut self.user, &file)?.map(|bytes| (bytes, Origin::User)))
    }

    /// A class in a package of the Habanero libraries, unless it comes with such a library: what a library does
    /// inside itself is never run, the shipped API stands for it.
    fn outside_libraries(&mut self, file: &str) -> io::Result<Option<Vec<u8>>> {
        for element in &mut self.user {
            let element = std::slice::from_mut(element);
            let Some(bytes) = find(element, file)? else { continue };
            let mut library = false;
            for mark in LIBRARY_MARKS {
                library |= find(element, mark)?.is_some();
            }
            if !library {
                return Ok(Some(bytes));
            }
        }
        Ok(None)
    }

    /// A resource of the program or of the shipped API.
    pub fn user_resource(&mut self, path: &str) -> io::Result<Option<Vec<u8>>> {
        find(&mut self.user, path)
    }

    /// The folders and jars of the program that have a resource of a name, the first or all of them; of a jar the flag is set.
    pub fn places_of(&mut self, path: &str, all: bool) -> io::Result<Vec<(PathBuf, bool)>> {
        let mut found = Vec::new();
        if !stays_inside(path) {
            return Ok(found);
        }
        for element in &mut self.user {
            match element {
                Element::Folder(folder) => {
                    let real = fs::canonicalize(folder.join(path));
                    if real.is_ok_and(|real| real.starts_with(&*folder)) {
                        found.push((folder.clone(), false));
                    }
                }
                Element::Jar(place, archive) => {
                    let archive = archive.lock().unwrap_or_else(PoisonError::into_inner);
                    if archive.index_for_name(path).is_some() {
                        found.push((fs::canonicalize(place)?, true));
                    }
                }
                Element::Memory(_) => {}
            }
            if !all && !found.is_empty() {
                break;
            }
        }
        Ok(found)
    }

    /// A resource in the jar of the program that lies at a place.
    pub fn resource_in(&mut self, place: &Path, name: &str) -> io::Result<Option<Vec<u8>>> {
        for element in &mut self.user {
            if let Element::Jar(path, _) = element
                && fs::canonicalize(path)? == place
            {
                return find(std::slice::from_mut(element), name);
            }
        }
        Ok(None)
    }

    /// A resource in a folder of the program, by its place.
    pub fn resource_at(&mut self, place: &Path) -> io::Result<Option<Vec<u8>>> {
        for element in &self.user {
            if let Element::Folder(folder) = element
                && let Ok(name) = place.strip_prefix(folder)
            {
                return read_below(folder, &name.to_string_lossy());
            }
        }
        Ok(None)
    }

    /// The JDK's image.
    pub fn image(&mut self) -> &mut Image {
        &mut self.image
    }
}

/// Whether a class is in a package of the Habanero libraries.
pub fn is_of_library(name: &str) -> bool {
    LIBRARY_PACKAGES.iter().any(|package| name.starts_with(package))
}

/// Whether a name stays inside the folder it is joined to.
fn stays_inside(name: &str) -> bool {
    !name.starts_with('/') && name.split('/').all(|part| part != ".." && !part.contains('\0'))
}

fn find(elements: &mut [Element], file: &str) -> io::Result<Option<Vec<u8>>> {
    if !stays_inside(file) {
        return Ok(None);
    }
    for element in elements {
        match element {
            Element::Folder(folder) => {
                if let Some(bytes) = read_below(folder, file)? {
                    return Ok(Some(bytes));
                }
            }
            Element::Jar(path, archive) => {
                let mut archive = archive.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(bytes) = read_entry(&mut archive, file).map_err(|error| {
                    io::Error::new(error.kind(), format!("{}: {file}: {error}", path.display()))
                })? {
                    return Ok(Some(bytes));
                }
            }
            Element::Memory(classes) => {
                if let Some(bytes) = file.strip_suffix(".class").and_then(|name| classes.get(name)) {
                    return Ok(Some(bytes.clone()));
                }
            }
        }
    }
    Ok(None)
}

/// A file of a folder that is given by its real path. A link that leads out of the folder is an error, and so is what
/// is no file: reading a pipe or a device may never end.
fn read_below(folder: &Path, file: &str) -> io::Result<Option<Vec<u8>>> {
    let path = match fs::canonicalize(folder.join(file)) {
        Ok(path) => path,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    if !path.starts_with(folder) {
        let text = format!("{} leads out of {}", folder.join(file).display(), folder.display());
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, text));
    }
    if path.is_dir() {
        return Ok(None);
    }
    read_file(&path).map(Some)
}

/// Opens a file that is one: no device, no pipe.
fn open_file(path: &Path) -> io::Result<File> {
    let not =
        || io::Error::new(io::ErrorKind::InvalidInput, format!("{} is no regular file", path.display()));
    // Opening a pipe waits for a writer.
    if !fs::metadata(path)?.is_file() {
        return Err(not());
    }
    let file = File::open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(not()) }
}

/// Reads a file that is one, up to [`FILE_LIMIT`].
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_file(path)?.take(FILE_LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_LIMIT {
        let text = format!("{} is larger than {} MiB", path.display(), FILE_LIMIT >> 20);
        return Err(io::Error::new(io::ErrorKind::InvalidData, text));
    }
    Ok(bytes)
}

/// The files below a folder, in order. Links are followed to files inside the folder only, and never to folders.
pub fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let root = fs::canonicalize(folder)?;
    let mut found = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(folder) = pending.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let (kind, path) = (entry.file_type()?, entry.path());
            if kind.is_dir() {
                pending.push(path);
            } else if kind.is_file()
                || kind.is_symlink()
                    && fs::canonicalize(&path).is_ok_and(|real| real.starts_with(&root) && real.is_file())
            {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Reads one entry of a jar, bounded whatever its header claims.
pub fn read_entry(archive: &mut ZipArchive<impl Read + io::Seek>, name: &str) -> io::Result<Option<Vec<u8>>> {
    let entry = match archive.by_name(name) {
        Ok(entry) => entry,
        Err(zip::result::ZipError::FileNotFound) => return Ok(None),
        Err(error) => return Err(io::Error::new(io::ErrorKind::InvalidData, error.to_string())),
    };
    let mut bytes = Vec::new();
    entry.take(ENTRY_LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > ENTRY_LIMIT {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "the entry is larger than 64 MiB"));
    }
    Ok(Some(bytes))
}
