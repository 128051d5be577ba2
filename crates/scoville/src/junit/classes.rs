//! Class files as a reader of annotations sees them.

use anyhow::{Context, Result, bail};
use program::classfile::{Annotation, ClassFile};
use program::linked::access::SYNTHETIC;
use program::{ClassPath, Origin};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A class.
pub(super) struct Class {
    /// Its internal name.
    pub(super) name: String,
    /// Its flags, as its source has them.
    pub(super) access: u16,
    /// Whether it is a member of another class.
    pub(super) is_member: bool,
    pub(super) superclass: Option<String>,
    pub(super) interfaces: Vec<String>,
    pub(super) annotations: Vec<Annotation>,
    pub(super) fields: Vec<Member>,
    pub(super) methods: Vec<Member>,
    /// The name that sources have for it.
    pub(super) source_name: String,
    /// Classes that are members of it, which have no outer instance or have one.
    pub(super) members: Vec<(String, u16)>,
}

impl Class {
    /// Its package, as class files name it.
    pub(super) fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// The last part of its name in sources.
    pub(super) fn simple_name(&self) -> &str {
        self.source_name.rsplit('.').next().unwrap_or_default()
    }
}

/// A field or a method.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) descriptor: String,
    pub(super) access: u16,
    pub(super) annotations: Vec<Annotation>,
    /// Annotations of each parameter, if any has one.
    pub(super) parameters: Vec<Vec<Annotation>>,
}

impl Member {
    pub(super) fn has(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    /// The annotation of a class.
    pub(super) fn annotation(&self, class: &str) -> Option<&Annotation> {
        self.annotations.iter().find(|one| one.class == class)
    }

    /// The descriptors of the parameters.
    pub(super) fn parameter_types(&self) -> Vec<String> {
        let inside = self.descriptor.strip_prefix('(').and_then(|rest| rest.split_once(')'));
        let mut rest = inside.map_or("", |(parameters, _)| parameters);
        let mut types = Vec::new();
        while !rest.is_empty() {
            let dimensions = rest.bytes().take_while(|byte| *byte == b'[').count();
            let length = match rest.as_bytes().get(dimensions) {
                Some(b'L') => rest.find(';').map_or(rest.len(), |end| end + 1),
                _ => (dimensions + 1).min(rest.len()),
            };
            types.push(rest[..length].to_string());
            rest = &rest[length..];
        }
        types
    }

    /// The descriptor of what a method returns.
    pub(super) fn return_type(&self) -> &str {
        self.descriptor.rsplit(')').next().unwrap_or_default()
    }
}

/// The classes on a class path, read when they are asked for.
pub(super) struct Classes {
    path: ClassPath,
    known: BTreeMap<String, Option<Rc<Class>>>,
}

impl Classes {
    pub(super) fn new(path: ClassPath) -> Classes {
        Classes { path, known: BTreeMap::new() }
    }

    /// A class of the program; none if there is no such class, or if it is the JDK's or the API's.
    pub(super) fn get(&mut self, name: &str) -> Result<Option<Rc<Class>>> {
        if let Some(known) = self.known.get(name) {
            return Ok(known.clone());
        }
        let found = self.path.class(name).with_context(|| format!("class {name}"))?;
        let class = match found {
            Some((bytes, Origin::User)) => {
                Some(Rc::new(read(bytes).with_context(|| format!("class {}", name.replace('/', ".")))?))
            }
            _ => None,
        };
        self.known.insert(name.to_string(), class.clone());
        Ok(class)
    }

    /// What the settings of JUnit 5 beside the classes change, if it is not followed.
    pub(super) fn settings(&mut self) -> Result<Option<String>> {
        const FILE: &str = "junit-platform.properties";
        let settings = self.path.user_resource(FILE).context(FILE)?.unwrap_or_default();
        let settings = String::from_utf8_lossy(&settings).into_owned();
        let strange = [
            "testinstance.lifecycle.default",
            "extensions.autodetection",
            "timeout.thread.mode.default",
            "search.useLegacySemantics",
        ];
        let found = strange.into_iter().find(|name| settings.contains(name));
        Ok(found.map(|name| format!("{name} of {FILE} is not followed")))
    }

