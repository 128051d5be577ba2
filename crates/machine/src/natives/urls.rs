//! Addresses of resources, and where classes come from (`getResource`, `getCodeSource`). What is at an address of the class
//! path or of the JDK is read from there; all else is closed.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{ended, failed, null_pointer, raise, reference};
use crate::stop::{Args, Outcome};
use program::Origin;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "sun/net/www/protocol/file/FileURLConnection",
                &[("getInputStream", "*", |m, a| ended(open(m, a)))],
            ),
            (
                "sun/net/www/protocol/jar/JarURLConnection",
                &[("getInputStream", "*", |m, a| ended(open(m, a)))],
            ),
            (
                "sun/net/www/protocol/jrt/JavaRuntimeURLConnection",
                &[
                    ("<clinit>", "*", super::ending::nothing),
                    ("getInputStream", "*", |m, a| ended(open(m, a))),
                ],
            ),
            ("java/lang/Class", &[("getProtectionDomain0", "*", |m, a| ended(domain(m, a)))]),
        ]
    }
}

/// The parts of an address.
struct Address {
    protocol: &'static str,
    host: &'static str,
    path: String,
}

impl Address {
    /// The address of a resource in a part of the class path.
    fn of_user(place: &str, is_jar: bool, name: &str) -> Address {
        let (place, name) = (escape(place), escape(name));
        match is_jar {
            true => Address { protocol: "jar", host: "", path: format!("file:{place}!/{name}") },
            false => Address { protocol: "file", host: "", path: format!("{place}/{name}") },
        }
    }
}

/// A path as it stands in an address.
fn escape(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.!~*'()$&+,;=:@".contains(&byte);
    let one = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    path.bytes().map(one).collect()
}

fn unescape(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match digits.filter(|_| *first == b'%').and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl<H: Host> Machine<H> {
    /// A `java.net.URL`.
    fn new_url(&mut self, address: &Address) -> Result<Ref, Outcome> {
        let class = self.load_class("java/net/URL").map_err(failed)?;
        let handler = format!("sun/net/www/protocol/{}/Handler", address.protocol);
        let handler = self.load_class(&handler).map_err(failed)?;
        for one in [class, handler] {
            self.initialization(one);
        }
        let url = self.heap.allocate_object(class, self.program.class(class).instance_words);
        let handler = self.heap.allocate_object(handler, self.program.class(handler).instance_words);
        let (protocol, host) = (self.intern_text(address.protocol), self.intern_text(address.host));
        let path = self.new_string(&address.path);
        for (field, value) in [("protocol", protocol), ("host", host), ("file", path), ("path", path)] {
            self.set_field(url, field, u64::from(value.0));
        }
        for field in ["port", "hashCode"] {
            self.set_field(url, field, u64::from(u32::MAX));
        }
        self.set_field(url, "handler", u64::from(handler.0));
        Ok(url)
    }

    fn intern_text(&mut self, text: &str) -> Ref {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern(&units)
    }

    /// The addresses of the resources of the program with a name, in the order of the class path.
    pub(super) fn urls_of_user(&mut self, name: &str, all: bool) -> Result<Vec<Ref>, Outcome> {
        let places = self.program.path.places_of(name, all);
        let places =
            places.map_err(|error| Outcome::Unsupported(format!("a resource is not read: {error}")))?;
        let urls = places
            .iter()
            .map(|(place, is_jar)| self.new_url(&Address::of_user(&place.to_string_lossy(), *is_jar, name)));
        urls.collect()
    }

    /// The address of a resource of a module of the JDK.
    pub(super) fn url_of_jdk(&mut self, module: &str, name: &str) -> Result<Ref, Outcome> {
        self.new_url(&Address { protocol: "jrt", host: "", path: format!("/{module}/{name}") })
    }
}

/// `URLConnection.getInputStream()` of an address on the class path or in the JDK.
fn open<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let url = Ref(m.read_field(m.arg_ref(a, 0), "url")? as u32);
    if url.is_null() {
        return Err(null_pointer());
    }
    let mut text = [String::new(), String::new()];
    for (field, text) in ["protocol", "file"].into_iter().zip(&mut text) {
        let value = Ref(m.read_field(url, field)? as u32);
        *text = if value.is_null() { String::new() } else { m.unrecorded(|m| m.text(value)) };
    }
    let [protocol, file] = text;
    let found = match protocol.as_str() {
        "jrt" => m.program.path.image().resource(&unescape(&file)),
        "jar" => {
            let parts = file.strip_prefix("file:").and_then(|rest| rest.split_once("!/"));
            let parts = parts.map(|(place, name)| (unescape(place), unescape(name)));
            parts.map_or(Ok(None), |(place, name)| m.program.path.resource_in(place.as_ref(), &name))
        }
        _ => m.program.path.resource_at(unescape(&file).as_ref()),
    };
    match found {
        Ok(Some(bytes)) => Ok(m.stream_of(&bytes)),
        // Files that the user opened for reading are no less open by their address.
        Ok(None) if protocol == "file" => match m.readable(&unescape(&file)).map(std::fs::read) {
            Some(Ok(bytes)) => Ok(m.stream_of(&bytes)),
            _ => Err(closed(&file)),
        },
        Ok(None) => Err(closed(&file)),
        Err(error) => Err(Outcome::Unsupported(format!("a resource is not read: {error}"))),
    }
}

fn closed(file: &str) -> Outcome {
    let message = format!("{file} (files are closed to checked programs; --allow-read DIR opens a folder)");
    raise("java/io/FileNotFoundException", message)
}

/// `Class.getProtectionDomain0()`: that of a class of the program says where it came from.
fn domain<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let class = m.class_of_mirror(m.arg_ref(a, 0));
    let linked = m.program.class(class);
    if linked.origin != Origin::User || linked.file.is_none() {
        return Ok(reference(Ref::NULL));
    }
    let name = format!("{}.class", linked.name);
    let places = m.program.path.places_of(&name, false);
    let Some((place, is_jar)) = places.unwrap_or_default().pop() else { return Ok(reference(Ref::NULL)) };
    let path = escape(&place.to_string_lossy());
    let path = if is_jar { path } else { format!("{path}/") };
    let location = m.new_url(&Address { protocol: "file", host: "", path })?;
    let source = m.load_class("java/security/CodeSource").map_err(failed)?;
    let domain = m.load_class("java/security/ProtectionDomain").map_err(failed)?;
    let key = m.load_class("java/security/ProtectionDomain$Key").map_err(failed)?;
    for one in [source, domain, key] {
        m.initialization(one);
    }
    let made =
        [source, domain, key].map(|one| m.heap.allocate_object(one, m.program.class(one).instance_words));
    let [source, domain, key] = made;
    m.set_field(source, "location", u64::from(location.0));
    let loader = m.app_loader();
    let Outcome::Value(principals) = m.new_reference_array("java/security/Principal", &[]) else {
        return Ok(reference(Ref::NULL));
    };
    for (field, value) in [
        ("codesource", u64::from(source.0)),
        ("classloader", u64::from(loader.0)),
        ("principals", principals),
        ("key", u64::from(key.0)),
    ] {
        m.set_field(domain, field, value);
    }
    Ok(reference(domain))
}
