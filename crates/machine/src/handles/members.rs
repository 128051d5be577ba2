//! `MemberName`: what the JDK's method handles know of a method or a field (`MethodHandleNatives`).

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, ended, failed, int, long, nothing, null_pointer, raise, reference};
use crate::natives::memory::HEADER;
use crate::stop::{Args, Outcome};
use program::linked::{Shape, access};
use program::{ClassId, FieldId, MethodId};

/// The kinds of references, as class files number them (JVMS 5.4.3.5).
pub(super) mod kinds {
    pub(crate) const GET_FIELD: u32 = 1;
    pub(crate) const GET_STATIC: u32 = 2;
    pub(crate) const INVOKE_VIRTUAL: u32 = 5;
    pub(crate) const INVOKE_STATIC: u32 = 6;
    pub(crate) const INVOKE_SPECIAL: u32 = 7;
    pub(crate) const NEW_INVOKE_SPECIAL: u32 = 8;
    pub(crate) const INVOKE_INTERFACE: u32 = 9;
}

/// What a member is, beside its access flags.
mod flags {
    pub(super) const METHOD: u32 = 0x1_0000;
    pub(super) const CONSTRUCTOR: u32 = 0x2_0000;
    pub(super) const FIELD: u32 = 0x4_0000;
    pub(super) const CALLER_SENSITIVE: u32 = 0x10_0000;
    pub(super) const TRUSTED_FINAL: u32 = 0x20_0000;
    pub(super) const KIND_SHIFT: u32 = 24;
}

/// The methods that have a type of their own at each call.
const POLYMORPHIC: [&str; 8] = [
    "invoke",
    "invokeExact",
    "invokeBasic",
    "linkToVirtual",
    "linkToStatic",
    "linkToSpecial",
    "linkToInterface",
    "linkToNative",
];

pub(super) const fn natives<H: Host>() -> Table<H> {
    &[
        ("registerNatives", "*", nothing),
        ("init", "*", |m, a| ended(m.unrecorded(|m| init(m, a)))),
        ("expand", "*", nothing),
        ("resolve", "*", |m, a| ended(resolve(m, a))),
        ("objectFieldOffset", "*", |m, a| {
            let member = m.arg_ref(a, 0);
            ended(m.unrecorded(|m| {
                let word = m.field_of_member(member).map(|field| m.program.field(field).word);
                word.map(|word| long(HEADER + 8 * i64::from(word)))
            }))
        }),
        ("staticFieldOffset", "*", |m, a| {
            let member = m.arg_ref(a, 0);
            ended(m.unrecorded(|m| {
                let word = m.field_of_member(member).map(|field| m.program.field(field).word);
                word.map(|word| long(HEADER + 8 * i64::from(m.static_word(word))))
            }))
        }),
        ("staticFieldBase", "*", |m, a| {
            let member = m.arg_ref(a, 0);
            ended(m.unrecorded(|m| {
                let field = m.field_of_member(member)?;
                let class = m.program.field(field).class;
                Ok(reference(m.mirror(class)))
            }))
        }),
        ("getNamedCon", "*", |_, _| int(0)),
        ("setCallSiteTargetNormal", "*", set_target),
        ("setCallSiteTargetVolatile", "*", set_target),
        ("clearCallSiteContext", "*", nothing),
    ]
}

fn set_target<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (site, target) = (m.arg_ref(a, 0), m.arg(a, 1));
    ended(m.write_field(site, "target", target).map(|()| VOID))
}

/// `init(MemberName, Object)`: from a member of reflection.
fn init<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (member, reflected) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if member.is_null() || reflected.is_null() {
        return Err(null_pointer());
    }
    let slot = m.get_field(reflected, "slot") as u32;
    match m.class_name_of(reflected).as_str() {
        "java.lang.reflect.Field" => m.fill_field(member, FieldId(slot)),
        _ => {
            let method = m.program.method(MethodId(slot));
            let polymorphic = m.is_polymorphic(method.class, m.program.text(method.name));
            // What calls of its own type go through is made by the JDK.
            if !polymorphic {
                m.fill_method(member, MethodId(slot), kinds::INVOKE_VIRTUAL)?;
            }
        }
    }
    Ok(VOID)
}

