//! The program: loading, linking and resolution (JVMS chapter 5).
//!
//! It only ever grows. What a run *does* with a class (its statics, whether it is initialised) is state
//! of the machine and can be undone; what a class *is* stands here and cannot change.

mod link;
mod resolve;

use crate::classfile::ClassFile;
use crate::classpath::{ClassPath, Origin};
use crate::code::CodeStore;
use crate::linked::{Class, Field, Method, Shape, access};
use crate::load_error::LoadError;
use crate::names::{ClassId, FieldId, Kind, MethodId, Symbol, Symbols, class_of_descriptor};
use std::collections::HashMap;
use std::sync::Arc;

/// At most this many classes: operations hold a class in 16 bits.
const CLASS_LIMIT: usize = 0xFFFF;

/// All loaded classes with their methods, fields and code.
#[derive(Clone, Debug)]
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
    /// Classes that the program defined from bytes.
    pub dynamic: Vec<ClassId>,
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
            dynamic: Vec::new(),
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
        match self.by_name.get(name) {
            Some(id) => *id,
            None => self.define_another(name, super_class, references, words),
        }
    }

    /// The same, whether or not there is a class of that name: schedules may give one name to different classes.
    pub fn define_another(
        &mut self,
        name: &str,
        super_class: ClassId,
        references: u32,
        words: u32,
    ) -> ClassId {
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
}

fn blank(name: &str) -> Class {
    Class {
        name: name.into(),
        wide_name: hash_text(name),
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

/// A hash that is the same in every run and on every machine.
pub fn hash_text(text: &str) -> u128 {
    use std::hash::Hasher;
    let half = |seed: u8| {
        // SipHash with a fixed key.
        #[expect(
            deprecated,
            reason = "the other hashers of the standard library draw a key for each run or may change"
        )]
        let mut hasher = std::hash::SipHasher::new_with_keys(u64::from(seed), 0x5C0F_111E);
        hasher.write(text.as_bytes());
        hasher.finish()
    };
    u128::from(half(1)) << 64 | u128::from(half(2))
}
