//! Native methods, and a few Java methods that are replaced because they reach for the host.
//!
//! A native does its work at once and never calls back into the interpreter: what needs Java code ends in
//! [`Outcome::Call`], so that a scheduling point inside it is an ordinary one.

pub(crate) mod accessibility;
mod annotations;
mod arrays;
mod assertions;
pub(crate) mod boxing;
mod classes;
mod conditions;
mod copies;
mod definitions;
pub(crate) mod deflate;
pub(crate) mod ending;
mod environment;
mod executors;
mod fields;
mod files;
pub(crate) mod inflate;
mod interrupts;
pub mod intrinsics;
mod lang;
mod latin1;
mod locks;
mod math;
pub(crate) mod members;
pub(crate) mod memory;
mod misc;
mod paths;
mod printing;
mod proxies;
mod reduction;
pub(crate) mod reflection;
mod resources;
mod seeds;
pub(crate) mod serialization;
mod shutdown;
pub mod strict;
mod thread_objects;
mod threads;
mod workers;
pub use executors::Hiring;
pub use thread_objects::ThreadStatus;
mod traces;
pub(crate) mod unmodelled;
mod urls;

use crate::heap::Ref;
use crate::hooks::{Host, Native, NativesOfClass, Registry};
use crate::machine::Machine;
use crate::natives::ending::nothing;
use crate::stop::Args;
use program::{MethodId, Program};
use rustc_hash::FxHashMap;

impl<H: Host> Registry<H> {
    /// The natives of a version of the JDK.
    pub fn standard(version: u32) -> Registry<H> {
        let mut registry = Registry { classes: FxHashMap::default() };
        let mut modules = vec![
            lang::tables(),
            latin1::tables(),
            math::tables(),
            memory::tables(),
            misc::tables(),
            printing::tables(),
            reflection::tables(),
            members::tables(),
            environment::tables(),
            accessibility::tables(),
            resources::tables(),
            threads::tables(),
            locks::tables(),
            conditions::tables(),
            traces::tables(),
            files::tables(),
            annotations::tables(),
            inflate::tables(),
            shutdown::tables(),
            paths::tables(),
            urls::tables(),
            seeds::tables(),
            assertions::tables(),
            serialization::tables(),
            definitions::tables(),
            deflate::tables(),
            proxies::tables(),
            unmodelled::tables(),
            crate::handles::tables(),
        ];
        if crate::versions::NATIVE_STRICT_MATH.contains(&version) {
            modules.push(math::strict());
        }
        if crate::versions::TANH_BY_HOTSPOT.contains(&version) {
            modules.push(math::hyperbolic_tangent());
        }
        if crate::versions::CBRT_BY_HOTSPOT.contains(&version) {
            modules.push(math::cube_root());
        }
        if crate::versions::FIELDS_BY_HANDLES.contains(&version) {
            modules.push(fields::tables());
        }
        if crate::versions::REFERENCE_INITIALIZER_STARTS_THREADS.contains(&version) {
            modules.push(&[("java/lang/ref/Reference", &[("<clinit>", "*", nothing)])]);
        }
        for module in modules {
            for (class, table) in module {
                for (name, descriptor, native) in *table {
                    registry.add(class, name, descriptor, *native);
                }
            }
        }
        registry
    }

    /// Adds a native; it replaces the method of that name.
    pub(crate) fn add(
        &mut self,
        class: &'static str,
        name: &'static str,
        descriptor: &'static str,
        native: Native<H>,
    ) -> &mut NativesOfClass<H> {
        let none = || NativesOfClass { natives: FxHashMap::default(), hosts: false };
        let of_class = self.classes.entry(class).or_insert_with(none);
        of_class.natives.insert((name, descriptor), native);
        of_class
    }

    /// Whether the natives of a class are the host's.
    #[cfg(debug_assertions)]
    pub(crate) fn is_hosts(&self, class: &str) -> bool {
        self.classes.get(class).is_some_and(|of_class| of_class.hosts)
    }

    /// The native that stands for a method.
    pub fn find(&self, program: &Program, id: MethodId) -> Option<Native<H>> {
        let method = program.method(id);
        let class = &program.class(method.class).name;
        if method.has(program::linked::access::NATIVE)
            && matches!(program.text(method.name), "registerNatives" | "initIDs" | "initNative")
        {
            return Some(nothing);
        }
        // A stub may bear the name of the method that it stands for.
        let stub = method.bytecode.is_none() && method.code.is_some();
        let natives = &self.classes.get(&**class).filter(|_| !stub)?.natives;
        let name = program.text(method.name);
        let descriptor = program.text(method.descriptor);
        natives.get(&(name, descriptor)).or_else(|| natives.get(&(name, "*"))).copied()
    }
}

impl<H: Host> Machine<H> {
    /// Adds a native of the host.
    pub fn add_native(
        &mut self,
        class: &'static str,
        name: &'static str,
        descriptor: &'static str,
        native: Native<H>,
    ) {
        self.natives.add(class, name, descriptor, native).hosts = true;
    }

    /// An argument slot.
    pub fn arg(&self, args: Args, index: usize) -> u64 {
        self.stack.slots[args.0 + index]
    }

    /// An argument as a reference.
    pub fn arg_ref(&self, args: Args, index: usize) -> Ref {
        Ref(self.arg(args, index) as u32)
    }

    /// An argument as an `int`.
    pub fn arg_int(&self, args: Args, index: usize) -> i32 {
        self.arg(args, index) as i32
    }

    /// An argument as a `long`.
    pub fn arg_long(&self, args: Args, index: usize) -> i64 {
        self.arg(args, index) as i64
    }
}