    /// A class and its superclasses that are the program's, itself first.
    pub(super) fn chain(&mut self, class: &Rc<Class>) -> Result<Vec<Rc<Class>>> {
        let mut chain = vec![Rc::clone(class)];
        while let Some(above) = &chain[chain.len() - 1].superclass.clone() {
            match self.get(above)? {
                // A class file may claim to be above itself.
                Some(above) if chain.len() < 100 => chain.push(above),
                _ => break,
            }
        }
        Ok(chain)
    }

    /// The name that sources have for a class.
    pub(super) fn source_name(&mut self, name: &str) -> Result<String> {
        let name = match self.get(name)? {
            Some(class) => class.source_name.clone(),
            None => name.replace(['/', '$'], "."),
        };
        if !is_name_of_java(&name) {
            bail!("a class has a name that Java has no form for: {name}");
        }
        Ok(name)
    }

    /// The name that sources have for a type, given as a descriptor; type arguments are left out.
    pub(super) fn type_name(&mut self, descriptor: &str) -> Result<String> {
        Ok(match descriptor {
            "B" => "byte".into(),
            "C" => "char".into(),
            "D" => "double".into(),
            "F" => "float".into(),
            "I" => "int".into(),
            "J" => "long".into(),
            "S" => "short".into(),
            "Z" => "boolean".into(),
            other => match other.strip_prefix('[') {
                Some(element) => self.type_name(element)? + "[]",
                None => self.source_name(class_of(other).unwrap_or(other))?,
            },
        })
    }
}

/// Whether sources can have a name: class files may have others, and what is made of them must not be anything else.
pub(super) fn is_name_of_java(name: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty()
            && !part.starts_with(|one: char| one.is_ascii_digit())
            && part.chars().all(|one| one.is_alphanumeric() || one == '_' || one == '$')
    };
    name.split('.').all(is_part)
}

/// The class that a descriptor names.
pub(super) fn class_of(descriptor: &str) -> Option<&str> {
    descriptor.strip_prefix('L')?.strip_suffix(';')
}

fn read(bytes: Vec<u8>) -> Result<Class> {
    let file = ClassFile::parse(bytes.into())?;
    let name = file.class_name(file.this_class)?;
    let superclass = if file.super_class == 0 { None } else { Some(file.class_name(file.super_class)?) };
    let member = |member: &program::classfile::Member| -> Result<Member> {
        Ok(Member {
            name: file.utf8(member.name)?,
            descriptor: file.utf8(member.descriptor)?,
            access: member.access,
            annotations: file.visible_annotations(&member.annotations)?,
            parameters: file.parameter_annotations(&member.annotations)?,
        })
    };
    let mut source_name = name.replace('/', ".");
    let mut members = Vec::new();
    let mut outer = BTreeMap::new();
    // The flags of a member are those that the class around it has for it.
    let mut access = file.access;
    for inner in &file.inner_classes {
        if inner.outer == 0 || inner.name == 0 {
            continue;
        }
        let (class, of) = (file.class_name(inner.inner)?, file.class_name(inner.outer)?);
        if of == name {
            members.push((class.clone(), inner.access));
        }
        if class == name {
            access = inner.access;
        }
        outer.insert(class, (of, file.utf8(inner.name)?));
    }
    let is_member = outer.contains_key(&name);
    if is_member {
        let mut simple = Vec::new();
        let mut at = name.clone();
        while let Some((of, own)) = outer.remove(&at) {
            simple.insert(0, own);
            at = of;
        }
        source_name = format!("{}.{}", at.replace('/', "."), simple.join("."));
    }
    if !is_name_of_java(&source_name) {
        bail!("it has a name that Java has no form for: {source_name}");
    }
    Ok(Class {
        superclass,
        access,
        is_member,
        interfaces: file.interfaces.iter().map(|one| file.class_name(*one)).collect::<Result<_, _>>()?,
        annotations: file.visible_annotations(&file.annotations)?,
        fields: file.fields.iter().map(member).collect::<Result<_>>()?,
        methods: file
            .methods
            .iter()
            .filter(|method| method.access & SYNTHETIC == 0)
            .map(member)
            .collect::<Result<_>>()?,
        name,
        source_name,
        members,
    })
}