/// `resolve(MemberName, Class, int, boolean)`: the member itself, completed; null if it may be missing and is.
fn resolve<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (member, speculative) = (m.arg_ref(a, 0), m.arg_int(a, 3) != 0);
    let caller = m.arg_ref(a, 1);
    let caller = (!caller.is_null()).then(|| m.class_of_mirror(caller));
    match m.unrecorded(|m| m.resolve_member(member, caller)) {
        Ok(()) => Ok(reference(member)),
        Err(Outcome::Raise(..)) if speculative => Ok(reference(Ref::NULL)),
        Err(outcome) => Err(outcome),
    }
}

impl<H: Host> Machine<H> {
    fn is_polymorphic(&self, class: ClassId, name: &str) -> bool {
        &*self.program.class(class).name == "java/lang/invoke/MethodHandle" && POLYMORPHIC.contains(&name)
    }

    fn resolve_member(&mut self, member: Ref, caller: Option<ClassId>) -> Result<(), Outcome> {
        let (mirror, name) = (self.reference_field(member, "clazz"), self.reference_field(member, "name"));
        if mirror.is_null() || name.is_null() {
            return Err(raise("java/lang/IllegalArgumentException", "nothing to resolve"));
        }
        let mut class = self.class_of_mirror(mirror);
        if let Shape::Array(..) = self.program.class(class).shape {
            class = self.known.object;
        }
        let name = self.text(name);
        let kind = self.get_field(member, "flags") as u32 >> flags::KIND_SHIFT & 15;
        let is_field = self.get_field(member, "flags") as u32 & flags::FIELD != 0;
        let descriptor = self.descriptor_of_member(member)?;
        if is_field {
            let Some(field) = self.program.find_field_of(class, &name, &descriptor) else {
                return Err(raise("java/lang/NoSuchFieldError", name));
            };
            self.fill_field(member, field);
            let linked = self.program.field(field);
            let (owner, modifiers) = (linked.class, linked.access);
            self.check_resolved(caller, class, owner, modifiers, &format!("field {name}"))?;
            // The JDK asks for a static field as for another, and looks afterwards. Of setters the kind is two more.
            if kind > kinds::GET_STATIC {
                let flags = self.get_field(member, "flags") as u32 + (2 << flags::KIND_SHIFT);
                self.set_field(member, "flags", u64::from(flags));
            }
            return Ok(());
        }
        if self.is_polymorphic(class, &name) {
            let flags = if name.starts_with("linkTo") { kinds::INVOKE_STATIC } else { kinds::INVOKE_VIRTUAL };
            let modifiers = u32::from(access::FINAL | access::NATIVE);
            let flags = flags << flags::KIND_SHIFT | flags::METHOD | modifiers;
            self.set_field(member, "flags", u64::from(flags));
            return self.set_member_target(member, u32::MAX);
        }
        let Some(method) = self.program.find_method(class, &name, &descriptor) else {
            let owner = self.program.class(class).java_name();
            return Err(raise("java/lang/NoSuchMethodError", format!("{owner}.{name}{descriptor}")));
        };
        let linked = self.program.method(method);
        if name == "<init>" && linked.class != class {
            return Err(raise("java/lang/NoSuchMethodError", name));
        }
        let is_static = linked.has(access::STATIC);
        if is_static != (kind == kinds::INVOKE_STATIC) {
            let wanted = if is_static { "instance" } else { "static" };
            let message = format!("Expected {wanted} method '{}'", self.program.method_name(method));
            return Err(raise("java/lang/IncompatibleClassChangeError", message));
        }
        if linked.has(access::ABSTRACT) && kind == kinds::INVOKE_SPECIAL {
            return Err(raise("java/lang/AbstractMethodError", self.program.method_name(method)));
        }
        let (owner, modifiers) = (linked.class, linked.access);
        self.check_resolved(caller, class, owner, modifiers, &format!("method {name}"))?;
        self.fill_method(member, method, kind)
    }

