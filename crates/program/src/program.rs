//! The program: loading, linking and resolution (JVMS chapter 5).
//!
//! It only ever grows. What a run *does* with a class (its statics, whether it is initialised) is state
//! of the machine and can be undone; what a class *is* stands here and cannot change.

use crate::classfile::{ClassFile, ClassFileError, Member};
use crate::classpath::{ClassPath, Origin};
use crate::code::CodeStore;
use crate::linked::{Class, Field, Method, Shape, access};
use crate::names::{
    ClassId, FieldId, Kind, MethodId, Symbol, Symbols, class_of_descriptor, split_descriptor,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Why a class cannot be used. The machine turns most of these into Java errors.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// No such class on the class path.
    #[error("class {0} was not found")]
    NotFound(String),
    /// The bytes are not a valid class.
    #[error("class {0} is malformed: {1}")]
    Malformed(String, String),
    /// A class is its own ancestor.
    #[error("class {0} is its own superclass or superinterface")]
    Circular(String),
    /// A superclass is an interface, final, or the like.
    #[error("{0}")]
    Incompatible(String),
    /// The class path could not be read.
    #[error("class {0} could not be read: {1}")]
    Unreadable(String, String),
}

impl LoadError {
    fn malformed(name: &str, error: &ClassFileError) -> LoadError {
        LoadError::Malformed(name.to_string(), error.to_string())
    }
}

/// At most this many classes: operations hold a class in 16 bits.
const CLASS_LIMIT: usize = 0xFFFF;

/// All loaded classes with their methods, fields and code.
#[derive(Debug)]
pub struct Program {
    /// Where classes come from.
    pub path: ClassPath,
    /// Interned texts.
    pub symbols: Symbols,
    /// Loaded classes by id.
    pub classes: Vec<Class>,
    /// Methods by id.
    pub methods: Vec<Method>,
    /// Fields by id.
    pub fields: Vec<Field>,
    /// Translated code.
    pub code: CodeStore,
    by_name: HashMap<Arc<str>, ClassId>,
    loading: Vec<String>,
    selections: HashMap<(ClassId, MethodId), Option<MethodId>>,
}

impl Program {
    /// An empty program over a class path.
    pub fn new(path: ClassPath) -> Program {
        Program {
            path,
            symbols: Symbols::default(),
            classes: Vec::new(),
            methods: Vec::new(),
            fields: Vec::new(),
            code: CodeStore::default(),
            by_name: HashMap::new(),
            loading: Vec::new(),
            selections: HashMap::new(),
        }
    }

