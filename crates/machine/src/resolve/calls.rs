//! Calls: which method is meant, and which is chosen.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{Initialization, InterfaceSite};
use crate::machine::Machine;
use crate::stop::Failed;
use crate::stop::{Flow, Stop};
use program::code::Op;
use program::linked::access;
use program::{ClassId, MethodId};

impl<H: Host> Machine<H> {
    pub(super) fn resolve_method(&mut self, cp: u16) -> Result<(ClassId, MethodId), Failed> {
        let (class, name, descriptor) = self.reference(cp)?;
        let (n, d) = (self.program.symbols.intern(&name), self.program.symbols.intern(&descriptor));
        if let Some(method) = self.bound(class, (n, d), &descriptor) {
            return Ok((class, method));
        }
        let class_name = self.program.class(class).java_name();
        let message = crate::describe::method(&class_name, &name, &descriptor);
        if self.is_of_api(class) {
            let text = format!("{message}: the Habanero API that Scoville ships has no such method");
            return Err(Failed(Flow::Stop(Stop::Unsupported(text))));
        }
        Err(Failed(self.throw_new("java/lang/NoSuchMethodError", &message)))
    }

    pub(super) fn resolve_invoke_static(&mut self, base: u16, cp: u16) -> Result<Flow, Failed> {
        let (_, method) = self.resolve_method(cp)?;
        if !self.program.method(method).has(access::STATIC) {
            let message = format!("Expected static method {}", self.external_name(method));
            let owner = self.program.method(method).class;
            return Ok(self.throw_mislinked(owner, "java/lang/IncompatibleClassChangeError", &message));
        }
        Ok(self.quicken(Op::InvokeStaticChecked { base, m: method.0 }))
    }

    pub(super) fn invoke_static_checked(&mut self, base: u16, method: MethodId) -> Result<Flow, Failed> {
        let class = self.program.method(method).class;
        self.initialized(class)?;
        // Nothing will undo an initialisation that happened before the first mark.
        if self.is_for_ever() && self.initialization(class) == Initialization::Done {
            return Ok(self.quicken(Op::InvokeStatic { base, m: method.0 }));
        }
        let at = self.absolute(base);
        Ok(self.enter(at, method))
    }

    /// The method of `invokespecial` (JVMS 6.5).
    pub(super) fn resolve_special(&mut self, cp: u16) -> Result<MethodId, Failed> {
        let (class, method) = self.resolve_method(cp)?;
        let linked = self.program.method(method);
        if linked.has(access::STATIC) {
            let message = format!("Expecting non-static method {}", self.external_name(method));
            return Err(Failed(self.throw_mislinked(
                class,
                "java/lang/IncompatibleClassChangeError",
                &message,
            )));
        }
        let current = self.current_class();
        let is_constructor = self.program.text(linked.name) == "<init>";
        if is_constructor || class == current || linked.has(access::PRIVATE) {
            return Ok(method);
        }
        let (name, descriptor) = (linked.name, linked.descriptor);
        if self.program.class(class).is_interface() {
            return Ok(method);
        }
        let parent = self.program.class(current).super_class;
        Ok(parent.and_then(|parent| self.program.resolve_method(parent, name, descriptor)).unwrap_or(method))
    }

    pub(super) fn resolve_invoke_virtual(&mut self, base: u16, cp: u16) -> Result<Flow, Failed> {
        let (class, name, descriptor) = self.reference(cp)?;
        if let Some(flow) = self.resolve_handle_call(base, class, &name, &descriptor)? {
            return Ok(flow);
        }
        let (_, method) = self.resolve_method(cp)?;
        Ok(self.quicken_virtual(base, method))
    }

    pub(super) fn quicken_virtual(&mut self, base: u16, method: MethodId) -> Flow {
        let linked = self.program.method(method);
        if linked.has(access::STATIC) {
            let owner = linked.class;
            let message = format!("Expecting non-static method {}", self.external_name(method));
            return self.throw_mislinked(owner, "java/lang/IncompatibleClassChangeError", &message);
        }
        let slots = linked.argument_slots as u8;
        match linked.vtable_index {
            _ if linked.has(access::PRIVATE) => self.quicken(Op::InvokeDirect { base, m: method.0 }),
            Some(index) => self.quicken(Op::InvokeVirtual { base, index, slots }),
            None => {
                let never = ClassId(u32::MAX);
                self.interface_sites.push(InterfaceSite { method, class: never, selected: method });
                self.quicken(Op::InvokeInterface { base, i: self.interface_sites.len() as u32 - 1 })
            }
        }
    }

    pub(super) fn resolve_invoke_interface(&mut self, base: u16, cp: u16) -> Result<Flow, Failed> {
        let (_, method) = self.resolve_method(cp)?;
        Ok(self.quicken_virtual(base, method))
    }

    pub(super) fn invoke_interface(&mut self, base: u16, i: u32) -> Result<Flow, Failed> {
        let method = self.interface_sites[i as usize].method;
        let receiver = Ref(self.register(base) as u32);
        let class = self.heap.class(receiver);
        let owner = self.program.method(method).class;
        if !self.program.is_subclass(class, owner) {
            let (actual, wanted) =
                (self.program.class(class).java_name(), self.program.class(owner).java_name());
            let message = format!("Class {actual} does not implement the requested interface {wanted}");
            return Ok(self.throw_mislinked(owner, "java/lang/IncompatibleClassChangeError", &message));
        }
        match self.program.select(class, method) {
            Some(selected) => {
                let site = &mut self.interface_sites[i as usize];
                site.class = class;
                site.selected = selected;
                self.selections.set(class, method, selected);
                let at = self.absolute(base);
                Ok(self.enter(at, selected))
            }
            None => {
                let message = format!(
                    "Receiver class {} does not define or inherit an implementation of the resolved method '{}'.",
                    self.program.class(class).java_name(),
                    self.external_name(method)
                );
                Ok(self.throw_mislinked(owner, "java/lang/AbstractMethodError", &message))
            }
        }
    }
}
