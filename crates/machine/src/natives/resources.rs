//! Resources of the JDK's modules and of the program, and the providers of services.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{boolean, ended, nothing, null_pointer, raise, reference};
use crate::stop::{Args, Outcome, Stop};
use crate::stub::StubBuilder;
use crate::versions::{PROVIDERS, UNMODELLED_SERVICES};
use program::code::Op;
use program::linked::access;
use program::{ClassId, Kind, MethodId, Origin};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Class",
                &[
                    ("getResourceAsStream", "*", |m, a| {
                        let (mirror, name) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
                        class_resource(m, mirror, name, Machine::stream_of)
                    }),
                    ("getResource", "*", |m, a| {
                        let (mirror, name) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
                        ended(class_address(m, mirror, name))
                    }),
                ],
            ),
            (
                "java/lang/ClassLoader",
                &[
                    ("getResourceAsStream", "*", |m, a| {
                        loader_resource(m, m.arg_ref(a, 1), Machine::stream_of)
                    }),
                    ("getResource", "*", |m, a| first_address(m, m.arg_ref(a, 1))),
                    ("getSystemResourceAsStream", "*", |m, a| {
                        loader_resource(m, m.arg_ref(a, 0), Machine::stream_of)
                    }),
                    ("getSystemResource", "*", |m, a| first_address(m, m.arg_ref(a, 0))),
                    ("getResources", "*", |m, a| all_addresses(m, m.arg_ref(a, 1))),
                    ("getSystemResources", "*", |m, a| all_addresses(m, m.arg_ref(a, 0))),
                ],
            ),
            (
                "java/lang/Module",
                &[("getResourceAsStream", "*", |m, a| {
                    let (module, name) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
                    let module = Ref(m.get_field(module, "name") as u32);
                    module_resource(m, module, name)
                })],
            ),
            (
                "jdk/internal/loader/BootLoader",
                &[
                    ("setBootLoaderUnnamedModule0", "*", nothing),
                    ("loadLibrary", "*", nothing),
                    ("loadClassOrNull", "*", |m, a| super::classes::load_or_null(m, m.arg_ref(a, 0))),
                    ("findResourceAsStream", "*", |m, a| {
                        let (module, name) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
                        module_resource(m, module, name)
                    }),
                    ("hasClassPath", "*", |_, _| boolean(false)),
                ],
            ),
            (
                "java/util/ServiceLoader",
                &[
                    (
                        "load",
                        "(Ljava/lang/ModuleLayer;Ljava/lang/Class;)Ljava/util/ServiceLoader;",
                        |m, a| service_loader(m, m.arg_ref(a, 1)),
                    ),
                    ("load", "*", |m, a| service_loader(m, m.arg_ref(a, 0))),
                    ("loadInstalled", "*", |m, a| service_loader(m, m.arg_ref(a, 0))),
                    ("iterator", "*", |m, a| with_providers(m, a, "iterator", "()Ljava/util/Iterator;")),
                    ("findFirst", "*", |m, a| first_provider(m, a)),
                    ("stream", "*", |m, a| match providers(m, a) {
                        Ok(found) if found.is_empty() => {
                            m.call_static("java/util/stream/Stream", "empty", "()Ljava/util/stream/Stream;")
                        }
                        Ok(_) => Outcome::Unsupported("ServiceLoader.stream is not modelled".into()),
                        Err(outcome) => outcome,
                    }),
                    ("reload", "*", nothing),
                ],
            ),
        ]
    }
}

/// The class that is asked for a resource, and the resource's name from the root.
fn full_name<H: Host>(m: &Machine<H>, mirror: Ref, name: Ref) -> (ClassId, String) {
    let mut class = m.class_of_mirror(mirror);
    while let program::linked::Shape::Array(element, _) = m.program.class(class).shape {
        class = element;
    }
    let name = m.text(name);
    let package = m.program.class(class).package();
    let full = match name.strip_prefix('/') {
        Some(absolute) => absolute.to_string(),
        None if package.is_empty() => name,
        None => format!("{package}/{name}"),
    };
    (class, full)
}

/// A resource named relative to a class's package, or from the root with a leading slash.
fn class_resource<H: Host>(
    m: &mut Machine<H>,
    mirror: Ref,
    name: Ref,
    wrap: fn(&mut Machine<H>, &[u8]) -> Outcome,
) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let (class, full) = full_name(m, mirror, name);
    if m.program.class(class).origin == Origin::Jdk {
        let package = m.program.class(class).package().to_string();
        let module = m.program.path.image().module_of(&package).unwrap_or_else(|| "java.base".into());
        let found = m.program.path.image().resource(&format!("/{module}/{full}"));
        return found_resource(m, found, wrap);
    }
    let found = m.program.path.user_resource(&full);
    found_resource(m, found, wrap)
}

fn loader_resource<H: Host>(
    m: &mut Machine<H>,
    name: Ref,
    wrap: fn(&mut Machine<H>, &[u8]) -> Outcome,
) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let name = m.text(name);
    // Of the JDK's modules only classes can be seen from outside.
    if let Some(class) = name.strip_suffix(".class")
        && let Ok(Some(bytes)) = m.program.path.image().class(class)
    {
        return wrap(m, &bytes);
    }
    let found = m.program.path.user_resource(&name);
    found_resource(m, found, wrap)
}

