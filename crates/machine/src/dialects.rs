//! Calls into the shipped API by class files that were compiled against another library of the same names.
//!
//! Those libraries differ in the types of task bodies and in where types are nested. A call is bound by name and descriptor;
//! then by the types as far as they mean the same in every library; then by the number of arguments, if a single method is
//! left whose bodies take what the caller's give. `java/README.md` states the rules.

use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::{Flow, Stop};
use program::{ClassId, Kind, MethodId, Origin, Symbol};

/// The package of classes with methods that only class files can call: in a source they could not be told from others. Each is
/// named as the class that it adds to.
const VARIANTS: &str = "scoville/variants/";

/// Why something that a virtual machine would refuse is not told as an error of the program.
pub(crate) const UNFIT: &str = "a use that the Habanero API that Scoville ships does not fit";

/// What is said where the shipped API lacks a class.
pub(crate) fn no_such_class(name: &str) -> String {
    format!("class {}: the Habanero API that Scoville ships has no such class", name.replace('/', "."))
}

/// What a parameter type is in all libraries: a task body is the same whether or not it may suspend.
fn plain(parameter: &str) -> String {
    let depth = parameter.len() - parameter.trim_start_matches('[').len();
    let simple = parameter.rsplit(['/', '$', '[']).next().unwrap_or(parameter);
    "[".repeat(depth) + &simple.replace("Suspendable", "Runnable").replace("Suspending", "")
}

impl<H: Host> Machine<H> {
    /// Whether a class is of the shipped API or inherits from it.
    pub(crate) fn is_of_api(&self, class: ClassId) -> bool {
        let linked = self.program.class(class);
        linked
            .chain
            .iter()
            .chain(&linked.all_interfaces)
            .chain([&class])
            .any(|one| self.program.class(*one).origin == Origin::Api)
    }

    /// Whether a class of the program mentions the API, so that what is wrong with it may be a difference between ours and the
    /// library that it was compiled against.
    pub fn mentions_api(&self, class: ClassId) -> bool {
        let Some(file) = &self.program.class(class).file else { return false };
        program::classpath::LIBRARY_PACKAGES
            .iter()
            .any(|package| file.bytes.windows(package.len()).any(|part| part == package.as_bytes()))
    }

    /// Something of a class is not what was meant. In the code of the shipped API, or about a class of it, that is our failure,
    /// not one of the program.
    pub(crate) fn throw_mislinked(&mut self, about: ClassId, error: &str, message: &str) -> Flow {
        let method = self.stack.frames.last().map(|frame| self.program.method(frame.method));
        let is_ours = method.is_some_and(|method| self.program.class(method.class).origin == Origin::Api);
        if is_ours || self.is_of_api(about) {
            return Flow::Stop(Stop::Unsupported(format!("{message}: {UNFIT}")));
        }
        self.throw_new(error, message)
    }

    /// The method that a call means: the one of that name and descriptor; of the API, else the one that comes nearest.
    pub(crate) fn bound(
        &mut self,
        class: ClassId,
        (name, symbol): (Symbol, Symbol),
        descriptor: &str,
    ) -> Option<MethodId> {
        let exact = self.program.resolve_method(class, name, symbol);
        exact.or_else(|| {
            self.is_of_api(class).then(|| self.method_of_dialect(class, name, descriptor)).flatten()
        })
    }

