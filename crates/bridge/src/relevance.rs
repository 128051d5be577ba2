//! Which methods of the program may do something with phasers or tasks, now or through what they call.
//!
//! A method that is not relevant, called with values that lead to no phaser and no relevant body, can be passed
//! over. A call is matched with every method of the same name and descriptor, whatever its class, so that
//! overriding needs no thought.

use crate::guarded::{may_nest, mentions_guarded};
use crate::initialisers::{initialisers, initialisers_of_lambda};
use crate::library;
use program::bytecode::{Instruction, Invocation, decode};
use program::classfile::{ClassFile, Constant};
use program::{ClassId, MethodId, Origin, Program};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A method by name and descriptor.
type Name = (String, String);

/// The relevant methods of a program.
#[derive(Debug, Default)]
pub(crate) struct Relevance {
    methods: BTreeSet<MethodId>,
    /// Names under which a relevant body can be called: of instance methods, and of lambdas' interfaces.
    names: BTreeSet<Name>,
    lambda_names: BTreeSet<String>,
    classes: BTreeSet<ClassId>,
    /// Classes of the library that classes of the program extend.
    extended: BTreeSet<String>,
    /// Classes that the program makes instances of.
    made: BTreeSet<String>,
    /// The names of all methods of the program.
    declared: BTreeSet<String>,
    /// It speaks of collections or texts of the library that take monitors.
    guarded: bool,
    /// Methods of the program by name.
    named: BTreeMap<Name, Vec<MethodId>>,
    /// Bodies of lambdas by the name of the interface's method.
    bodies: BTreeMap<String, Vec<Name>>,
}

/// What a method mentions.
#[derive(Default)]
struct Mentions {
    relevant: bool,
    /// Calls that take two monitors of the library, if they are on an object that has one.
    nests: bool,
    calls: Vec<Name>,
    /// Initialisers of classes that it may be the first to use.
    initialisers: Vec<MethodId>,
    made: Vec<String>,
    /// Bodies of lambdas with the name of the interface's method.
    bodies: Vec<(Name, String)>,
}

impl Relevance {
    /// Reads every class of the program that the main class leads to.
    pub(crate) fn of(program: &mut Program, main: ClassId) -> Relevance {
        let mut mentions: BTreeMap<MethodId, Mentions> = BTreeMap::new();
        let (mut extended, mut declared) = (BTreeSet::new(), BTreeSet::new());
        let mut guarded = false;
        let mut known = BTreeSet::from([main]);
        let mut pending = vec![main];
        while let Some(class) = pending.pop() {
            let linked = program.class(class);
            let above: Vec<ClassId> = linked.chain.iter().chain(&linked.all_interfaces).copied().collect();
            let Some(file) = linked.file.clone() else { continue };
            guarded |= mentions_guarded(&file);
            for method in linked.methods.clone() {
                let mut read = read(program, method, &file);
                // The classes of its own code and of the main method are initialised before it runs.
                let before = [initialisers(program, class), initialisers(program, main)].concat();
                read.initialisers.retain(|one| before.iter().all(|(_, known)| known != one));
                mentions.insert(method, read);
                declared.insert(program.text(program.method(method).name).to_string());
            }
            let library = above.iter().map(|above| program.class(*above));
            let library = library.filter(|above| above.origin == Origin::Jdk);
            extended.extend(library.map(|above| above.name.to_string()));
            let mut found = above;
            for index in 0..file.pool.len() as u16 {
                if let Ok(Constant::Class(_)) = file.pool.get(index)
                    && let Ok(name) = file.class_name(index)
                    && !name.starts_with('[')
                    && let Ok(id) = program.load(&name)
                {
                    found.push(id);
                }
            }
            for id in found {
                if program.class(id).origin == Origin::User && known.insert(id) {
                    pending.push(id);
                }
            }
        }
        for mention in mentions.values_mut() {
            mention.relevant |= guarded && mention.nests;
        }
        let made = mentions.values().flat_map(|mention| mention.made.iter().cloned()).collect();
        let mut bodies: BTreeMap<String, Vec<Name>> = BTreeMap::new();
        for (body, name) in mentions.values().flat_map(|mention| &mention.bodies) {
            bodies.entry(name.clone()).or_default().push(body.clone());
        }
        let mut named: BTreeMap<Name, Vec<MethodId>> = BTreeMap::new();
        for id in mentions.keys() {
            named.entry(name_of(program, *id)).or_default().push(*id);
        }
        let settled = Relevance::settle(program, &mentions);
        Relevance { extended, declared, made, guarded, named, bodies, ..settled }
    }

