//! `MethodHandles.Lookup`: what the class that looks up may reach (`Lookup.checkAccess`, `VerifyAccess`).

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::natives::ending::raise;
use crate::stop::Outcome;
use program::ClassId;
use program::linked::access;

/// The modes of a lookup, as `Lookup` numbers them. Those of members are the numbers of their access flags.
mod modes {
    pub(super) const PUBLIC: i32 = 1;
    pub(super) const PRIVATE: i32 = 2;
    pub(super) const PROTECTED: i32 = 4;
    pub(super) const PACKAGE: i32 = 8;
    pub(super) const UNCONDITIONAL: i32 = 32;
    /// The library's own lookup.
    pub(super) const TRUSTED: i32 = -1;
}

/// A field that is looked up.
pub(super) struct Looked {
    /// The class that is asked for it.
    pub(super) asked: ClassId,
    /// The class that has it.
    pub(super) owner: ClassId,
    pub(super) modifiers: u16,
    /// `Foo.bar/int/getField`
    pub(super) text: String,
}

impl<H: Host> Machine<H> {
    /// Raises what the JDK throws if a lookup may not reach a class at all.
    pub(super) fn check_looked_class(&mut self, lookup: Ref, class: ClassId) -> Result<(), Outcome> {
        let (from, allowed) = self.lookup_rights(lookup)?;
        if self.reaches_class(from, allowed, class)? {
            return Ok(());
        }
        let name = self.program.class(class).java_name();
        Err(self.refused(&format!("symbolic reference class is not accessible: {name}"), from))
    }

    /// Raises what the JDK throws if a lookup may not reach a field.
    pub(super) fn check_looked_field(
        &mut self,
        lookup: Ref,
        field: &Looked,
        wants_static: bool,
    ) -> Result<(), Outcome> {
        let (from, allowed) = self.lookup_rights(lookup)?;
        let is_static = field.modifiers & access::STATIC != 0;
        if is_static != wants_static {
            let wanted = if wants_static { "a static" } else { "a non-static" };
            return Err(self.refused(&format!("expected {wanted} field: {}", field.text), from));
        }
        if self.reaches_member(from, allowed, field)? {
            return Ok(());
        }
        let why = match field.modifiers & (access::PUBLIC | access::PROTECTED | access::PRIVATE) {
            access::PUBLIC => "access to public member failed",
            access::PRIVATE => "member is private",
            access::PROTECTED => "member is protected",
            _ => "member is private to package",
        };
        Err(self.refused(&format!("{why}: {}", field.text), from))
    }

    fn refused(&self, why: &str, from: ClassId) -> Outcome {
        let from = self.program.class(from).java_name();
        raise("java/lang/IllegalAccessException", format!("{why}, from class {from}"))
    }

    /// The class that a lookup looks from, and its modes.
    fn lookup_rights(&mut self, lookup: Ref) -> Result<(ClassId, i32), Outcome> {
        let from = Ref(self.read_field(lookup, "lookupClass")? as u32);
        Ok((self.class_of_mirror(from), self.read_field(lookup, "allowedModes")? as i32))
    }

    fn is_same_package(&self, one: ClassId, other: ClassId) -> bool {
        self.is_program(one) == self.is_program(other)
            && self.program.class(one).package() == self.program.class(other).package()
    }

    /// `VerifyAccess.isClassAccessible`
    fn reaches_class(&self, from: ClassId, allowed: i32, class: ClassId) -> Result<bool, Outcome> {
        if allowed == modes::TRUSTED || class == from && allowed & modes::PACKAGE != 0 {
            return Ok(true);
        }
        let package = self.program.class(class).package();
        if self.program.class(class).access & access::PUBLIC != 0
            && allowed & (modes::PUBLIC | modes::UNCONDITIONAL) != 0
        {
            return if self.is_program(class) || !self.is_program(from) && allowed & modes::UNCONDITIONAL == 0
            {
                Ok(true)
            } else {
                crate::natives::accessibility::is_package_exported(package)
            };
        }
        Ok(allowed & modes::PACKAGE != 0 && self.is_same_package(from, class))
    }

    /// `Lookup.checkAccess` and `VerifyAccess.isMemberAccessible`
    fn reaches_member(&mut self, from: ClassId, allowed: i32, field: &Looked) -> Result<bool, Outcome> {
        if allowed == modes::TRUSTED {
            return Ok(true);
        }
        if !self.reaches_class(from, allowed, field.asked)? {
            return Ok(false);
        }
        let same_package = allowed & modes::PACKAGE != 0 && self.is_same_package(from, field.owner);
        Ok(match field.modifiers & (access::PUBLIC | access::PROTECTED | access::PRIVATE) {
            access::PUBLIC => allowed & (modes::PUBLIC | modes::UNCONDITIONAL) != 0,
            access::PRIVATE => {
                allowed & modes::PRIVATE != 0 && self.nest_host(from) == self.nest_host(field.owner)
            }
            access::PROTECTED if same_package => true,
            access::PROTECTED => {
                let inherits = allowed & modes::PROTECTED != 0 && self.program.is_subclass(from, field.owner);
                let is_static = field.modifiers & access::STATIC != 0;
                if inherits && !is_static {
                    return Err(crate::natives::unmodelled::unmodelled(
                        "a handle of an inherited protected field",
                    ));
                }
                let related = self.program.is_subclass(from, field.asked)
                    || self.program.is_subclass(field.asked, from);
                inherits && related
            }
            _ => same_package,
        })
    }
}