    /// Raises what linking does if a class may not reach a member.
    fn check_resolved(
        &mut self,
        caller: Option<ClassId>,
        asked: ClassId,
        owner: ClassId,
        modifiers: u16,
        what: &str,
    ) -> Result<(), Outcome> {
        let Some(caller) = caller else { return Ok(()) };
        if self.may_access(caller, owner, Some(asked), modifiers)? {
            return Ok(());
        }
        let (from, owner) = (self.program.class(caller).java_name(), self.program.class(owner).java_name());
        Err(raise("java/lang/IllegalAccessError", format!("class {from} tried to access {what} of {owner}")))
    }

    /// Says in a member which field it is.
    fn fill_field(&mut self, member: Ref, field: FieldId) {
        let linked = self.program.field(field);
        let (class, modifiers, is_static) = (linked.class, linked.access, linked.is_static());
        let kind = if is_static { kinds::GET_STATIC } else { kinds::GET_FIELD };
        let is_final = modifiers & access::FINAL != 0;
        let is_record = self.program.class(class).file.as_ref().is_some_and(|file| file.record.is_some());
        let trusted = if is_final && (is_static || is_record) { flags::TRUSTED_FINAL } else { 0 };
        let flags = u32::from(modifiers) | flags::FIELD | trusted | kind << flags::KIND_SHIFT;
        let (name, descriptor) =
            (self.program.text(linked.name).to_string(), self.program.text(linked.descriptor).to_string());
        self.fill_member(member, class, flags, &name, &descriptor);
    }

    /// Says in a member which method it is, and how it is called.
    fn fill_method(&mut self, member: Ref, method: MethodId, asked: u32) -> Result<(), Outcome> {
        let linked = self.program.method(method);
        let (class, modifiers) = (linked.class, linked.access);
        let (name, descriptor) =
            (self.program.text(linked.name).to_string(), self.program.text(linked.descriptor).to_string());
        let owner = self.program.class(class);
        let bound = linked.has(access::PRIVATE | access::FINAL) || owner.access & access::FINAL != 0;
        let (what, kind) = match () {
            () if name == "<init>" => (flags::CONSTRUCTOR, kinds::NEW_INVOKE_SPECIAL),
            () if linked.has(access::STATIC) => (flags::METHOD, kinds::INVOKE_STATIC),
            () if asked == kinds::INVOKE_SPECIAL || bound => (flags::METHOD, kinds::INVOKE_SPECIAL),
            () if owner.is_interface() => (flags::METHOD, kinds::INVOKE_INTERFACE),
            () => (flags::METHOD, kinds::INVOKE_VIRTUAL),
        };
        let sensitive = if self.is_caller_sensitive(method) { flags::CALLER_SENSITIVE } else { 0 };
        let flags = u32::from(modifiers) | what | sensitive | kind << flags::KIND_SHIFT;
        self.fill_member(member, class, flags, &name, &descriptor);
        self.set_member_target(member, method.0)
    }

    fn is_caller_sensitive(&self, method: MethodId) -> bool {
        let linked = self.program.method(method);
        let class = self.program.class(linked.class);
        if class.origin != program::Origin::Jdk {
            return false;
        }
        let Some(file) = &class.file else { return false };
        let member = &file.methods[linked.file_index as usize];
        let Some((from, to)) = member.annotations.visible else { return false };
        // The type is a constant of its own; two bytes count the annotations, two name the first.
        let bytes = file.bytes.get(from as usize..to as usize).unwrap_or_default();
        let index = bytes.get(2..4).map_or(0, |two| u16::from(two[0]) << 8 | u16::from(two[1]));
        file.utf8(index).is_ok_and(|name| name.ends_with("/reflect/CallerSensitive;"))
    }

    fn fill_member(&mut self, member: Ref, class: ClassId, flags: u32, name: &str, descriptor: &str) {
        let mirror = self.mirror(class);
        self.set_field(member, "clazz", u64::from(mirror.0));
        self.set_field(member, "flags", u64::from(flags));
        if self.reference_field(member, "name").is_null() {
            let units: Vec<u16> = name.encode_utf16().collect();
            let name = self.intern(&units);
            self.set_field(member, "name", u64::from(name.0));
        }
        if self.reference_field(member, "type").is_null() {
            let text = self.new_string(descriptor);
            self.set_field(member, "type", u64::from(text.0));
        }
    }