fn module_resource<H: Host>(m: &mut Machine<H>, module: Ref, name: Ref) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let name = m.text(name);
    let name = name.strip_prefix('/').unwrap_or(&name);
    let found =
        if module.is_null() { m.program.path.user_resource(name) } else { m.resource_of_package(name) };
    found_resource(m, found, Machine::stream_of)
}

fn found_resource<H: Host>(
    m: &mut Machine<H>,
    found: std::io::Result<Option<Vec<u8>>>,
    wrap: fn(&mut Machine<H>, &[u8]) -> Outcome,
) -> Outcome {
    match found {
        Ok(Some(bytes)) => wrap(m, &bytes),
        Ok(None) => reference(Ref::NULL),
        // A link out of the class path, a pipe, a jar that is broken: what Java would do depends on the host.
        Err(error) => Outcome::Unsupported(format!("a resource is not read: {error}")),
    }
}

/// `Class.getResource`: the address, or null.
fn class_address<H: Host>(m: &mut Machine<H>, mirror: Ref, name: Ref) -> Result<Outcome, Outcome> {
    if name.is_null() {
        return Err(null_pointer());
    }
    let (class, full) = full_name(m, mirror, name);
    if m.program.class(class).origin == Origin::Jdk {
        let package = m.program.class(class).package().to_string();
        let module = m.program.path.image().module_of(&package).unwrap_or_else(|| "java.base".into());
        return match m.program.path.image().resource(&format!("/{module}/{full}")) {
            Ok(Some(_)) => m.url_of_jdk(&module, &full).map(reference),
            Ok(None) => Ok(reference(Ref::NULL)),
            Err(error) => Err(Outcome::Unsupported(format!("a resource is not read: {error}"))),
        };
    }
    let found = addresses(m, &full, false)?;
    Ok(reference(found.first().copied().unwrap_or(Ref::NULL)))
}

/// The addresses of what a class loader finds.
fn addresses<H: Host>(m: &mut Machine<H>, name: &str, all: bool) -> Result<Vec<Ref>, Outcome> {
    let mut found = Vec::new();
    // Of the JDK's modules only classes can be seen from outside.
    if let Some(class) = name.strip_suffix(".class")
        && let Ok(Some(_)) = m.program.path.image().class(class)
    {
        let package = class.rsplit_once('/').map_or("", |(package, _)| package);
        let module = m.program.path.image().module_of(package).unwrap_or_else(|| "java.base".into());
        found.push(m.url_of_jdk(&module, name)?);
    }
    if found.is_empty() || all {
        found.extend(m.urls_of_user(name, all)?);
    }
    Ok(found)
}

fn first_address<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let name = m.text(name);
    ended(addresses(m, &name, false).map(|found| reference(found.first().copied().unwrap_or(Ref::NULL))))
}

