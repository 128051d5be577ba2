//! Operations that need the whole machine: resolution (JVMS 5.4.3), allocation, monitors, dynamic calls.
//!
//! A `Raw` operation is resolved once and overwritten in place with its resolved form, which is then
//! executed.

mod arrays;
mod calls;

use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::StaticSite;
use crate::machine::Machine;
use crate::observer::{AccessMode, HookKind, Observer};
use crate::stop::Failed;
use crate::stop::{Flow, Stop, Wait};
use crate::value::narrow;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use program::linked::access;
use program::tags::Tag;
use program::{ClassId, FieldId, Kind, LoadError, MethodId, Origin};
use std::sync::Arc;

/// From this version of class files on, only initialisers set final fields.
const FINALS_IN_INITIALIZERS: u16 = 53;

impl<H: Host> Machine<H> {
    pub(crate) fn register(&self, register: u16) -> u64 {
        self.stack.slots[self.absolute(register)]
    }

    pub(crate) fn set_register(&mut self, register: u16, value: u64) {
        let at = self.absolute(register);
        self.stack.slots[at] = value;
    }

    pub(crate) fn absolute(&self, register: u16) -> usize {
        self.stack.frames.last().map_or(0, |frame| frame.base as usize) + register as usize
    }

    pub(crate) fn current_method(&self) -> MethodId {
        self.stack.frames.last().map_or(MethodId(0), |frame| frame.method)
    }

    fn current_class(&self) -> ClassId {
        self.program.method(self.current_method()).class
    }

    fn current_file(&self) -> Result<Arc<ClassFile>, Failed> {
        match &self.program.class(self.current_class()).file {
            Some(file) => Ok(Arc::clone(file)),
            None => Err(Failed(Flow::Stop(Stop::Unsupported("code without a class file".into())))),
        }
    }

    /// Overwrites the current operation and executes it again.
    fn quicken(&mut self, op: Op) -> Flow {
        self.retry();
        if let Some(frame) = self.stack.frames.last() {
            self.program.code.ops[frame.pc as usize] = op;
        }
        Flow::Continue
    }

    pub(crate) fn execute_slowly<O: Observer<H>>(&mut self, op: Op, observer: &mut O) -> Flow {
        match self.try_execute(op, observer) {
            Ok(flow) => flow,
            Err(Failed(flow)) => flow,
        }
    }

    fn try_execute<O: Observer<H>>(&mut self, op: Op, observer: &mut O) -> Result<Flow, Failed> {
        Ok(match op {
            Op::GetFieldRaw { d, a, cp } => self.resolve_get_field(d, a, cp)?,
            Op::PutFieldRaw { a, b, cp } => self.resolve_put_field(a, b, cp)?,
            Op::GetStaticRaw { d, cp } => {
                let i = self.resolve_static(cp)?;
                self.quicken(Op::GetStatic { d, i })
            }
            Op::PutStaticRaw { a, cp } => {
                self.may_set(cp, true)?;
                let i = self.resolve_static(cp)?;
                self.quicken(Op::PutStatic { a, i })
            }
            Op::GetStatic { d, i } => {
                let site = self.static_site(i)?;
                let mirror = self.classes[site.class.index()].mirror;
                if O::WATCH && !self.watch_static(observer, &site, mirror, false) {
                    self.retry();
                    return Ok(Flow::Stop(Stop::Observer));
                }
                let value = self.heap.get(mirror, site.word);
                self.set_register(d, value);
                Flow::Continue
            }
            Op::PutStatic { a, i } => {
                let site = self.static_site(i)?;
                let mirror = self.classes[site.class.index()].mirror;
                if O::WATCH && !self.watch_static(observer, &site, mirror, true) {
                    self.retry();
                    return Ok(Flow::Stop(Stop::Observer));
                }
                let value = narrow(site.kind, self.register(a));
                self.heap.set(mirror, site.word, value);
                Flow::Continue
            }
            Op::InvokeStaticRaw { base, cp } => self.resolve_invoke_static(base, cp)?,
            Op::InvokeStaticChecked { base, m } => self.invoke_static_checked(base, MethodId(m))?,
            Op::InvokeSpecialRaw { base, cp } => {
                let method = self.resolve_special(cp)?;
                self.quicken(Op::InvokeDirect { base, m: method.0 })
            }
            Op::InvokeVirtualRaw { base, cp } => self.resolve_invoke_virtual(base, cp)?,
            Op::InvokeInterfaceRaw { base, cp } => self.resolve_invoke_interface(base, cp)?,
            Op::InvokeInterface { base, i } => self.invoke_interface(base, i)?,
            Op::InvokeDynamicRaw { base, cp } => self.resolve_invoke_dynamic(base, cp)?,
            Op::InvokeDynamic { base, i } => self.invoke_dynamic(base, i),
            Op::InvokeHandle { base, i } => self.invoke_handle(base, i, observer),
            Op::Intrinsic { base, i } => self.run_like_native("an intrinsic", |m| m.run_intrinsic(base, i)),
            _ => self.execute_object_operation(op, observer)?,
        })
    }

