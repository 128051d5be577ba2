//! Files: closed, but for the JDK's own folder and those that the user opened for reading. Standard input
//! is what the machine was given.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, int, long, nothing, null_pointer, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use std::path::{Path, PathBuf};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/io/FileDescriptor",
                &[
                    ("initIDs", "*", nothing),
                    ("getHandle", "*", |_, _| long(-1)),
                    ("getAppend", "*", |_, _| boolean(false)),
                    ("close0", "*", nothing),
                ],
            ),
            (
                "java/io/FileInputStream",
                &[
                    ("initIDs", "*", nothing),
                    ("open0", "*", open),
                    ("read0", "*", |m, a| {
                        with_descriptor(m, a, |m, descriptor| {
                            if m.touches(Resource::File(descriptor), true) {
                                return Outcome::Yield;
                            }
                            let mut byte = [0u8];
                            match m.read_file(descriptor, &mut byte) {
                                1 => int(i32::from(byte[0])),
                                _ => int(-1),
                            }
                        })
                    }),
                    ("readBytes", "*", |m, a| ended(read_bytes(m, a))),
                    ("available0", "*", |m, a| {
                        with_descriptor(m, a, |m, descriptor| {
                            match m.touches(Resource::File(descriptor), false) {
                                true => Outcome::Yield,
                                false => int(m.available(descriptor) as i32),
                            }
                        })
                    }),
                    ("skip0", "*", |m, a| {
                        with_descriptor(m, a, |m, descriptor| {
                            if m.touches(Resource::File(descriptor), true) {
                                return Outcome::Yield;
                            }
                            let wanted = m.arg_long(a, 1).clamp(0, m.available(descriptor) as i64);
                            let mut bytes = vec![0; wanted as usize];
                            long(m.read_file(descriptor, &mut bytes) as i64)
                        })
                    }),
                    ("length0", "*", |m, a| {
                        with_descriptor(m, a, |m, descriptor| {
                            long(m.small.files.get(descriptor as usize).map_or(0, |file| file.0.len() as i64))
                        })
                    }),
                    ("position0", "*", |_, _| long(0)),
                    ("isRegularFile0", "*", |_, _| boolean(false)),
                    ("close", "()V", nothing),
                ],
            ),
            (
                "java/io/FileOutputStream",
                &[
                    ("initIDs", "*", nothing),
                    ("open0", "*", |_, _| {
                        raise("java/io/FileNotFoundException", "files are closed to checked programs")
                    }),
                    ("writeBytes", "*", |m, a| ended(write_bytes(m, a))),
                    ("write", "(IZ)V", |m, a| {
                        with_descriptor(m, a, |m, descriptor| append(m, descriptor, &[m.arg(a, 1) as u8]))
                    }),
                ],
            ),
            (
                "java/io/RandomAccessFile",
                &[
                    ("initIDs", "*", nothing),
                    ("open0", "*", |_, _| {
                        raise("java/io/FileNotFoundException", "files are closed to checked programs")
                    }),
                ],
            ),
            (
                "java/io/UnixFileSystem",
                &[
                    ("initIDs", "*", nothing),
                    ("getBooleanAttributes0", "*", |m, a| {
                        let path = path_of(m, m.arg_ref(a, 1));
                        int(match path {
                            Some(path) if path.is_dir() => 5,
                            Some(path) if path.is_file() => 3,
                            _ => 0,
                        })
                    }),
                    ("checkAccess0", "*", |m, a| {
                        boolean(path_of(m, m.arg_ref(a, 1)).is_some_and(|path| path.exists()))
                    }),
                    ("checkAccess", "*", |m, a| {
                        boolean(path_of(m, m.arg_ref(a, 1)).is_some_and(|path| path.exists()))
                    }),
                    ("getLength0", "*", |m, a| {
                        let length =
                            path_of(m, m.arg_ref(a, 1)).and_then(|path| std::fs::metadata(path).ok());
                        long(length.map_or(0, |meta| meta.len() as i64))
                    }),
                    ("canonicalize0", "*", |m, a| reference(m.arg_ref(a, 1))),
                ],
            ),
        ]
    }
}

/// The path of a `java.io.File`, if it may be read.
fn path_of<H: Host>(m: &Machine<H>, file: Ref) -> Option<PathBuf> {
    let text = Ref(m.get_field(file, "path") as u32);
    if text.is_null() { None } else { m.readable(&m.text(text)) }
}

/// The number of a stream's file.
fn descriptor_of<H: Host>(m: &mut Machine<H>, a: Args) -> Result<i32, Outcome> {
    let descriptor = Ref(m.get_field(m.arg_ref(a, 0), "fd") as u32);
    if descriptor.is_null() { Ok(-1) } else { Ok(m.read_field(descriptor, "fd")? as i32) }
}

fn with_descriptor<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    work: impl FnOnce(&mut Machine<H>, i32) -> Outcome,
) -> Outcome {
    ended(descriptor_of(m, a).map(|descriptor| work(m, descriptor)))
}

