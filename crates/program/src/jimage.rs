//! The JDK's run-time image `lib/modules` (uncompressed or zlib-compressed resources).
//!
//! Only the index is read at the start; classes are read one by one at their offsets.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;

const HEADER: usize = 28;
const MAGIC: u32 = 0xCAFE_DADA;
const HASH_SEED: i32 = 0x0100_0193;

/// An open run-time image.
#[derive(Clone, Debug)]
pub struct Image {
    file: Arc<File>,
    /// Redirections, offsets of locations, locations and texts, one behind the other.
    index: Arc<[u8]>,
    /// How many redirections there are, and as many offsets.
    count: usize,
    /// Where the texts begin.
    strings: usize,
    data_start: u64,
    /// Package (`java/util`) to module, as they are asked for.
    modules: HashMap<String, Option<String>>,
}

/// Where a resource lies.
#[derive(Default)]
struct Resource {
    module: usize,
    parent: usize,
    base: usize,
    extension: usize,
    offset: u64,
    compressed: u64,
    size: u64,
}

fn bad(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("not a usable run-time image: {what}"))
}

impl Image {
    /// Opens `lib/modules` of a JDK.
    pub fn open(path: &Path) -> io::Result<Image> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        let mut header = [0u8; HEADER];
        file.read_exact_at(&mut header, 0)?;
        let word = |i: usize| {
            u32::from_le_bytes([header[4 * i], header[4 * i + 1], header[4 * i + 2], header[4 * i + 3]])
        };
        if word(0) != MAGIC {
            return Err(bad("wrong magic number"));
        }
        let (table, locations, strings) = (word(4) as usize, word(5) as usize, word(6) as usize);
        let index = table as u64 * 8 + locations as u64 + strings as u64;
        if HEADER as u64 + index > length {
            return Err(bad("its index is longer than the file"));
        }
        let mut bytes = vec![0u8; index as usize];
        file.read_exact_at(&mut bytes, HEADER as u64)?;
        Ok(Image {
            file: Arc::new(file),
            index: bytes.into(),
            count: table,
            strings: table * 8 + locations,
            data_start: HEADER as u64 + index,
            modules: HashMap::new(),
        })
    }

    /// A number of the index, by its place among them.
    fn number(&self, place: usize) -> u32 {
        let bytes = &self.index[4 * place..4 * place + 4];
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }

    fn hash(path: &[u8], seed: i32) -> i32 {
        let hash = path.iter().fold(seed, |hash, byte| hash.wrapping_mul(HASH_SEED) ^ i32::from(*byte));
        hash & 0x7FFF_FFFF
    }

    fn text(&self, at: usize) -> &[u8] {
        let tail = self.index[self.strings..].get(at..).unwrap_or_default();
        &tail[..tail.iter().position(|b| *b == 0).unwrap_or(tail.len())]
    }

    fn place(&self, at: usize) -> Option<Resource> {
        let locations = &self.index[self.count * 8..self.strings];
        let mut place = Resource::default();
        let mut cursor = at;
        loop {
            let byte = *locations.get(cursor)?;
            let (kind, length) = (byte >> 3, (byte & 7) as usize + 1);
            if kind == 0 {
                return Some(place);
            }
            let value = locations
                .get(cursor + 1..cursor + 1 + length)?
                .iter()
                .fold(0u64, |v, b| v << 8 | u64::from(*b));
            match kind {
                1 => place.module = value as usize,
                2 => place.parent = value as usize,
                3 => place.base = value as usize,
                4 => place.extension = value as usize,
                5 => place.offset = value,
                6 => place.compressed = value,
                7 => place.size = value,
                _ => return None,
            }
            cursor += 1 + length;
        }
    }

    fn full_name(&self, place: &Resource) -> Vec<u8> {
        let mut name = Vec::new();
        let module = self.text(place.module);
        if !module.is_empty() {
            name.push(b'/');
            name.extend_from_slice(module);
            name.push(b'/');
        }
        let parent = self.text(place.parent);
        if !parent.is_empty() {
            name.extend_from_slice(parent);
            name.push(b'/');
        }
        name.extend_from_slice(self.text(place.base));
        let extension = self.text(place.extension);
        if !extension.is_empty() {
            name.push(b'.');
            name.extend_from_slice(extension);
        }
        name
    }

    fn find(&self, path: &[u8]) -> Option<Resource> {
        let count = self.count as i32;
        if count == 0 {
            return None;
        }
        let redirect = self.number((Self::hash(path, HASH_SEED) % count) as usize) as i32;
        let index = match redirect {
            0 => return None,
            i32::MIN..0 => -1 - redirect,
            _ => Self::hash(path, redirect) % count,
        };
        if !(0..count).contains(&index) {
            return None;
        }
        let place = self.place(self.number(self.count + index as usize) as usize)?;
        (self.full_name(&place) == path).then_some(place)
    }

    fn read(&self, place: &Resource) -> io::Result<Vec<u8>> {
        const LIMIT: u64 = 1 << 30;
        let stored = if place.compressed == 0 { place.size } else { place.compressed };
        if stored > LIMIT || place.size > LIMIT {
            return Err(bad("a resource is too large"));
        }
        let mut bytes = vec![0u8; stored as usize];
        self.file.read_exact_at(&mut bytes, self.data_start + place.offset)?;
        if place.compressed == 0 {
            return Ok(bytes);
        }
        decompress(bytes, place.size as usize)
    }

    /// The bytes of a resource such as `/java.base/java/lang/Object.class`.
    pub fn resource(&self, path: &str) -> io::Result<Option<Vec<u8>>> {
        self.find(path.as_bytes()).map(|place| self.read(&place)).transpose()
    }

    /// The module that holds a package (`java/util`).
    pub fn module_of(&mut self, package: &str) -> Option<String> {
        if let Some(known) = self.modules.get(package) {
            return known.clone();
        }
        let module = self.read_module_of(package);
        self.modules.insert(package.to_string(), module.clone());
        module
    }

    fn read_module_of(&self, package: &str) -> Option<String> {
        let path = format!("/packages/{}", package.replace('/', "."));
        let bytes = self.resource(&path).ok()??;
        // Pairs of (is the package empty in that module, offset of the module's name).
        bytes.chunks_exact(8).find_map(|pair| {
            let empty = u32::from_le_bytes([pair[0], pair[1], pair[2], pair[3]]);
            let name = u32::from_le_bytes([pair[4], pair[5], pair[6], pair[7]]);
            (empty == 0).then(|| String::from_utf8_lossy(self.text(name as usize)).into_owned())
        })
    }

    /// The bytes of a class by its internal name.
    pub fn class(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        match self.module_of(package) {
            Some(module) => self.resource(&format!("/{module}/{name}.class")),
            None => Ok(None),
        }
    }
}

/// Undoes a stack of compression headers; only `zip` is understood.
fn decompress(mut bytes: Vec<u8>, size: usize) -> io::Result<Vec<u8>> {
    const STACK_HEADER: usize = 29;
    const STACK_MAGIC: [u8; 4] = 0xCAFE_FAFA_u32.to_le_bytes();
    while bytes.len() > STACK_HEADER && bytes[..4] == STACK_MAGIC {
        let mut plain = Vec::new();
        flate2::read::ZlibDecoder::new(&bytes[STACK_HEADER..])
            .take(1 << 30)
            .read_to_end(&mut plain)
            .map_err(|_| bad("its resources are compressed with something else than zip"))?;
        bytes = plain;
    }
    if bytes.len() < size {
        return Err(bad("a compressed resource is too short"));
    }
    bytes.truncate(size);
    Ok(bytes)
}