    fn settle(program: &Program, mentions: &BTreeMap<MethodId, Mentions>) -> Relevance {
        let mut relevance = Relevance::default();
        let mut called: BTreeSet<Name> = BTreeSet::new();
        loop {
            let before = relevance.methods.len();
            for (id, mention) in mentions {
                let through = |name: &Name| called.contains(name);
                let bodies = mention.bodies.iter().any(|(body, _)| called.contains(body));
                let initialises = mention.initialisers.iter().any(|one| relevance.methods.contains(one));
                if mention.relevant || bodies || initialises || mention.calls.iter().any(through) {
                    relevance.methods.insert(*id);
                    called.insert(name_of(program, *id));
                }
            }
            // A lambda with a relevant body makes every call of its interface's method relevant.
            for mention in mentions.values() {
                for (body, name) in &mention.bodies {
                    if called.contains(body) {
                        relevance.lambda_names.insert(name.clone());
                    }
                }
            }
            if relevance.methods.len() == before {
                break;
            }
        }
        for id in &relevance.methods {
            let method = program.method(*id);
            let name = name_of(program, *id);
            if !method.has(program::linked::access::STATIC) && name.0 != "<init>" {
                relevance.classes.insert(method.class);
                relevance.names.insert(name);
            }
        }
        relevance
    }

    /// Whether a class of the program extends this class of the library.
    pub(crate) fn extends(&self, class: &str) -> bool {
        self.extended.contains(class)
    }

    /// Whether the program makes instances of a class itself.
    pub(crate) fn makes(&self, class: &str) -> bool {
        self.made.contains(class)
    }

    /// The methods of the program that a call by this name may run, if the object is not tracked.
    pub(crate) fn called(&self, name: &str, descriptor: &str) -> Vec<MethodId> {
        let mut called = Vec::new();
        let direct = (name.to_string(), descriptor.to_string());
        for name in std::iter::once(&direct).chain(self.bodies.get(name).into_iter().flatten()) {
            called.extend(self.named.get(name).into_iter().flatten());
        }
        called
    }

    /// Whether the program speaks of collections or texts of the library that take monitors.
    pub(crate) fn mentions_guarded(&self) -> bool {
        self.guarded
    }

    /// Whether a class of the program has a method of this name.
    pub(crate) fn declares(&self, method: &str) -> bool {
        self.declared.contains(method)
    }

    /// Whether a method of the program is relevant.
    pub(crate) fn method(&self, id: MethodId) -> bool {
        self.methods.contains(&id)
    }

    /// Whether a call by this name on an object that is not tracked might reach a relevant body.
    pub(crate) fn name(&self, name: &str, descriptor: &str) -> bool {
        self.lambda_names.contains(name) || self.names.contains(&(name.to_string(), descriptor.to_string()))
    }

    /// Whether instances of a class have relevant methods.
    pub(crate) fn class(&self, program: &Program, class: ClassId) -> bool {
        let linked = program.class(class);
        linked.chain.iter().chain(&linked.all_interfaces).any(|above| self.classes.contains(above))
    }
}

fn name_of(program: &Program, id: MethodId) -> Name {
    let method = program.method(id);
    (program.text(method.name).to_string(), program.text(method.descriptor).to_string())
}

/// The class of the program that an instruction may be the first to use.
pub(crate) fn used(program: &mut Program, file: &ClassFile, instruction: &Instruction) -> Option<ClassId> {
    match instruction {
        Instruction::New(index) => program.load(&file.class_name(*index).ok()?).ok(),
        Instruction::GetStatic(index) | Instruction::PutStatic(index) => {
            let (owner, name, descriptor) = library::member(file, *index)?;
            let class = program.load(&owner).ok()?;
            let (name, descriptor) = (program.symbols.get(&name)?, program.symbols.get(&descriptor)?);
            Some(program.field(program.resolve_field(class, name, descriptor)?).class)
        }
        Instruction::Invoke(Invocation::Static, index) => {
            let (owner, name, descriptor) = library::member(file, *index)?;
            let class = program.load(&owner).ok()?;
            Some(program.method(program.find_method(class, &name, &descriptor)?).class)
        }
        Instruction::Invoke(Invocation::Dynamic, index) => {
            let site = library::lambda(file, *index)?;
            program.load(&site.owner).ok()
        }
        _ => None,
    }
}

