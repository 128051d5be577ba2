//! What the operation of a frame is about, as the source names it: `counter` in `counter.value++`. What is said is read
//! off the code that put the operand on the stack, and so is right or not said.

use crate::helpful::Explanation;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::throw::TraceFrame;
use program::Origin;
use program::bytecode::{Instruction, Invocation, decode};
use program::linked::access;
use program::sources::null_depth;

/// How many steps back a name goes.
const DETAIL: u32 = 6;

/// What an operation does with its operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Use {
    /// It reads or writes this instance field of it.
    Field(String),
    /// It reads or writes an element of it.
    Element,
    /// It enters its monitor.
    Monitor,
    /// It calls this method of it.
    Call(String),
}

/// An object that an operation is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What is done with it.
    pub used: Use,
    /// Its name in the source, if it has one.
    pub name: Option<String>,
    /// For a field and a call: the class that the source names.
    pub class: String,
}

impl<H: Host> Machine<H> {
    /// What the operation of the innermost of these frames is about; none if it is about no object.
    pub fn operand(&self, trace: &[TraceFrame]) -> Option<Operand> {
        self.explained(trace, |explanation, pc| {
            let (instruction, _) = decode(explanation.subject.bytes(), pc).ok()?;
            let depth = null_depth(explanation.subject, &instruction, pc)?;
            let (used, class) = match instruction {
                Instruction::ArrayLoad(_) | Instruction::ArrayStore(_) => (Use::Element, String::new()),
                Instruction::GetField(index) | Instruction::PutField(index) => {
                    let (class, name, _) = explanation.member(index)?;
                    (Use::Field(name), class)
                }
                Instruction::MonitorEnter => (Use::Monitor, String::new()),
                Instruction::Invoke(_, index) => {
                    let (class, name, _) = explanation.member(index)?;
                    (Use::Call(name), class)
                }
                _ => return None,
            };
            let name = explanation.name(pc, depth, DETAIL).and_then(|name| self.written(name, trace));
            Some(Operand { used, name, class })
        })
    }

    /// The field that the operation of the innermost of these frames accesses or the method that it calls, what the source
    /// calls that (`T.ready`, `count.get`), and whether it writes; none if it does neither.
    pub fn named_operation(&self, trace: &[TraceFrame]) -> Option<(Use, String, bool)> {
        self.explained(trace, |explanation, pc| {
            let (instruction, _) = decode(explanation.subject.bytes(), pc).ok()?;
            let (make, index): (fn(String) -> Use, _) = match instruction {
                Instruction::GetField(index)
                | Instruction::GetStatic(index)
                | Instruction::PutField(index)
                | Instruction::PutStatic(index) => (Use::Field, index),
                Instruction::Invoke(_, index) => (Use::Call, index),
                _ => return None,
            };
            let writes = matches!(instruction, Instruction::PutField(_) | Instruction::PutStatic(_));
            let (class, member, _) = explanation.member(index)?;
            let depth = null_depth(explanation.subject, &instruction, pc);
            let named = depth.and_then(|depth| explanation.name(pc, depth, DETAIL));
            let object = named.and_then(|name| self.written(name, trace));
            let object = object.unwrap_or_else(|| simple(&class).to_string());
            Some((make(member.clone()), format!("{object}.{member}"), writes))
        })
    }

    fn explained<T>(
        &self,
        trace: &[TraceFrame],
        work: impl FnOnce(&Explanation<'_, H>, u32) -> Option<T>,
    ) -> Option<T> {
        let frame = trace.first()?;
        let explain = |subject: &program::analysis::Subject<'_>| {
            Ok(work(&Explanation::of(self, frame.method, subject)?, u32::from(frame.offset)))
        };
        program::translate::with_subject(&self.program, frame.method, explain).ok()?
    }