fn open<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let name = m.arg_ref(a, 1);
    if name.is_null() {
        return null_pointer();
    }
    let text = m.text(name);
    let Some(path) = m.readable(&text) else {
        let message =
            format!("{text} (files are closed to checked programs; --allow-read DIR opens a folder)");
        return raise("java/io/FileNotFoundException", message);
    };
    // A pipe or a device may never end.
    match program::classpath::read_file(&path) {
        Ok(bytes) => {
            let descriptor = Ref(m.get_field(m.arg_ref(a, 0), "fd") as u32);
            if let Err(outcome) = m.touch_field(descriptor, "fd", true) {
                return outcome;
            }
            let number = m.open_contents(bytes);
            m.set_field(descriptor, "fd", u64::from(number));
            VOID
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            raise("java/io/FileNotFoundException", format!("{text} (No such file or directory)"))
        }
        Err(_) if path.is_dir() => raise("java/io/FileNotFoundException", format!("{text} (Is a directory)")),
        Err(error) => Outcome::Unsupported(format!("{text} is not read: {error}")),
    }
}

fn outside() -> Outcome {
    Outcome::Raise("java/lang/IndexOutOfBoundsException", None)
}

fn read_bytes<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let descriptor = descriptor_of(m, a)?;
    let (array, from, length) = (m.arg_ref(a, 1), m.arg_int(a, 2), m.arg_int(a, 3));
    if array.is_null() {
        return Err(null_pointer());
    }
    let part = m.part(array, from, length).ok_or_else(outside)?;
    if part.is_empty() {
        return Ok(int(0));
    }
    if m.touches(Resource::File(descriptor), true) {
        return Err(Outcome::Yield);
    }
    let count = part.len().min(m.available(descriptor));
    m.touch(array, part.start..part.start + count as u32, HookKind::Write)?;
    let mut bytes = vec![0; count];
    match m.read_file(descriptor, &mut bytes) {
        0 => Ok(int(-1)),
        count => {
            m.heap.set_bytes_at(array, part.start as usize, &bytes[..count]);
            Ok(int(count as i32))
        }
    }
}

fn write_bytes<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let descriptor = descriptor_of(m, a)?;
    let (array, from, length) = (m.arg_ref(a, 1), m.arg_int(a, 2), m.arg_int(a, 3));
    if array.is_null() {
        return Err(null_pointer());
    }
    let bytes = m.read_part(array, from, length, outside)?.to_vec();
    Ok(append(m, descriptor, &bytes))
}

fn append<H: Host>(m: &mut Machine<H>, descriptor: i32, bytes: &[u8]) -> Outcome {
    match descriptor {
        1 => m.out.extend_from_slice(bytes),
        2 => m.err.extend_from_slice(bytes),
        _ => return raise("java/io/IOException", "files are closed to checked programs"),
    }
    VOID
}

impl<H: Host> Machine<H> {
    /// The real path behind a name, if the program may read it.
    pub(super) fn readable(&self, name: &str) -> Option<PathBuf> {
        let path = Path::new(&self.config.directory).join(name);
        let real = std::fs::canonicalize(&path).ok()?;
        // The JDK's own folder may link to its settings elsewhere.
        let plain = !path.components().any(|part| part == std::path::Component::ParentDir);
        if plain && !self.config.java_home.is_empty() && path.starts_with(&self.config.java_home) {
            return Some(real);
        }
        let mut allowed = self.config.readable.iter().filter_map(|dir| std::fs::canonicalize(dir).ok());
        allowed.any(|dir| real.starts_with(dir)).then_some(real)
    }

    /// Opens a file with these contents; gives its number, behind those of the standard streams.
    pub(super) fn open_contents(&mut self, contents: Vec<u8>) -> u32 {
        if self.small.files.len() < 3 {
            self.small.files.resize(3, (Vec::new().into(), 0));
        }
        self.small.files.push((contents.into(), 0));
        self.small.files.len() as u32 - 1
    }

    /// Reads from an open file; 0 at its end.
    pub(super) fn read_file(&mut self, descriptor: i32, bytes: &mut [u8]) -> usize {
        let (source, at) = match descriptor {
            0 => (self.config.input.bytes(), self.small.input_read),
            other => match self.small.files.get(other as usize) {
                Some((contents, at)) => (&contents[..], *at),
                None => return 0,
            },
        };
        let count = bytes.len().min(source.len().saturating_sub(at));
        bytes[..count].copy_from_slice(&source[at..at + count]);
        match descriptor {
            0 => self.small.input_read += count,
            other => self.small.files[other as usize].1 += count,
        }
        count
    }

    fn available(&self, descriptor: i32) -> usize {
        match descriptor {
            0 => self.config.input.bytes().len() - self.small.input_read,
            other => self.small.files.get(other as usize).map_or(0, |(contents, at)| contents.len() - at),
        }
    }
}