    /// What is known of the operation at work.
    fn tag(&self) -> Tag {
        self.stack.frames.last().map_or(Tag::NONE, |frame| self.program.code.tag_of(frame.pc - 1))
    }

    /// Whether what the native at work gives goes nowhere: its caller drops it, or gives it to one who does.
    pub(crate) fn drops_result(&self) -> bool {
        let mut calls = self.stack.frames.iter().rev().map(|frame| self.program.code.tag_of(frame.pc - 1));
        calls.find(|tag| *tag != Tag::RETURNED) == Some(Tag::DROPPED)
    }

    fn watch_static<O: Observer<H>>(
        &mut self,
        observer: &mut O,
        site: &StaticSite,
        mirror: Ref,
        write: bool,
    ) -> bool {
        let by = self.by(self.tag());
        // What is final is read as it was written, but its initialiser may have handed out another way to it.
        if site.constant && !write {
            true
        } else if site.volatile {
            observer.atomic(&mut self.host, mirror, site.word, AccessMode::volatile(write), by)
        } else {
            observer.access(&mut self.host, mirror, site.word, write, by)
        }
    }

    fn execute_object_operation<O: Observer<H>>(&mut self, op: Op, observer: &mut O) -> Result<Flow, Failed> {
        Ok(match op {
            Op::LoadConstantRaw { d, cp } => self.load_constant(d, cp)?,
            Op::NewRaw { d, cp } => {
                let class = self.resolve_class(cp)?;
                let linked = self.program.class(class);
                if linked.access & (access::ABSTRACT | access::INTERFACE) != 0 || linked.is_array() {
                    let name = linked.java_name();
                    return Ok(self.throw_new("java/lang/InstantiationError", &name));
                }
                self.initialized(class)?;
                self.note_finalizer(class);
                self.quicken(Op::New { d, class: class.0 })
            }
            Op::New { d, class } => {
                let class = ClassId(class);
                self.initialized(class)?;
                let object = self.heap.allocate_object(class, self.program.class(class).instance_words);
                self.set_register(d, u64::from(object.0));
                Flow::Continue
            }
            Op::NewPrimitives { d, a, k } => {
                let class = self.known.arrays[k as usize];
                self.new_array(d, a, class)?
            }
            Op::NewArrayRaw { d, a, cp } => {
                let element = self.resolve_class(cp)?;
                let class = self.program.array_of(element).map_err(|error| self.failed_load(&error))?;
                self.quicken(Op::NewArray { d, a, class: class.0 as u16 })
            }
            Op::NewArray { d, a, class } => self.new_array(d, a, ClassId(u32::from(class)))?,
            Op::NewMultiArrayRaw { base, cp, dimensions } => self.new_multi_array(base, cp, dimensions)?,
            Op::CheckCastRaw { a, cp } => {
                if self.register(a) == 0 {
                    return Ok(Flow::Continue);
                }
                let class = self.resolve_class(cp)?;
                self.quicken(Op::CheckCast { a, class: class.0 })
            }
            Op::CheckCast { a, class } => self.check_cast(Ref(self.register(a) as u32), ClassId(class)),
            Op::InstanceOfRaw { d, a, cp } => {
                let class = self.resolve_class(cp)?;
                self.quicken(Op::InstanceOf { d, a, class: class.0 as u16 })
            }
            Op::InstanceOf { d, a, class } => {
                let object = Ref(self.register(a) as u32);
                let result = !object.is_null() && self.is_instance(object, ClassId(u32::from(class)));
                self.set_register(d, u64::from(result));
                Flow::Continue
            }
            Op::StoreReference { a, b, c } => self.store_reference(a, b, c, observer),
            Op::MonitorEnter { a } => {
                let object = Ref(self.register(a) as u32);
                if object.is_null() {
                    return Ok(self.throw_null());
                }
                if self.pauses(object) {
                    self.retry();
                    return Ok(Flow::Stop(Stop::Yield));
                }
                if !self.small.monitors.enter(object, self.current) {
                    self.retry();
                    return Ok(Flow::Stop(Stop::Blocked(Wait::Monitor(object))));
                }
                self.announce(object, 0, 1, HookKind::Enter);
                Flow::Continue
            }
            Op::MonitorExit { a } => {
                let object = Ref(self.register(a) as u32);
                if object.is_null() {
                    return Ok(self.throw_null());
                }
                self.announce(object, 0, 1, HookKind::Exit);
                if !self.small.monitors.exit(object, self.current) {
                    let outcome = self.not_owner();
                    return Ok(self.finish_native(0, outcome));
                }
                Flow::Continue
            }
            Op::Throw { a } => match Ref(self.register(a) as u32) {
                Ref::NULL => self.throw_null(),
                exception => self.throw(exception),
            },
            other => Flow::Stop(Stop::Unsupported(format!("operation {other:?}"))),
        })
    }