    /// The method of the API that a call of another library's method means.
    fn method_of_dialect(&mut self, class: ClassId, name: Symbol, descriptor: &str) -> Option<MethodId> {
        let (wanted, _) = program::names::split_descriptor(descriptor)?;
        let wanted: Vec<String> = wanted.iter().map(|parameter| plain(parameter)).collect();
        let chain = self.program.class(class).chain.clone();
        for one in chain.iter().rev() {
            let owner = self.program.class(*one);
            let simple = owner.name.rsplit('/').next().unwrap_or(&owner.name);
            let variants = format!("{VARIANTS}{simple}");
            if owner.origin != Origin::Api {
                continue;
            }
            let Ok(variants) = self.program.load(&variants) else { continue };
            let found = self.program.class(variants).methods.iter().copied().find(|id| {
                let method = self.program.method(*id);
                let parameters = program::names::split_descriptor(self.program.text(method.descriptor));
                let fits = parameters.is_some_and(|(parameters, _)| {
                    parameters.iter().map(|parameter| plain(parameter)).eq(wanted.iter().cloned())
                });
                method.name == name && fits
            });
            if found.is_some() {
                return found;
            }
        }
        self.method_by_arity(class, name, descriptor)
    }

    /// Whether a class file's call of a method of the API is bound: the class, the method's name and descriptor, and whether it is
    /// static.
    pub fn binds(&mut self, class: &str, name: &str, descriptor: &str, is_static: bool) -> bool {
        let Ok(class) = self.program.load(class) else { return false };
        let (n, d) = (self.program.symbols.intern(name), self.program.symbols.intern(descriptor));
        let found = self.bound(class, (n, d), descriptor);
        self.is_of_api(class)
            && found
                .is_some_and(|id| self.program.method(id).has(program::linked::access::STATIC) == is_static)
    }

    /// Whether a parameter is a body that is called: an interface with one method.
    fn is_body(&self, parameter: &str) -> bool {
        let name = parameter.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
        let Some(class) = name.and_then(|name| self.program.loaded(name)) else { return false };
        let class = self.program.class(class);
        let methods = class.all_interfaces.iter().map(|one| self.program.class(*one)).chain([class]);
        let is_abstract = |id: &&MethodId| self.program.method(**id).has(program::linked::access::ABSTRACT);
        let count = methods.map(|one| one.methods.iter().filter(is_abstract).count()).max();
        class.is_interface() && count == Some(1)
    }

    fn method_by_arity(&mut self, class: ClassId, name: Symbol, descriptor: &str) -> Option<MethodId> {
        let (wanted, _) = program::names::split_descriptor(descriptor)?;
        let kinds: Vec<Option<Kind>> = wanted.iter().map(|parameter| Kind::of(parameter)).collect();
        let linked = self.program.class(class);
        let mut found: Vec<(MethodId, Vec<String>, Vec<String>)> = Vec::new();
        for one in linked.chain.iter().rev().chain(&linked.all_interfaces) {
            for id in &self.program.class(*one).methods {
                let method = self.program.method(*id);
                if method.name != name {
                    continue;
                }
                let Some((parameters, _)) =
                    program::names::split_descriptor(self.program.text(method.descriptor))
                else {
                    continue;
                };
                let plain: Vec<String> = parameters.iter().map(|parameter| plain(parameter)).collect();
                // The same parameters again are what the first one overrides.
                let fits = parameters.iter().map(|parameter| Kind::of(parameter)).eq(kinds.iter().copied());
                if fits && !found.iter().any(|(_, known, _)| *known == plain) {
                    found.push((*id, plain, parameters.iter().map(ToString::to_string).collect()));
                }
            }
        }
        let given: Vec<String> = wanted.iter().map(|parameter| plain(parameter)).collect();
        if let Some((id, ..)) = found.iter().find(|(_, parameters, _)| *parameters == given) {
            return Some(*id);
        }
        let [(only, plain, parameters)] = found.as_slice() else { return None };
        for (index, parameter) in parameters.iter().enumerate() {
            for one in [parameter.as_str(), wanted[index]] {
                // What cannot be loaded is no body that we know.
                if let Some(name) = one.strip_prefix('L').and_then(|name| name.strip_suffix(';')) {
                    self.program.load(name).ok()?;
                }
            }
            // A body that takes an int is not one that takes an object.
            if plain[index] != given[index] && (self.is_body(parameter) || self.is_body(wanted[index])) {
                return None;
            }
        }
        Some(*only)
    }
}