    /// A name as text: who is `this` is what the caller calls it. The library's own names are nobody's.
    fn written(&self, name: Name, trace: &[TraceFrame]) -> Option<String> {
        let class = self.program.class(self.program.method(trace.first()?.method).class);
        let is_own = class.origin == Origin::User;
        match name {
            Name::Written(name) => Some(name).filter(|_| is_own),
            Name::This(fields) => match self.called_on(trace) {
                Some(object) => Some(object + &fields),
                None if fields.is_empty() || !is_own => None,
                None => Some(simple(&class.name).to_string() + &fields),
            },
        }
    }

    /// What the caller of the innermost of these frames calls the object whose method that is.
    fn called_on(&self, trace: &[TraceFrame]) -> Option<String> {
        let [callee, callers @ ..] = trace else { return None };
        let callee = self.program.method(callee.method);
        let operand = self.operand(callers)?;
        // Behind a call of an interface there may be a reference to the method of another object.
        let mut above = self.program.class(callee.class).chain.iter();
        let is_it = operand.used == Use::Call(self.program.text(callee.name).to_string())
            && above.any(|one| self.program.class(*one).java_name() == operand.class);
        operand.name.filter(|_| is_it)
    }
}

/// A name, or what is called `this` with fields of it.
enum Name {
    Written(String),
    This(String),
}

impl Name {
    fn then(self, more: &str) -> Name {
        match self {
            Name::Written(name) => Name::Written(name + more),
            Name::This(fields) => Name::This(fields + more),
        }
    }

    fn text(self) -> Option<String> {
        match self {
            Name::Written(name) => Some(name),
            Name::This(_) => None,
        }
    }
}

/// A class by its own name, without packages and outer classes.
pub fn simple(class: &str) -> &str {
    let name = class.rsplit(['/', '.']).next().unwrap_or(class);
    let inner = name.rsplit('$').next().unwrap_or(name);
    match inner.starts_with(|first: char| first.is_alphabetic()) {
        true => inner,
        false => name,
    }
}

impl<H: Host> Explanation<'_, H> {
    /// The name of what a slot of the stack holds.
    fn name(&self, pc: u32, depth: usize, detail: u32) -> Option<Name> {
        let source = self.source(pc, depth).filter(|_| detail > 0)?;
        let (instruction, _) = decode(self.subject.bytes(), source).ok()?;
        Some(match instruction {
            Instruction::Load(_, slot) => match self.variable(source, slot) {
                Some(name) if name != "this" => Name::Written(name),
                Some(_) => Name::This(String::new()),
                None if slot == 0 && self.is_this(source) => Name::This(String::new()),
                None => return None,
            },
            Instruction::Int(value) => Name::Written(value.to_string()),
            Instruction::GetStatic(index) => {
                let (class, name, _) = self.member(index)?;
                Name::Written(format!("{}.{name}", simple(&class)))
            }
            Instruction::GetField(index) => {
                let (class, name, _) = self.member(index)?;
                // What an inner class keeps of where it was made.
                if let Some(captured) = name.strip_prefix("val$") {
                    return Some(Name::Written(captured.to_string()));
                }
                if name.starts_with("this$") {
                    return None;
                }
                match self.name(source, 0, detail - 1) {
                    Some(object) => object.then(&format!(".{name}")),
                    None => Name::Written(format!("{}.{name}", simple(&class))),
                }
            }
            Instruction::Invoke(Invocation::Virtual | Invocation::Interface, index) => {
                let (_, name, descriptor) = self.member(index)?;
                let called = self.name(source, 0, detail - 1).filter(|_| descriptor.starts_with("()"))?;
                called.then(&format!(".{name}()"))
            }
            Instruction::ArrayLoad(_) => {
                let index = self.name(source, 0, detail - 1).and_then(Name::text);
                let array = self.name(source, 1, detail - 1)?;
                array.then(&format!("[{}]", index.as_deref().unwrap_or("..")))
            }
            _ => return None,
        })
    }

    /// Whether the first local variable is still the object whose method this is.
    fn is_this(&self, pc: u32) -> bool {
        let sources = self.sources.get(pc as usize).and_then(Option::as_ref);
        let is_static = self.machine.program.method(self.method).has(access::STATIC);
        !is_static && sources.is_some_and(|sources| !sources.written[0])
    }
}