fn read(program: &mut Program, id: MethodId, file: &Arc<ClassFile>) -> Mentions {
    let method = program.method(id);
    let mut mentions =
        Mentions { relevant: crate::method::is_synchronized(program, id), ..Mentions::default() };
    let Some(code) = method.bytecode.clone() else { return mentions };
    let initializer = program.text(method.name) == "<clinit>";
    let bytes = &file.bytes[code.start..code.start + code.length];
    let mut pc = 0;
    while let Ok((instruction, after)) = decode(bytes, pc) {
        if let Some(class) = used(program, file, &instruction) {
            mentions.initialisers.extend(initialisers(program, class).into_iter().map(|(_, method)| method));
        }
        match instruction {
            Instruction::MonitorEnter => mentions.relevant = true,
            // Tracked static fields may change only where that is seen. What an initialiser writes is there
            // before anything else and not tracked.
            Instruction::PutStatic(index) if !initializer => {
                let field = library::member(file, index);
                mentions.relevant |= field.is_none_or(|(_, _, kind)| kind.starts_with(['L', '[']));
            }
            // What a static field holds may be followed, and may change only where that is seen.
            Instruction::GetStatic(index) => {
                let held = library::member(file, index).map(|(_, _, descriptor)| descriptor);
                mentions.relevant |= held.is_none_or(|descriptor| may_hold(program, &descriptor));
            }
            Instruction::New(index) => mentions.made.extend(file.class_name(index)),
            Instruction::LoadConstant(index) => {
                mentions.relevant |= library::hidden_constant(file, index).is_some();
            }
            Instruction::Invoke(Invocation::Dynamic, index)
                if library::hidden_argument(file, index).is_some() =>
            {
                mentions.relevant = true;
            }
            Instruction::Invoke(Invocation::Dynamic, index) => match library::lambda(file, index) {
                Some(lambda) => {
                    if let Ok(interface) = program.load(lambda.interface()) {
                        let before = initialisers_of_lambda(program, interface);
                        mentions.initialisers.extend(before.into_iter().map(|(_, method)| method));
                    }
                    let body = (lambda.body.clone(), lambda.descriptor.clone());
                    mentions.relevant |=
                        is_relevant_call(program, &lambda.owner, &lambda.body, &lambda.descriptor);
                    mentions.bodies.push((body.clone(), lambda.name.clone()));
                    mentions.calls.push(body);
                }
                None => mentions.relevant |= !library::is_plain_dynamic(file, index),
            },
            Instruction::Invoke(_, index) => match library::member(file, index) {
                Some((owner, name, descriptor)) => {
                    mentions.relevant |= is_relevant_call(program, &owner, &name, &descriptor);
                    mentions.nests |= may_nest(&name, &descriptor);
                    mentions.calls.push((name, descriptor));
                }
                None => mentions.relevant = true,
            },
            _ => {}
        }
        pc = after;
        if pc as usize >= bytes.len() {
            break;
        }
    }
    mentions
}

/// Whether what a static field of this type holds may hold something that is followed.
pub(crate) fn may_hold(program: &mut Program, descriptor: &str) -> bool {
    if let Some(class) = descriptor.strip_prefix('L') {
        let class = class.trim_end_matches(';');
        let list = matches!(class, "java/util/List" | "java/util/ArrayList" | "java/util/LinkedList");
        return list || program.load(class).is_ok_and(|class| program.class(class).origin == Origin::User);
    }
    descriptor.starts_with("[L") || descriptor.starts_with("[[")
}

/// Whether a call is relevant by itself: into the API, or to what the library treats apart.
fn is_relevant_call(program: &mut Program, owner: &str, name: &str, descriptor: &str) -> bool {
    if owner.starts_with('[') {
        return false;
    }
    let Ok(class) = program.load(owner) else { return true };
    match program.class(class).origin {
        Origin::Api => true,
        Origin::User => {
            // Inherited from the API, as `next` of a subclass of `Module2` is.
            let Some(found) = program.find_method(class, name, descriptor) else { return true };
            let declaring = program.class(program.method(found).class);
            match declaring.origin {
                Origin::Api => true,
                Origin::User => false,
                Origin::Jdk => library::forbidden(&declaring.name, name).is_some(),
            }
        }
        Origin::Jdk => library::forbidden(owner, name).is_some(),
    }
}