    pub(crate) fn failed_load(&mut self, error: &LoadError) -> Failed {
        Failed(self.throw_load_error(error))
    }

    /// Makes sure that a class is initialised before the current operation; if its initialiser has to
    /// run first, the operation is tried again after it.
    pub(crate) fn initialized(&mut self, class: ClassId) -> Result<(), Failed> {
        if !self.needs_initialization(class) {
            return Ok(());
        }
        match self.initialize_and_retry(class) {
            Some(flow) => Err(Failed(flow)),
            None => {
                self.skip();
                Ok(())
            }
        }
    }

    /// Resolves a class constant of the current class.
    pub(crate) fn resolve_class(&mut self, cp: u16) -> Result<ClassId, Failed> {
        let file = self.current_file()?;
        let name = file.class_name(cp).map_err(|error| self.malformed(&error.to_string()))?;
        self.program.load(&name).map_err(|error| self.failed_load(&error))
    }

    fn malformed(&mut self, message: &str) -> Failed {
        Failed(self.throw_new("java/lang/ClassFormatError", message))
    }

    /// The class, name and descriptor behind a field or method constant.
    fn reference(&mut self, cp: u16) -> Result<(ClassId, String, String), Failed> {
        let file = self.current_file()?;
        let (class, member) = match file.pool.get(cp) {
            Ok(Constant::Field(c, n) | Constant::Method(c, n) | Constant::InterfaceMethod(c, n)) => (c, n),
            _ => return Err(self.malformed("a constant that should be a member is not")),
        };
        let (name, descriptor) =
            file.name_and_type(member).map_err(|error| self.malformed(&error.to_string()))?;
        Ok((self.resolve_class(class)?, name, descriptor))
    }

    fn resolve_field(&mut self, cp: u16) -> Result<FieldId, Failed> {
        let (class, name, descriptor) = self.reference(cp)?;
        let (n, d) = (self.program.symbols.intern(&name), self.program.symbols.intern(&descriptor));
        match self.program.resolve_field(class, n, d) {
            Some(field) => Ok(field),
            None => Err(Failed(self.throw_mislinked(class, "java/lang/NoSuchFieldError", &name))),
        }
    }

