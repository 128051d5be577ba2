//! Fields and calls: who is asked, with what, and whether a protected member may be touched.

use super::slots::{Frame, Type};
use super::{Checked, Failure, Verifier};
use crate::bytecode::{Instruction, Invocation};
use crate::classfile::Constant;
use crate::linked::access;
use crate::names::Symbol;

/// A field or a method as an instruction names it.
struct Reference {
    class: Symbol,
    name: String,
    descriptor: String,
    of_interface: bool,
}

impl Verifier<'_> {
    fn reference(&mut self, class: u16, name_and_type: u16, of_interface: bool) -> Checked<Reference> {
        let (name, descriptor) = self.file.name_and_type(name_and_type)?;
        let Type::Object(class) = self.class_constant(class)? else { return self.fail("no class") };
        Ok(Reference { class, name, descriptor, of_interface })
    }

    pub(super) fn step_field(&mut self, frame: &mut Frame, instruction: &Instruction) -> Checked<()> {
        let (Instruction::GetStatic(index)
        | Instruction::PutStatic(index)
        | Instruction::GetField(index)
        | Instruction::PutField(index)) = instruction
        else {
            return self.fail("Bad instruction");
        };
        let Constant::Field(class, name_and_type) = self.file.pool.get(*index)? else {
            return self.fail("Illegal type at constant pool entry: a field is needed");
        };
        let field = self.reference(class, name_and_type, false)?;
        if self.is_array(field.class) {
            return self.fail("Expecting reference to class");
        }
        let value = self.described(&field.descriptor)?;
        match instruction {
            Instruction::GetStatic(_) => self.push(frame, value),
            Instruction::PutStatic(_) => self.pop(frame, value).map(|_| ()),
            Instruction::GetField(_) => {
                let object = self.pop_reference(frame)?;
                self.check_owner(&field, object)?;
                self.push(frame, value)
            }
            _ => {
                self.pop(frame, value)?;
                let mut object = self.pop_reference(frame)?;
                // A constructor may set fields of its own class before it calls the one above.
                if object == Type::UninitializedThis
                    && field.class == self.this
                    && self.declares_field(&field)
                {
                    object = Type::Object(self.this);
                }
                self.check_owner(&field, object)
            }
        }
    }

    fn declares_field(&self, field: &Reference) -> bool {
        let declared = self.program.class(self.class).fields.iter().map(|id| self.program.field(*id));
        let text = |symbol| self.program.text(symbol);
        declared
            .into_iter()
            .any(|found| text(found.name) == field.name && text(found.descriptor) == field.descriptor)
    }

    fn check_owner(&mut self, field: &Reference, object: Type) -> Checked<()> {
        if !self.assignable(object, Type::Object(field.class))? {
            let (found, wanted) = (self.describe(object), self.text(field.class));
            return self
                .fail(format!("Bad type on operand stack: type '{found}' is not assignable to '{wanted}'"));
        }
        self.check_protected(field, object, false)
    }

    /// A protected member of a class above, in another package, is only for objects of this class.
    fn check_protected(&mut self, member: &Reference, object: Type, is_method: bool) -> Checked<()> {
        let owner = self.text(member.class);
        let chain = &self.program.class(self.class).chain;
        let Some(above) = chain.iter().copied().find(|id| self.program.class(*id).name == owner) else {
            return Ok(());
        };
        if object == Type::Object(self.this) {
            return Ok(());
        }
        let symbols = &self.program.symbols;
        let (Some(name), Some(descriptor)) = (symbols.get(&member.name), symbols.get(&member.descriptor))
        else {
            return Ok(());
        };
        let found = if is_method {
            let method = self.program.resolve_method(above, name, descriptor);
            method.map(|id| self.program.method(id)).map(|method| (method.access, method.class))
        } else {
            let field = self.program.resolve_field(above, name, descriptor);
            field.map(|id| self.program.field(id)).map(|field| (field.access, field.class))
        };
        let Some((flags, declaring)) = found else { return Ok(()) };
        let same_package = self.program.class(declaring).package()
            == self.program.class(self.class).package()
            && self.program.class(declaring).origin == self.program.class(self.class).origin;
        if flags & access::PROTECTED == 0 || same_package {
            return Ok(());
        }
        let fine = match object {
            Type::Null => true,
            // Arrays pretend to have a public `clone`.
            Type::Object(from)
                if &*owner == "java/lang/Object" && member.name == "clone" && self.is_array(from) =>
            {
                true
            }
            Type::Object(from) => self.class_assignable(from, self.this, true)?,
            _ => false,
        };
        if fine { Ok(()) } else { self.fail("Bad access to protected data") }
    }

    pub(super) fn step_invoke(
        &mut self,
        frame: &mut Frame,
        invocation: Invocation,
        index: u16,
    ) -> Checked<()> {
        if invocation == Invocation::Dynamic {
            return self.step_dynamic(frame, index);
        }
        let modern = self.file.major >= 52;
        let (class, name_and_type, of_interface) = match (invocation, self.file.pool.get(index)?) {
            (Invocation::Interface, Constant::InterfaceMethod(class, n)) => (class, n, true),
            (Invocation::Static | Invocation::Special, Constant::InterfaceMethod(class, n)) if modern => {
                (class, n, true)
            }
            (Invocation::Static | Invocation::Special | Invocation::Virtual, Constant::Method(class, n)) => {
                (class, n, false)
            }
            _ => return self.fail("Illegal type at constant pool entry: a method is needed"),
        };
        let method = self.reference(class, name_and_type, of_interface)?;
        let (parameters, result) = self.signature(&method.descriptor)?;
        if invocation != Invocation::Virtual && self.is_array(method.class) {
            return self.fail("Expecting reference to class");
        }
        self.check_name(invocation, &method)?;
        if invocation == Invocation::Interface {
            let slots: usize = parameters.iter().map(|slot| if slot.is_wide() { 2 } else { 1 }).sum();
            let at = self.pc as usize;
            if usize::from(self.bytes()[at + 3]) != slots + 1 || self.bytes()[at + 4] != 0 {
                return self.fail("Inconsistent args count operand in invokeinterface");
            }
        }
        for parameter in parameters.iter().rev() {
            self.pop(frame, *parameter)?;
        }
        match invocation {
            Invocation::Static | Invocation::Dynamic => {}
            Invocation::Special if method.name == "<init>" => self.construct(frame, &method)?,
            Invocation::Special => _ = self.pop(frame, Type::Object(self.this))?,
            Invocation::Interface => _ = self.pop(frame, Type::Object(method.class))?,
            Invocation::Virtual => {
                let object = self.pop(frame, Type::Object(method.class))?;
                self.check_protected(&method, object, true)?;
            }
        }
        match result {
            Some(_) if method.name == "<init>" => self.fail("Return type must be void in <init> method"),
            Some(result) => self.push(frame, result),
            None => Ok(()),
        }
    }

    fn step_dynamic(&mut self, frame: &mut Frame, index: u16) -> Checked<()> {
        let Constant::InvokeDynamic(_, name_and_type) = self.file.pool.get(index)? else {
            return self.fail("Illegal type at constant pool entry: a dynamic call is needed");
        };
        let at = self.pc as usize;
        if self.bytes()[at + 3] != 0 || self.bytes()[at + 4] != 0 {
            return self.fail("Third and fourth operand bytes of invokedynamic must be zero");
        }
        let (name, descriptor) = self.file.name_and_type(name_and_type)?;
        if name.starts_with('<') {
            return self.fail("Illegal call to internal method");
        }
        let (parameters, result) = self.signature(&descriptor)?;
        for parameter in parameters.iter().rev() {
            self.pop(frame, *parameter)?;
        }
        result.map_or(Ok(()), |result| self.push(frame, result))
    }

    /// `<init>` is only for `invokespecial`, and that only for this class and what it directly extends.
    fn check_name(&mut self, invocation: Invocation, method: &Reference) -> Checked<()> {
        if method.name.starts_with('<') {
            if invocation != Invocation::Special || method.name != "<init>" {
                return self.fail("Illegal call to internal method");
            }
            return Ok(());
        }
        if invocation != Invocation::Special || method.class == self.this {
            return Ok(());
        }
        let (owner, linked) = (self.text(method.class), self.program.class(self.class));
        let is_direct = |id: &crate::names::ClassId| self.program.class(*id).name == owner;
        if linked.super_class.iter().any(is_direct) {
            return Ok(());
        }
        let is_interface = linked.interfaces.iter().any(is_direct);
        if !self.class_assignable(self.this, method.class, false)? {
            return self
                .fail("Bad invokespecial instruction: current class isn't assignable to reference class.");
        }
        if method.of_interface && !is_interface {
            return self.fail(
                "Bad invokespecial instruction: interface method reference is in an indirect superinterface.",
            );
        }
        Ok(())
    }

    /// A call of a constructor makes an object of what was not one yet.
    fn construct(&mut self, frame: &mut Frame, method: &Reference) -> Checked<()> {
        let object = self.pop_reference(frame)?;
        match object {
            Type::UninitializedThis => {
                let owner = self.text(method.class);
                let linked = self.program.class(self.class);
                let is_super = linked.super_class.is_some_and(|id| self.program.class(id).name == owner);
                if method.class != self.this && !is_super {
                    return self.fail("Bad <init> method call");
                }
                frame.initialize(object, Type::Object(self.this));
            }
            Type::Uninitialized(pc) => {
                let (Instruction::New(index), _) = self.instruction(pc)? else {
                    return self.fail("Expecting new instruction");
                };
                let made = self.class_constant(index)?;
                if made != Type::Object(method.class) {
                    return self.fail("Call to wrong <init> method");
                }
                self.check_protected_constructor(method)?;
                frame.initialize(object, made);
            }
            _ => return self.fail("Bad operand type when invoking <init>"),
        }
        Ok(())
    }

    /// `new` with a protected constructor of a class above in another package makes an object that is not of
    /// this class.
    fn check_protected_constructor(&mut self, method: &Reference) -> Checked<()> {
        match self.check_protected(method, Type::Object(method.class), true) {
            Err(Failure::Verify(_)) => self.fail("Bad access to protected <init> method"),
            other => other,
        }
    }
}
