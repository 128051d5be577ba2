//! The default file system of `java.nio.file`: paths as the JDK has them, files as [`super::files`] has them.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::{
    VOID, boolean, ended, failed, int, long, nothing, null_pointer, raise, reference,
};
use crate::stop::{Args, Outcome};
use std::path::PathBuf;

/// `st_mode` of a folder and of a file that may be read.
const FOLDER: i32 = 0o040_555;
const FILE: i32 = 0o100_444;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "sun/nio/fs/UnixNativeDispatcher",
                &[
                    ("init", "*", nothing),
                    ("getcwd", "*", |m, _| {
                        m.environment_uses.insert("the current folder");
                        let folder = m.config.directory.clone();
                        reference(m.new_bytes(folder.as_bytes()))
                    }),
                    ("stat", "(Lsun/nio/fs/UnixPath;)I", |m, a| ended(mode(m, a))),
                    ("stat", "*", |m, a| ended(attributes(m, a))),
                    ("lstat", "*", |m, a| ended(attributes(m, a))),
                    ("exists", "*", |m, a| {
                        let path = path_of(m, m.arg_ref(a, 0));
                        ended(path.map(|(_, real)| boolean(real.is_some())))
                    }),
                    ("access", "*", |m, a| ended(access(m, a))),
                    ("opendir", "*", |m, a| ended(open_folder(m, a))),
                    ("readdir", "*", next_name),
                    ("closedir", "*", nothing),
                    ("realpath", "*", |m, a| ended(real_path(m, a))),
                    ("strerror", "*", |m, _| reference(m.new_bytes(b"No such file or directory"))),
                ],
            ),
            ("sun/nio/fs/LinuxNativeDispatcher", &[("init", "*", nothing)]),
            (
                "sun/nio/fs/UnixFileSystemProvider",
                &[
                    ("newByteChannel", "*", |m, a| ended(channel(m, a))),
                    ("newFileChannel", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("newAsynchronousFileChannel", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("createDirectory", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("createSymbolicLink", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("createLink", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("implDelete", "*", |m, a| ended(closed(m, m.arg_ref(a, 1)))),
                    ("copy", "*", |m, a| ended(closed(m, m.arg_ref(a, 2)))),
                    ("move", "*", |m, a| ended(closed(m, m.arg_ref(a, 2)))),
                ],
            ),
            (
                "java/nio/file/spi/FileSystemProvider",
                &[("newOutputStream", "*", |m, a| ended(closed(m, m.arg_ref(a, 1))))],
            ),
        ]
    }
}

/// The text of a path, and the file behind it if the program may read it.
fn path_of<H: Host>(m: &mut Machine<H>, path: Ref) -> Result<(String, Option<PathBuf>), Outcome> {
    if path.is_null() {
        return Err(null_pointer());
    }
    let bytes = Ref(m.read_field(path, "path")? as u32);
    if bytes.is_null() {
        return Err(Outcome::Unsupported("a path of another file system is not modelled".into()));
    }
    let bytes = m.read_array(bytes, 0..m.heap.length(bytes))?.to_vec();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let real = m.readable(&text);
    Ok((text, real))
}

/// Something would change a file, or open one that may not be read.
fn closed<H: Host>(m: &mut Machine<H>, path: Ref) -> Result<Outcome, Outcome> {
    let (text, _) = path_of(m, path)?;
    Err(refused(&text))
}

fn refused(text: &str) -> Outcome {
    let message =
        format!("{text} (files are closed to checked programs; --allow-read DIR opens a folder for reading)");
    raise("java/nio/file/AccessDeniedException", message)
}

/// `opendir`: the names in a folder stand in a file of their own, each with a zero behind it.
fn open_folder<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (text, real) = path_of(m, m.arg_ref(a, 0))?;
    let real = real.ok_or_else(|| refused(&text))?;
    let unread = |error: std::io::Error| Outcome::Unsupported(format!("{text} is not read: {error}"));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&real).map_err(unread)? {
        names.push(entry.map_err(unread)?.file_name().into_encoded_bytes());
    }
    names.sort();
    let contents: Vec<u8> = names.into_iter().flat_map(|name| [name, vec![0]].concat()).collect();
    Ok(long(i64::from(m.open_contents(contents))))
}

/// `readdir`: the next name, or null.
fn next_name<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let folder = m.arg_long(a, 0) as i32;
    if m.touches(Resource::File(folder), true) {
        return Outcome::Yield;
    }
    let mut name = Vec::new();
    loop {
        let mut byte = [0];
        if m.read_file(folder, &mut byte) == 0 {
            return reference(Ref::NULL);
        }
        if byte[0] == 0 {
            return reference(m.new_bytes(&name));
        }
        name.push(byte[0]);
    }
}

/// The mode of a file, 0 if there is none.
fn mode<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (_, real) = path_of(m, m.arg_ref(a, 0))?;
    Ok(int(match real {
        Some(real) if real.is_dir() => FOLDER,
        Some(_) => FILE,
        None => 0,
    }))
}

fn missing() -> Outcome {
    raise("sun/nio/fs/UnixException", "no such file that may be read: --allow-read DIR opens a folder")
}

fn attributes<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (_, real) = path_of(m, m.arg_ref(a, 0))?;
    let real = real.ok_or_else(missing)?;
    let size = std::fs::metadata(&real).map_or(0, |meta| meta.len());
    let found = m.arg_ref(a, 1);
    m.write_field(found, "st_mode", if real.is_dir() { FOLDER } else { FILE } as u64)?;
    m.write_field(found, "st_size", size)?;
    Ok(VOID)
}

fn access<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    const WRITES: i32 = 2;
    let (_, real) = path_of(m, m.arg_ref(a, 0))?;
    match real {
        Some(_) if m.arg_int(a, 1) & WRITES == 0 => Ok(VOID),
        _ => Err(missing()),
    }
}

fn real_path<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (_, real) = path_of(m, m.arg_ref(a, 0))?;
    let real = real.ok_or_else(missing)?;
    Ok(reference(m.new_bytes(real.as_os_str().as_encoded_bytes())))
}

/// `newByteChannel`: the contents as they are now.
fn channel<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (text, real) = path_of(m, m.arg_ref(a, 1))?;
    let real = real.ok_or_else(|| refused(&text))?;
    if real.is_dir() {
        return Err(raise("java/io/IOException", "Is a directory"));
    }
    let bytes = program::classpath::read_file(&real)
        .map_err(|error| Outcome::Unsupported(format!("{text} is not read: {error}")))?;
    const CHANNEL: &str = "jdk/nio/zipfs/ByteArrayChannel";
    let class = m.load_class(CHANNEL).map_err(failed)?;
    let channel = m.heap.allocate_object(class, m.program.class(class).instance_words);
    let array = m.new_bytes(&bytes);
    let init = m.method_named(CHANNEL, "<init>", "([BZ)V").map_err(failed)?;
    let stub = m.constructing_stub(init).map_err(failed)?;
    m.unrecorded(|m| m.initialization(class));
    Ok(Outcome::Call(stub, vec![u64::from(channel.0), u64::from(array.0), 1]))
}