    /// A class.
    #[inline(always)]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// A method.
    #[inline(always)]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// A field.
    #[inline(always)]
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.symbols.text(symbol)
    }

    /// `class.method` as Java prints it in a stack trace.
    pub fn method_name(&self, id: MethodId) -> String {
        let method = self.method(id);
        format!("{}.{}", self.class(method.class).java_name(), self.text(method.name))
    }

    /// A class that has already been loaded.
    pub fn loaded(&self, name: &str) -> Option<ClassId> {
        self.by_name.get(name).copied()
    }

    /// Loads a class by internal name (`java/lang/String`, `[I`, `[Ljava/lang/String;`).
    pub fn load(&mut self, name: &str) -> Result<ClassId, LoadError> {
        if let Some(id) = self.by_name.get(name) {
            return Ok(*id);
        }
        if let Some(element) = name.strip_prefix('[') {
            return self.load_array(name, element);
        }
        let (bytes, origin) = match self.path.class(name) {
            Ok(Some(found)) => found,
            Ok(None) => return Err(LoadError::NotFound(name.to_string())),
            Err(error) => return Err(LoadError::Unreadable(name.to_string(), error.to_string())),
        };
        let file = ClassFile::parse(bytes.into()).map_err(|error| LoadError::malformed(name, &error))?;
        self.define(name, file, origin)
    }

    fn load_array(&mut self, name: &str, element: &str) -> Result<ClassId, LoadError> {
        let not_found = || LoadError::NotFound(name.to_string());
        if name.bytes().take_while(|b| *b == b'[').count() > 255 {
            return Err(not_found());
        }
        let kind = Kind::of(element).ok_or_else(not_found)?;
        let element = match kind {
            Kind::Reference => {
                if crate::names::descriptor_length(element) != Some(element.len()) {
                    return Err(not_found());
                }
                self.load(class_of_descriptor(element))?
            }
            Kind::Void => return Err(not_found()),
            _ if element.len() == 1 => self.primitive(kind),
            _ => return Err(not_found()),
        };
        self.array_of(element)
    }

    /// The class of a primitive type.
    pub fn primitive(&mut self, kind: Kind) -> ClassId {
        if let Some(id) = self.by_name.get(kind.java_name()) {
            return *id;
        }
        let class = Class {
            access: access::PUBLIC | access::FINAL | access::ABSTRACT,
            shape: Shape::Primitive(kind),
            ..blank(kind.java_name())
        };
        self.push(class)
    }

    /// The array class over an element class.
    pub fn array_of(&mut self, element: ClassId) -> Result<ClassId, LoadError> {
        if let Some(id) = self.class(element).array_class {
            return Ok(id);
        }
        let object = self.load("java/lang/Object")?;
        let interfaces = vec![self.load("java/lang/Cloneable")?, self.load("java/io/Serializable")?];
        let class = self.class(element);
        let (name, kind) = match class.shape {
            Shape::Primitive(kind) => (format!("[{}", kind.letter()), kind),
            Shape::Array(..) => (format!("[{}", class.name), Kind::Reference),
            Shape::Instance => (format!("[L{};", class.name), Kind::Reference),
        };
        let mut all_interfaces = interfaces.clone();
        all_interfaces.sort();
        let class = Class {
            access: (class.access & access::PUBLIC) | access::FINAL | access::ABSTRACT,
            shape: Shape::Array(element, kind),
            origin: class.origin,
            super_class: Some(object),
            chain: vec![object],
            interfaces,
            all_interfaces,
            vtable: self.class(object).vtable.clone(),
            ..blank(&name)
        };
        let id = self.push(class);
        self.classes[id.index()].chain.push(id);
        self.classes[element.index()].array_class = Some(id);
        Ok(id)
    }

    fn push(&mut self, class: Class) -> ClassId {
        let id = ClassId(self.classes.len() as u32);
        self.by_name.insert(Arc::clone(&class.name), id);
        self.classes.push(class);
        id
    }

    /// A class without a file, for objects that only the machine makes.
    pub fn define_synthetic(
        &mut self,
        name: &str,
        super_class: ClassId,
        references: u32,
        words: u32,
    ) -> ClassId {
        if let Some(id) = self.by_name.get(name) {
            return *id;
        }
        let parent = self.class(super_class);
        let mut instance_references = parent.instance_references.clone();
        instance_references.extend(parent.instance_words..parent.instance_words + references);
        let class = Class {
            access: access::PUBLIC | access::FINAL | access::SYNTHETIC,
            origin: Origin::Jdk,
            super_class: Some(super_class),
            chain: parent.chain.clone(),
            all_interfaces: parent.all_interfaces.clone(),
            instance_words: parent.instance_words + references + words,
            instance_references,
            vtable: parent.vtable.clone(),
            ..blank(name)
        };
        let id = self.push(class);
        self.classes[id.index()].chain.push(id);
        id
    }

    /// A method that the machine made: it has operations and no bytecode.
    #[expect(clippy::too_many_arguments, reason = "a method's parts, named at the one place that makes them")]
    pub fn add_stub(
        &mut self,
        class: ClassId,
        name: &str,
        argument_slots: u16,
        result: Kind,
        ops: &[crate::code::Op],
        kinds: &[crate::analysis::Slot],
        catch: Option<(crate::code::Handler, u16)>,
    ) -> MethodId {
        let id = MethodId(self.methods.len() as u32);
        let code = self.code.add_synthetic(id, ops, kinds, catch);
        let name = self.symbols.intern(name);
        let descriptor = self.symbols.intern("()V");
        self.methods.push(Method {
            class,
            name,
            descriptor,
            access: access::PUBLIC | access::STATIC | access::SYNTHETIC,
            argument_slots,
            result,
            vtable_index: None,
            file_index: 0,
            bytecode: None,
            hidden: true,
            code: Some(code),
        });
        id
    }

    /// Makes a method the selection of an interface method for a class (lambdas).
    pub fn bind(&mut self, receiver: ClassId, interface_method: MethodId, method: MethodId) {
        self.selections.insert((receiver, interface_method), Some(method));
    }

    /// A class without a file that implements an interface (lambdas). Fields are words after `Object`'s.
    pub fn define_lambda(
        &mut self,
        name: &str,
        interfaces: Vec<ClassId>,
        captured: &[Kind],
        origin: Origin,
    ) -> Result<ClassId, LoadError> {
        let object = self.load("java/lang/Object")?;
        let id = self.define_synthetic(name, object, 0, captured.len() as u32);
        let mut all: Vec<ClassId> =
            interfaces.iter().flat_map(|i| self.class(*i).all_interfaces.iter().copied()).collect();
        all.sort();
        all.dedup();
        let class = &mut self.classes[id.index()];
        class.origin = origin;
        class.interfaces = interfaces;
        class.all_interfaces = all;
        class.instance_references = captured
            .iter()
            .enumerate()
            .filter(|(_, kind)| **kind == Kind::Reference)
            .map(|(i, _)| i as u32)
            .collect();
        Ok(id)
    }

    /// Links a parsed class file under the name it was asked for.
    pub fn define(&mut self, name: &str, file: ClassFile, origin: Origin) -> Result<ClassId, LoadError> {
        let malformed = |error: ClassFileError| LoadError::malformed(name, &error);
        let own_name = file.class_name(file.this_class).map_err(malformed)?;
        if own_name != name {
            return Err(LoadError::Incompatible(format!("{name} (wrong name: {own_name})")));
        }
        if self.loading.iter().any(|loading| loading == name) {
            return Err(LoadError::Circular(name.to_string()));
        }
        if self.loading.len() > 1000 || self.classes.len() >= CLASS_LIMIT {
            return Err(LoadError::Incompatible(format!("too many classes while loading {name}")));
        }
        self.loading.push(name.to_string());
        let parents = self.load_parents(name, &file);
        self.loading.pop();
        let (super_class, interfaces) = parents?;
        // Loading the parents may have loaded this class through a cycle of array types.
        if let Some(id) = self.by_name.get(name) {
            return Ok(*id);
        }
        let id = self.link(name, file, origin, super_class, interfaces).map_err(malformed)?;
        Ok(id)
    }

    fn load_parents(
        &mut self,
        name: &str,
        file: &ClassFile,
    ) -> Result<(Option<ClassId>, Vec<ClassId>), LoadError> {
        let malformed = |error: ClassFileError| LoadError::malformed(name, &error);
        let is_interface = file.access & access::INTERFACE != 0;
        let super_class = match file.super_class {
            0 if name == "java/lang/Object" => None,
            0 => return Err(LoadError::Incompatible(format!("class {name} has no superclass"))),
            index => Some(self.load(&file.class_name(index).map_err(malformed)?)?),
        };
        if let Some(parent) = super_class.map(|id| self.class(id)) {
            let text = parent.java_name();
            if parent.is_interface() || parent.is_array() {
                let own = name.replace('/', ".");
                return Err(LoadError::Incompatible(format!(
                    "class {own} has interface {text} as super class"
                )));
            }
            if parent.access & access::FINAL != 0 {
                let own = name.replace('/', ".");
                return Err(LoadError::Incompatible(format!(
                    "class {own} cannot inherit from final class {text}"
                )));
            }
            if is_interface && text != "java.lang.Object" {
                return Err(LoadError::Incompatible(format!(
                    "interface {name} must extend java.lang.Object"
                )));
            }
        }
        let mut interfaces = Vec::new();
        for index in &file.interfaces {
            let interface = self.load(&file.class_name(*index).map_err(malformed)?)?;
            if !self.class(interface).is_interface() {
                let (own, other) = (name.replace('/', "."), self.class(interface).java_name());
                return Err(LoadError::Incompatible(format!(
                    "class {own} can not implement {other}, because it is not an interface"
                )));
            }
            interfaces.push(interface);
        }
        Ok((super_class, interfaces))
    }

    fn link(
        &mut self,
        name: &str,
        file: ClassFile,
        origin: Origin,
        super_class: Option<ClassId>,
        interfaces: Vec<ClassId>,
    ) -> Result<ClassId, ClassFileError> {
        let id = ClassId(self.classes.len() as u32);
        let mut class = Class { access: file.access, origin, super_class, interfaces, ..blank(name) };
        if let Some(parent) = super_class.map(|id| self.class(id)) {
            class.chain = parent.chain.clone();
            class.all_interfaces = parent.all_interfaces.clone();
            class.instance_words = parent.instance_words;
            class.instance_references = parent.instance_references.clone();
            class.vtable = parent.vtable.clone();
        }
        class.chain.push(id);
        for interface in &class.interfaces {
            class.all_interfaces.extend_from_slice(&self.class(*interface).all_interfaces);
        }
        if class.is_interface() {
            class.all_interfaces.push(id);
        }
        class.all_interfaces.sort();
        class.all_interfaces.dedup();
        let first_method = self.methods.len();
        let first_field = self.fields.len();
        if let Err(error) = self.link_members(id, &mut class, &file) {
            self.methods.truncate(first_method);
            self.fields.truncate(first_field);
            return Err(error);
        }
        class.file = Some(Arc::new(file));
        let pushed = self.push(class);
        debug_assert_eq!(pushed, id);
        Ok(id)
    }

    fn link_members(
        &mut self,
        id: ClassId,
        class: &mut Class,
        file: &ClassFile,
    ) -> Result<(), ClassFileError> {
        for (index, member) in file.fields.iter().enumerate() {
            self.link_field(id, class, file, member, index as u16)?;
        }
        for (index, member) in file.methods.iter().enumerate() {
            self.link_method(id, class, file, member, index as u16)?;
        }
        Ok(())
    }

    fn link_field(
        &mut self,
        id: ClassId,
        class: &mut Class,
        file: &ClassFile,
        member: &Member,
        file_index: u16,
    ) -> Result<(), ClassFileError> {
        let descriptor = file.utf8(member.descriptor)?;
        let kind = match crate::names::descriptor_length(&descriptor) {
            Some(length) if length == descriptor.len() && descriptor != "V" => Kind::of(&descriptor),
            _ => None,
        };
        let Some(kind) = kind else {
            return Err(ClassFileError { offset: 0, what: "a field has a malformed descriptor" });
        };
        let (words, references) = if member.access & access::STATIC != 0 {
            (&mut class.static_words, &mut class.static_references)
        } else {
            (&mut class.instance_words, &mut class.instance_references)
        };
        let word = *words;
        *words += 1;
        if kind == Kind::Reference {
            references.push(word);
        }
        class.fields.push(FieldId(self.fields.len() as u32));
        self.fields.push(Field {
            class: id,
            name: self.symbols.intern(&file.utf8(member.name)?),
            descriptor: self.symbols.intern(&descriptor),
            access: member.access,
            kind,
            word,
            file_index,
            constant_value: member.constant_value,
        });
        Ok(())
    }

    fn link_method(
        &mut self,
        id: ClassId,
        class: &mut Class,
        file: &ClassFile,
        member: &Member,
        file_index: u16,
    ) -> Result<(), ClassFileError> {
        let descriptor = file.utf8(member.descriptor)?;
        let Some((parameters, result)) = split_descriptor(&descriptor) else {
            return Err(ClassFileError { offset: 0, what: "a method has a malformed descriptor" });
        };
        let slots: u32 =
            parameters.iter().filter_map(|p| Kind::of(p)).map(|kind| u32::from(kind.slots())).sum();
        // Of a class initialiser no other flag counts than static, and that not before version 51 (JVMS 4.6).
        let flags = match file.pool.utf8_bytes(&file.bytes, member.name)? {
            b"<clinit>" if file.major < 51 => access::STATIC,
            b"<clinit>" => member.access & access::STATIC,
            _ => member.access,
        };
        let is_static = flags & access::STATIC != 0;
        let argument_slots = slots + u32::from(!is_static);
        if argument_slots > 255 {
            return Err(ClassFileError { offset: 0, what: "a method has too many parameters" });
        }
        let needs_code = flags & (access::NATIVE | access::ABSTRACT) == 0;
        if needs_code != member.code.is_some() {
            return Err(ClassFileError {
                offset: 0,
                what: "a method has code and must not, or has none and must",
            });
        }
        let method_id = MethodId(self.methods.len() as u32);
        let name = self.symbols.intern(&file.utf8(member.name)?);
        let method = Method {
            class: id,
            name,
            descriptor: self.symbols.intern(&descriptor),
            access: flags,
            argument_slots: argument_slots as u16,
            result: Kind::of(result).unwrap_or(Kind::Void),
            vtable_index: None,
            file_index,
            bytecode: member.code.clone(),
            hidden: member.hidden,
            code: None,
        };
        class.methods.push(method_id);
        self.methods.push(method);
        let text = self.text(name);
        if text == "<clinit>" {
            class.initializer = Some(method_id);
        } else if !is_static && text != "<init>" && !class.is_interface() {
            self.enter_vtable(class, method_id)?;
        }
        Ok(())
    }

    /// Puts a method over those that it overrides (JVMS 5.4.5), or at the end.
    fn enter_vtable(&mut self, class: &mut Class, id: MethodId) -> Result<(), ClassFileError> {
        let method = self.method(id);
        let mut own_index = None;
        if !method.has(access::PRIVATE) {
            for index in 0..class.vtable.len() {
                let inherited = self.method(class.vtable[index]);
                if inherited.name == method.name
                    && inherited.descriptor == method.descriptor
                    && (inherited.has(access::PUBLIC | access::PROTECTED)
                        || self.class(inherited.class).package() == class.package())
                {
                    class.vtable[index] = id;
                    own_index = own_index.or(Some(index));
                }
            }
        }
        let index = own_index.unwrap_or_else(|| {
            class.vtable.push(id);
            class.vtable.len() - 1
        });
        if index > 0xFFFF {
            return Err(ClassFileError { offset: 0, what: "a class has too many virtual methods" });
        }
        self.methods[id.index()].vtable_index = Some(index as u16);
        Ok(())
    }

    /// Whether a value of class `sub` can be assigned to `sup`.
    pub fn is_subclass(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup {
            return true;
        }
        let (lower, upper) = (self.class(sub), self.class(sup));
        if upper.is_interface() {
            return lower.all_interfaces.binary_search(&sup).is_ok();
        }
        match (lower.shape, upper.shape) {
            (Shape::Array(a, Kind::Reference), Shape::Array(b, Kind::Reference)) => self.is_subclass(a, b),
            _ => lower.chain.get(upper.chain.len().wrapping_sub(1)) == Some(&sup),
        }
    }

    /// A method declared in this very class.
    pub fn declared_method(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<MethodId> {
        let matches = |id: &&MethodId| {
            let method = self.method(**id);
            method.name == name && method.descriptor == descriptor
        };
        self.class(class).methods.iter().find(matches).copied()
    }

    /// A method by name and descriptor, by text, declared in this class or above it.
    pub fn find_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let (name, descriptor) = (self.symbols.get(name)?, self.symbols.get(descriptor)?);
        self.resolve_method(class, name, descriptor)
    }

    /// Method resolution (JVMS 5.4.3.3 and 5.4.3.4): superclasses first, then superinterfaces.
    pub fn resolve_method(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<MethodId> {
        let in_chain = self.class(class).chain.iter().rev();
        let mut chain = in_chain.map(|c| self.declared_method(*c, name, descriptor));
        if let Some(found) = chain.find_map(|method| method) {
            return Some(found);
        }
        if self.class(class).is_interface()
            && let Some(found) = self.declared_method(class, name, descriptor)
        {
            return Some(found);
        }
        self.maximally_specific(class, name, descriptor).or_else(|| {
            let any = |i: &ClassId| {
                self.declared_method(*i, name, descriptor)
                    .filter(|m| !self.method(*m).has(access::PRIVATE | access::STATIC))
            };
            self.class(class).all_interfaces.iter().find_map(any)
        })
    }

    /// The one default method that no other one hides.
    fn maximally_specific(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<MethodId> {
        let declared = |i: &ClassId| {
            self.declared_method(*i, name, descriptor)
                .filter(|m| !self.method(*m).has(access::PRIVATE | access::STATIC))
        };
        let candidates: Vec<MethodId> =
            self.class(class).all_interfaces.iter().filter_map(declared).collect();
        let hidden = |m: &MethodId| {
            let owner = self.method(*m).class;
            candidates.iter().any(|other| {
                let other_owner = self.method(*other).class;
                other_owner != owner && self.is_subclass(other_owner, owner)
            })
        };
        let mut specific =
            candidates.iter().filter(|m| !hidden(m) && !self.method(**m).has(access::ABSTRACT));
        match (specific.next(), specific.next()) {
            (Some(only), None) => Some(*only),
            _ => None,
        }
    }

    /// Method selection for an interface call (JVMS 5.4.6), remembered.
    pub fn select(&mut self, receiver: ClassId, method: MethodId) -> Option<MethodId> {
        if let Some(known) = self.selections.get(&(receiver, method)) {
            return *known;
        }
        let selected = self.select_slowly(receiver, method);
        self.selections.insert((receiver, method), selected);
        selected
    }

    fn select_slowly(&self, receiver: ClassId, method: MethodId) -> Option<MethodId> {
        let resolved = self.method(method);
        if resolved.has(access::PRIVATE) {
            return Some(method);
        }
        if let Some(index) = resolved.vtable_index {
            return self.class(receiver).vtable.get(index as usize).copied();
        }
        let virtual_method = |c: &ClassId| {
            self.declared_method(*c, resolved.name, resolved.descriptor)
                .filter(|m| !self.method(*m).has(access::STATIC | access::PRIVATE))
        };
        let in_class = self.class(receiver).chain.iter().rev().find_map(virtual_method);
        in_class.or_else(|| self.maximally_specific(receiver, resolved.name, resolved.descriptor))
    }

    /// A field declared in this class or above it (JVMS 5.4.3.2).
    pub fn resolve_field(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<FieldId> {
        let declared = |c: ClassId| {
            let matches = |id: &&FieldId| {
                let field = self.field(**id);
                field.name == name && field.descriptor == descriptor
            };
            self.class(c).fields.iter().find(matches).copied()
        };
        if let Some(found) = declared(class) {
            return Some(found);
        }
        for interface in &self.class(class).interfaces {
            if let Some(found) = self.resolve_field(*interface, name, descriptor) {
                return Some(found);
            }
        }
        self.class(class).super_class.and_then(|parent| self.resolve_field(parent, name, descriptor))
    }

    /// A field by name alone, by text.
    pub fn find_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let name = self.symbols.get(name)?;
        let declared =
            |c: &ClassId| self.class(*c).fields.iter().find(|id| self.field(**id).name == name).copied();
        self.class(class).chain.iter().rev().find_map(declared)
    }
}

fn blank(name: &str) -> Class {
    Class {
        name: name.into(),
        name_hash: hash_text(name),
        access: 0,
        shape: Shape::Instance,
        origin: Origin::Jdk,
        super_class: None,
        chain: Vec::new(),
        interfaces: Vec::new(),
        all_interfaces: Vec::new(),
        file: None,
        fields: Vec::new(),
        methods: Vec::new(),
        instance_words: 0,
        instance_references: Vec::new(),
        static_words: 0,
        static_references: Vec::new(),
        vtable: Vec::new(),
        initializer: None,
        array_class: None,
        verified: None,
    }
}

/// FNV-1a: a hash that is the same in every run and on every machine.
pub fn hash_text(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