    fn resolve_get_field(&mut self, d: u16, a: u16, cp: u16) -> Result<Flow, Failed> {
        let id = self.resolve_field(cp)?;
        let field = self.program.field(id);
        let (is_static, word, volatile) = (field.is_static(), field.word, field.is_volatile());
        let Ok(w) = u16::try_from(word) else { return Err(self.malformed("an object has too many fields")) };
        if is_static {
            return Ok(self.static_mismatch(id, false));
        }
        Ok(self.quicken(if volatile { Op::GetVolatile { d, a, w } } else { Op::GetField { d, a, w } }))
    }

    fn resolve_put_field(&mut self, a: u16, b: u16, cp: u16) -> Result<Flow, Failed> {
        self.may_set(cp, false)?;
        let id = self.resolve_field(cp)?;
        let field = self.program.field(id);
        let (is_static, word, volatile, kind) =
            (field.is_static(), field.word, field.is_volatile(), field.kind);
        let Ok(w) = u16::try_from(word) else { return Err(self.malformed("an object has too many fields")) };
        if is_static {
            return Ok(self.static_mismatch(id, false));
        }
        Ok(self.quicken(match kind {
            _ if volatile => Op::PutVolatile { a, b, w },
            Kind::Boolean => Op::PutBoolean { a, b, w },
            Kind::Byte => Op::PutByte { a, b, w },
            Kind::Char => Op::PutChar { a, b, w },
            Kind::Short => Op::PutShort { a, b, w },
            _ => Op::PutField { a, b, w },
        }))
    }

    fn static_mismatch(&mut self, field: FieldId, expected_static: bool) -> Flow {
        let field = self.program.field(field);
        let owner = field.class;
        let (class, name) = (self.program.class(owner).java_name(), self.program.text(field.name));
        let expected = if expected_static { "static" } else { "non-static" };
        let message = format!("Expected {expected} field {class}.{name}");
        self.throw_mislinked(owner, "java/lang/IncompatibleClassChangeError", &message)
    }

    /// Only the class that declares a final field sets it, and only in an initialiser; an old class file in any of its methods.
    fn may_set(&mut self, cp: u16, is_static: bool) -> Result<(), Failed> {
        let id = self.resolve_field(cp)?;
        let field = self.program.field(id);
        let counts = field.is_final() && field.is_static() == is_static;
        let Some(frame) = self.stack.frames.last().filter(|_| counts) else { return Ok(()) };
        let method = self.program.method(frame.method);
        let (here, name) = (method.class, self.program.text(method.name));
        let (kind, initializer) =
            if field.is_static() { ("static", "<clinit>") } else { ("non-static", "<init>") };
        let why = if here != field.class {
            let here = self.program.class(here).java_name();
            format!("a different class ({here}) than the field's declaring class")
        } else if name != initializer && !self.sets_finals_anywhere(here) {
            format!("a different method ({name}) than the initializer method {initializer} ")
        } else {
            return Ok(());
        };
        let (class, name) = (self.program.class(field.class).java_name(), self.program.text(field.name));
        let message = format!("Update to {kind} final field {class}.{name} attempted from {why}");
        let owner = field.class;
        Err(Failed(self.throw_mislinked(owner, "java/lang/IllegalAccessError", &message)))
    }

    /// Whether the class file is so old that all methods may set the final fields of its class.
    pub(crate) fn sets_finals_anywhere(&self, class: ClassId) -> bool {
        self.program.class(class).file.as_ref().is_some_and(|file| file.major < FINALS_IN_INITIALIZERS)
    }

    fn resolve_static(&mut self, cp: u16) -> Result<u32, Failed> {
        let id = self.resolve_field(cp)?;
        let field = self.program.field(id);
        if !field.is_static() {
            return Err(Failed(self.static_mismatch(id, true)));
        }
        let site = StaticSite {
            class: field.class,
            word: self.static_word(field.word),
            kind: field.kind,
            volatile: field.is_volatile(),
            constant: field.is_final() && !self.is_settable(id) && !self.sets_finals_anywhere(field.class),
        };
        self.initialized(site.class)?;
        self.statics.push(site);
        Ok(self.statics.len() as u32 - 1)
    }

