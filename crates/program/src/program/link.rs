//! Linking: from a parsed class file to a class with its superclass, fields, methods and vtable.

use super::{CLASS_LIMIT, Program, blank};
use crate::classfile::{ClassFile, ClassFileError, Member};
use crate::classpath::Origin;
use crate::linked::{Class, Field, Method, access};
use crate::load_error::LoadError;
use crate::names::{ClassId, FieldId, Kind, MethodId, each_parameter};
use std::sync::Arc;

impl Program {
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
                let message = format!("class {own} has interface {text} as super class");
                return Err(incompatible(parent, message));
            }
            if parent.access & access::FINAL != 0 {
                let own = name.replace('/', ".");
                let message = format!("class {own} cannot inherit from final class {text}");
                return Err(incompatible(parent, message));
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
                let message =
                    format!("class {own} can not implement {other}, because it is not an interface");
                return Err(incompatible(self.class(interface), message));
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
        let descriptor = file.text(member.descriptor)?;
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
            name: self.symbols.intern(&file.text(member.name)?),
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
        let descriptor = file.text(member.descriptor)?;
        let mut slots = 0;
        let count = |parameter: &str| slots += Kind::of(parameter).map_or(0, |kind| u32::from(kind.slots()));
        let Some(result) = each_parameter(&descriptor, count) else {
            return Err(ClassFileError { offset: 0, what: "a method has a malformed descriptor" });
        };
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
        let name = self.symbols.intern(&file.text(member.name)?);
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
}

/// A class cannot extend or implement another: if that is one of the shipped API, a library may have it otherwise.
fn incompatible(with: &Class, message: String) -> LoadError {
    match with.origin {
        Origin::Api => LoadError::Mislinked(message),
        _ => LoadError::Incompatible(message),
    }
}
