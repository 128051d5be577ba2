//! Calls into the shipped API by class files that were compiled against another library of the same names.
//!
//! Those libraries differ in the types of task bodies and in where types are nested, so a call is bound by
//! name and number of arguments; where several methods have both, their types decide, as far as they mean
//! the same in every library. `java/README.md` states the rules.

use crate::hooks::Host;
use crate::machine::Machine;
use program::{ClassId, Kind, MethodId, Origin, Symbol};

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

    /// The method of the API that a call of another library's method means.
    pub(crate) fn method_by_arity(&self, class: ClassId, name: Symbol, descriptor: &str) -> Option<MethodId> {
        let (wanted, _) = program::names::split_descriptor(descriptor)?;
        let kinds: Vec<Option<Kind>> = wanted.iter().map(|parameter| Kind::of(parameter)).collect();
        let linked = self.program.class(class);
        let mut found: Vec<(MethodId, Vec<String>)> = Vec::new();
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
                if fits && !found.iter().any(|(_, known)| *known == plain) {
                    found.push((*id, plain));
                }
            }
        }
        if let [(only, _)] = found.as_slice() {
            return Some(*only);
        }
        let wanted: Vec<String> = wanted.iter().map(|parameter| plain(parameter)).collect();
        found.into_iter().find(|(_, parameters)| *parameters == wanted).map(|(id, _)| id)
    }
}
