//! Subclasses, and which member a name means (JVMS 5.4.3 and 5.4.6).

use super::Program;
use crate::classpath::Origin;
use crate::linked::{Shape, access};
use crate::names::{ClassId, FieldId, Kind, MethodId, Symbol};

impl Program {
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

    /// [`Program::resolve_field`], by text.
    pub fn find_field_of(&self, class: ClassId, name: &str, descriptor: &str) -> Option<FieldId> {
        self.resolve_field(class, self.symbols.get(name)?, self.symbols.get(descriptor)?)
    }

    /// A field by name alone, by text.
    pub fn find_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let name = self.symbols.get(name)?;
        let declared =
            |c: &ClassId| self.class(*c).fields.iter().find(|id| self.field(**id).name == name).copied();
        self.class(class).chain.iter().rev().find_map(declared)
    }

    /// An instance field by name that a class of the library declares, this one or one above it. What is known by its
    /// name here is a field of the library: one of that name in a class of the program below it is another field.
    pub fn library_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let name = self.symbols.get(name)?;
        let of_library = |c: &&ClassId| self.class(**c).origin != Origin::User;
        let declared = |c: &ClassId| {
            let named = |id: &&FieldId| self.field(**id).name == name && !self.field(**id).is_static();
            self.class(*c).fields.iter().find(named).copied()
        };
        self.class(class).chain.iter().rev().filter(of_library).find_map(declared)
    }
}