/// `ClassLoader.getResources`
fn all_addresses<H: Host>(m: &mut Machine<H>, name: Ref) -> Outcome {
    if name.is_null() {
        return null_pointer();
    }
    let name = m.text(name);
    let list = match addresses(m, &name, true) {
        Ok(found) => m.new_reference_array("java/net/URL", &found),
        Err(outcome) => outcome,
    };
    let Outcome::Value(list) = list else { return list };
    match m.named_stub("ClassLoader.getResources", enumerating_stub) {
        Ok(stub) => Outcome::Call(stub, vec![list]),
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// `return Collections.enumeration(Arrays.asList(urls));`
fn enumerating_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    let mut stub = StubBuilder::new(&[Kind::Reference]);
    m.stub_static(&mut stub, 0, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;")?;
    let by = "(Ljava/util/Collection;)Ljava/util/Enumeration;";
    m.stub_static(&mut stub, 0, "java/util/Collections", "enumeration", by)?;
    stub.emit(Op::ReturnValue { a: 0 });
    let class = m.load_class("java/lang/ClassLoader")?;
    Ok(m.finish_stub(stub, class, "getResources", 1, Kind::Reference))
}

fn service_loader<H: Host>(m: &mut Machine<H>, service: Ref) -> Outcome {
    if service.is_null() {
        return raise("java/lang/NullPointerException", "Service interface cannot be null");
    }
    match m.load_class("java/util/ServiceLoader") {
        Ok(class) => {
            let words = m.program.class(class).instance_words;
            let loader = m.heap.allocate_object(class, words);
            m.set_field(loader, "service", u64::from(service.0));
            reference(loader)
        }
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// The classes that provide the service of a loader.
fn providers<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Vec<ClassId>, Outcome> {
    let service = Ref(m.get_field(m.arg_ref(a, 0), "service") as u32);
    let service = m.class_of_mirror(service);
    let name = m.program.class(service).name.to_string();
    if UNMODELLED_SERVICES.contains(&name.as_str()) {
        return Err(Outcome::Unsupported(format!(
            "the providers of {} are not modelled",
            name.replace('/', ".")
        )));
    }
    let mut found = Vec::new();
    for (_, classes) in PROVIDERS.iter().filter(|(known, _)| *known == name) {
        // A module that is not in the image provides nothing.
        found.extend(classes.iter().filter_map(|class| m.program.load(class).ok()));
    }
    let file = m.program.path.user_resource(&format!("META-INF/services/{}", name.replace('/', ".")));
    let text = String::from_utf8_lossy(&file.ok().flatten().unwrap_or_default()).into_owned();
    for line in text.lines() {
        let provider = line.split('#').next().unwrap_or("").trim();
        if provider.is_empty() {
            continue;
        }
        match m.program.load(&provider.replace('.', "/")) {
            Ok(class) if m.program.is_subclass(class, service) => found.push(class),
            Ok(_) => return Err(bad_provider(m, service, &format!("Provider {provider} not a subtype"))),
            Err(_) => return Err(bad_provider(m, service, &format!("Provider {provider} not found"))),
        }
    }
    Ok(found)
}

fn bad_provider<H: Host>(m: &Machine<H>, service: ClassId, what: &str) -> Outcome {
    let message = format!("{}: {what}", m.program.class(service).java_name());
    raise("java/util/ServiceConfigurationError", message)
}

/// Calls a method of the list of new providers.
fn with_providers<H: Host>(m: &mut Machine<H>, a: Args, method: &str, descriptor: &str) -> Outcome {
    let made = providers(m, a).and_then(|found| {
        provider_stub(m, &found, method, descriptor).map_err(|stop| Outcome::Unsupported(format!("{stop:?}")))
    });
    match made {
        Ok(stub) => Outcome::Call(stub, Vec::new()),
        Err(outcome) => outcome,
    }
}

fn first_provider<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    match providers(m, a) {
        Ok(found) if found.is_empty() => {
            m.call_static("java/util/Optional", "empty", "()Ljava/util/Optional;")
        }
        Ok(_) => Outcome::Unsupported("ServiceLoader.findFirst is not modelled".into()),
        Err(outcome) => outcome,
    }
}

/// `list = new ArrayList(); list.add(new P()); ...; return list.method();`
fn provider_stub<H: Host>(
    m: &mut Machine<H>,
    classes: &[ClassId],
    method: &str,
    descriptor: &str,
) -> Result<MethodId, Stop> {
    let list_class = m.load_class("java/util/ArrayList")?;
    let make_list = m.method_named("java/util/ArrayList", "<init>", "()V")?;
    let add = m.method_named("java/util/ArrayList", "add", "(Ljava/lang/Object;)Z")?;
    let last = m.method_named("java/util/ArrayList", method, descriptor)?;
    let mut stub = StubBuilder::new(&[]);
    let (list, provider) = (stub.take(Kind::Reference), stub.take(Kind::Reference));
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    m.stub_new(&mut stub, list, list_class);
    stub.emit(Op::Mov { d: base, a: list });
    stub.emit(Op::InvokeDirect { base, m: make_list.0 });
    for class in classes {
        let linked = m.program.class(*class);
        let name = linked.java_name();
        if linked.access & access::ABSTRACT != 0 {
            return Err(Stop::Unsupported(format!("the abstract service provider {name}")));
        }
        let Some(init) = m.program.find_method(*class, "<init>", "()V") else {
            return Err(Stop::Unsupported(format!(
                "the service provider {name} has no constructor without arguments"
            )));
        };
        m.stub_new(&mut stub, provider, *class);
        stub.emit(Op::Mov { d: base, a: provider });
        stub.emit(Op::InvokeDirect { base, m: init.0 });
        stub.emit(Op::Mov { d: base, a: list });
        stub.emit(Op::Mov { d: base + 1, a: provider });
        stub.emit(Op::InvokeDirect { base, m: add.0 });
    }
    stub.emit(Op::Mov { d: base, a: list });
    stub.emit(Op::InvokeDirect { base, m: last.0 });
    stub.emit(Op::ReturnValue { a: base });
    Ok(m.finish_stub(stub, list_class, "providers", 0, Kind::Reference))
}

impl<H: Host> Machine<H> {
    /// A `ByteArrayInputStream` over bytes.
    pub(super) fn stream_of(&mut self, bytes: &[u8]) -> Outcome {
        match self.load_class("java/io/ByteArrayInputStream") {
            Ok(class) => {
                let stream = self.heap.allocate_object(class, self.program.class(class).instance_words);
                let array = self.new_bytes(bytes);
                self.set_field(stream, "buf", u64::from(array.0));
                self.set_field(stream, "count", bytes.len() as u64);
                reference(stream)
            }
            Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
        }
    }

    /// A resource of the JDK, in the module that its package belongs to.
    fn resource_of_package(&mut self, name: &str) -> std::io::Result<Option<Vec<u8>>> {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        let module = self.program.path.image().module_of(package).unwrap_or_else(|| "java.base".into());
        self.program.path.image().resource(&format!("/{module}/{name}"))
    }
}