    /// Whether a static field can be set though it is final: the standard streams.
    fn is_settable(&self, id: FieldId) -> bool {
        let field = self.program.field(id);
        jdk::is_settable(&self.program.class(field.class).name, self.program.text(field.name))
    }

    /// A static field whose class is initialised, or is being initialised by this task.
    fn static_site(&mut self, index: u32) -> Result<StaticSite, Failed> {
        let site = self.statics[index as usize];
        self.initialized(site.class)?;
        Ok(site)
    }

    /// Whether what happens now is never undone: it happens before the first choice. A replay, which undoes nothing,
    /// must not differ from the search in that.
    pub(crate) fn is_for_ever(&self) -> bool {
        self.marks.is_empty() && self.heap.base() == 0
    }

    fn load_constant(&mut self, d: u16, cp: u16) -> Result<Flow, Failed> {
        let file = self.current_file()?;
        let reference = match file.pool.get(cp) {
            Ok(Constant::String(text)) => {
                let bytes =
                    file.pool.utf8_bytes(&file.bytes, text).map_err(|e| self.malformed(&e.to_string()))?;
                let units = program::classfile::decode_modified_utf8(bytes);
                if self.touches(crate::hooks::Resource::Literal(crate::strings::hash_units(&units)), true) {
                    self.retry();
                    return Ok(Flow::Stop(Stop::Yield));
                }
                self.intern(&units)
            }
            Ok(Constant::Class(_)) => {
                let class = self.resolve_class(cp)?;
                self.mirror(class)
            }
            Ok(Constant::Dynamic(..)) => return self.load_dynamic_constant(d, cp),
            Ok(other) => {
                let text = format!("a constant of this kind is not modelled: {other:?}");
                return Ok(Flow::Stop(Stop::Unsupported(text)));
            }
            Err(error) => return Err(self.malformed(&error.to_string())),
        };
        if self.is_for_ever() {
            return Ok(self.quicken(Op::ConstReference { d, r: reference.0 }));
        }
        self.set_register(d, u64::from(reference.0));
        Ok(Flow::Continue)
    }

    fn check_cast(&mut self, object: Ref, class: ClassId) -> Flow {
        if object.is_null() || self.is_instance(object, class) {
            return Flow::Continue;
        }
        let from = self.heap.class(object);
        let message = self.cast_message(from, class);
        // Which classes of a library extend which differs.
        let is_api = |one: ClassId| self.program.class(one).origin == program::Origin::Api;
        match is_api(from) && is_api(class) {
            true => self.throw_mislinked(class, "java/lang/ClassCastException", &message),
            false => self.throw_new("java/lang/ClassCastException", &message),
        }
    }

    /// `class A cannot be cast to class B (A and B are in ...)`, as HotSpot writes it.
    pub(crate) fn cast_message(&mut self, from: ClassId, to: ClassId) -> String {
        let (from_name, to_name) = (self.program.class(from).java_name(), self.program.class(to).java_name());
        let place = |machine: &mut Machine<H>, class: ClassId| machine.module_phrase(class);
        let (from_place, to_place) = (place(self, from), place(self, to));
        let tail = if from_place == to_place {
            format!("{from_name} and {to_name} are in {from_place}")
        } else {
            format!("{from_name} is in {from_place}; {to_name} is in {to_place}")
        };
        format!("class {from_name} cannot be cast to class {to_name} ({tail})")
    }

    fn module_phrase(&mut self, class: ClassId) -> String {
        let mut base = class;
        while let program::linked::Shape::Array(element, _) = self.program.class(base).shape {
            base = element;
        }
        let linked = self.program.class(base);
        if linked.origin != Origin::Jdk {
            return "unnamed module of loader 'app'".to_string();
        }
        let package = linked.package().to_string();
        let module = self.program.path.image().module_of(&package).unwrap_or_else(|| "java.base".to_string());
        format!("module {module} of loader 'bootstrap'")
    }
}