    /// The object of a resolved method holds its number behind its own fields.
    fn set_member_target(&mut self, member: Ref, method: u32) -> Result<(), Outcome> {
        let class = self.load_class("java/lang/invoke/ResolvedMethodName").map_err(failed)?;
        let words = self.program.class(class).instance_words;
        let target = self.program.define_synthetic("scoville/ResolvedMethod", class, 0, 1);
        let target = self.heap.allocate_object(target, words + 1);
        self.heap.set(target, words, u64::from(method));
        self.set_field(member, "method", u64::from(target.0));
        Ok(())
    }

    /// The method that a resolved member stands for; none for those that have a type at each call.
    pub(super) fn method_of_member(&mut self, member: Ref) -> Option<MethodId> {
        let target = self.reference_field(member, "method");
        if target.is_null() {
            return None;
        }
        let class = self.program.loaded("java/lang/invoke/ResolvedMethodName")?;
        let number = self.heap.get(target, self.program.class(class).instance_words) as u32;
        (number != u32::MAX).then_some(MethodId(number))
    }

    /// How a resolved member is reached, and whether it is a field.
    pub(super) fn kind_of_member(&self, member: Ref) -> (u32, bool) {
        let flags = self.get_field(member, "flags") as u32;
        (flags >> flags::KIND_SHIFT & 15, flags & flags::FIELD != 0)
    }

    fn field_of_member(&mut self, member: Ref) -> Result<FieldId, Outcome> {
        let (mirror, name) = (self.reference_field(member, "clazz"), self.reference_field(member, "name"));
        let (class, name) = (self.class_of_mirror(mirror), self.text(name));
        let descriptor = self.descriptor_of_member(member)?;
        let found = self.program.find_field_of(class, &name, &descriptor);
        found.ok_or_else(|| raise("java/lang/InternalError", name))
    }

    /// What a function gives that is a static field of the library: forms name the one `Unsafe` so.
    pub(super) fn constant_of_member(&mut self, member: Ref) -> Result<Outcome, Outcome> {
        let field = if member.is_null() { None } else { Some(self.field_of_member(member)?) };
        let field = field.map(|id| self.program.field(id));
        match field.filter(|field| field.is_static() && field.kind == program::Kind::Reference) {
            Some(field) => {
                let (class, word) = (field.class, field.word);
                let (mirror, word) = (self.mirror(class), self.static_word(word));
                Ok(Outcome::Value(self.heap.get(mirror, word)))
            }
            None => {
                Err(crate::natives::unmodelled::unmodelled("a function of a lambda form without a handle"))
            }
        }
    }

    /// The descriptor of a member's type, in any of the forms that it has.
    fn descriptor_of_member(&mut self, member: Ref) -> Result<String, Outcome> {
        let kind = self.reference_field(member, "type");
        if kind.is_null() {
            return Err(null_pointer());
        }
        if self.heap.class(kind) == self.known.class {
            return Ok(self.descriptor_of_mirror(kind).into());
        }
        if self.heap.class(kind) == self.known.string {
            return Ok(self.text(kind));
        }
        // A method type, or its two parts in an array.
        let is_array = self.program.class(self.heap.class(kind)).is_array();
        let (result, parameters) = match is_array {
            true => (self.heap.element(kind, 0), self.heap.element(kind, 1)),
            false => (self.reference_field(kind, "rtype"), self.reference_field(kind, "ptypes")),
        };
        let parameters: Vec<Ref> = self.heap.elements(parameters).collect();
        let parameters: String = parameters.iter().map(|one| self.descriptor_of_mirror(*one)).collect();
        Ok(format!("({parameters}){}", self.descriptor_of_mirror(result)))
    }

    /// Whether a method type is that of a descriptor.
    pub(super) fn is_type(&self, kind: Ref, parameters: &[Box<str>], result: &str) -> bool {
        let (own_result, own) = (self.reference_field(kind, "rtype"), self.reference_field(kind, "ptypes"));
        let own: Vec<Ref> = self.heap.elements(own).collect();
        own.len() == parameters.len()
            && self.is_descriptor_of(own_result, result)
            && own.iter().zip(parameters).all(|(one, text)| self.is_descriptor_of(*one, text))
    }
}
