//! Which initialisers the use of a class runs (JLS 12.4.1).

use program::linked::access;
use program::{ClassId, MethodId, Origin, Program};

/// The initialisers of the program that run before the first use of a class, in their order. An interface is
/// initialised with a class only if it declares methods with bodies, and never with another interface.
pub(crate) fn initialisers(program: &Program, class: ClassId) -> Vec<(ClassId, MethodId)> {
    let mut order = Vec::new();
    add_class(program, class, &mut order);
    with_initialisers(program, order)
}

/// Those that run before the first lambda of an interface is made. Its class has no initialiser of its own.
pub(crate) fn initialisers_of_lambda(program: &Program, interface: ClassId) -> Vec<(ClassId, MethodId)> {
    let mut order = Vec::new();
    add_interface(program, interface, &mut order);
    with_initialisers(program, order)
}

fn with_initialisers(program: &Program, order: Vec<ClassId>) -> Vec<(ClassId, MethodId)> {
    let initialiser = |class: ClassId| {
        let linked = program.class(class);
        linked.initializer.filter(|_| linked.origin == Origin::User).map(|method| (class, method))
    };
    order.into_iter().filter_map(initialiser).collect()
}

fn add_class(program: &Program, class: ClassId, order: &mut Vec<ClassId>) {
    let linked = program.class(class);
    if !linked.is_interface() {
        if let Some(above) = linked.super_class {
            add_class(program, above, order);
        }
        linked.interfaces.iter().for_each(|interface| add_interface(program, *interface, order));
    }
    if !order.contains(&class) {
        order.push(class);
    }
}

fn add_interface(program: &Program, interface: ClassId, order: &mut Vec<ClassId>) {
    let linked = program.class(interface);
    linked.interfaces.iter().for_each(|above| add_interface(program, *above, order));
    let has_body = |method: &MethodId| {
        let method = program.method(*method);
        !method.has(access::ABSTRACT) && !method.has(access::STATIC)
    };
    if linked.methods.iter().any(has_body) && !order.contains(&interface) {
        order.push(interface);
    }
}
