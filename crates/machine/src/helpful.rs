//! Helpful NullPointerException messages (JEP 358), in HotSpot's words.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use program::analysis::Subject;
use program::bytecode::{BytecodeError, Instruction, Invocation, decode};
use program::classfile::Constant;
use program::linked::access;
use program::names::split_descriptor;
use program::sources::{Sources, null_depth, sources};
use program::{Kind, MethodId};

/// How many steps back an explanation goes.
const DETAIL: u32 = 5;

/// What is known of a method whose operations are told in words.
pub(crate) struct Explanation<'a, H: Host> {
    pub(crate) machine: &'a Machine<H>,
    pub(crate) method: MethodId,
    pub(crate) subject: &'a Subject<'a>,
    pub(crate) sources: Vec<Option<Sources>>,
}

impl<H: Host> Machine<H> {
    /// The message for an exception that the machine itself threw; none if the program made it.
    pub(crate) fn helpful_message(&self, exception: Ref) -> Option<String> {
        if !self.version().helpful_messages {
            return None;
        }
        let frame = *self.backtrace(exception).first()?;
        let explain = |subject: &Subject<'_>| {
            Ok(Explanation::of(self, frame.method, subject)?.message(u32::from(frame.offset)))
        };
        program::translate::with_subject(&self.program, frame.method, explain).ok()?
    }
}

impl<'a, H: Host> Explanation<'a, H> {
    pub(crate) fn of(
        machine: &'a Machine<H>,
        method: MethodId,
        subject: &'a Subject<'a>,
    ) -> Result<Explanation<'a, H>, BytecodeError> {
        Ok(Explanation { machine, method, subject, sources: sources(subject)? })
    }

    fn message(&self, pc: u32) -> Option<String> {
        let (instruction, _) = decode(self.subject.bytes(), pc).ok()?;
        let action = self.failed_action(&instruction)?;
        let depth = null_depth(self.subject, &instruction, pc)?;
        let cause = self.cause(pc, depth).unwrap_or_default();
        Some(action + &cause)
    }

    /// The part before "because".
    fn failed_action(&self, instruction: &Instruction) -> Option<String> {
        Some(match instruction {
            Instruction::ArrayLoad(kind) => format!("Cannot load from {} array", array_name(*kind)),
            Instruction::ArrayStore(kind) => format!("Cannot store to {} array", array_name(*kind)),
            Instruction::ArrayLength => "Cannot read the array length".to_string(),
            Instruction::Throw => "Cannot throw exception".to_string(),
            Instruction::MonitorEnter => "Cannot enter synchronized block".to_string(),
            Instruction::MonitorExit => "Cannot exit synchronized block".to_string(),
            Instruction::GetField(index) => format!("Cannot read field \"{}\"", self.member(*index)?.1),
            Instruction::PutField(index) => format!("Cannot assign field \"{}\"", self.member(*index)?.1),
            Instruction::Invoke(_, index) => {
                // A constructor is never called on null: the program threw this exception itself.
                if self.member(*index)?.1 == "<init>" {
                    return None;
                }
                format!("Cannot invoke \"{}\"", self.call(*index)?)
            }
            _ => return None,
        })
    }

    /// The part from "because" on.
    fn cause(&self, pc: u32, depth: usize) -> Option<String> {
        let source = self.source(pc, depth)?;
        let (instruction, _) = decode(self.subject.bytes(), source).ok()?;
        let text = self.describe(pc, depth, DETAIL)?;
        Some(match instruction {
            Instruction::Invoke(..) => format!(" because the return value of \"{text}\" is null"),
            _ => format!(" because \"{text}\" is null"),
        })
    }

    /// The instruction that pushed a slot of the stack.
    pub(crate) fn source(&self, pc: u32, depth: usize) -> Option<u32> {
        let stack = &self.sources.get(pc as usize)?.as_ref()?.stack;
        *stack.get(stack.len().checked_sub(depth + 1)?)?
    }

    /// The expression that gave a slot of the stack its value.
    fn describe(&self, pc: u32, depth: usize, detail: u32) -> Option<String> {
        if detail == 0 {
            return None;
        }
        let source = self.source(pc, depth)?;
        let (instruction, _) = decode(self.subject.bytes(), source).ok()?;
        Some(match instruction {
            Instruction::Load(_, index) => self.local(source, index),
            Instruction::Null => "null".to_string(),
            Instruction::Int(value) => value.to_string(),
            Instruction::GetStatic(index) => {
                let (class, name, _) = self.member(index)?;
                format!("{class}.{name}")
            }
            Instruction::GetField(index) => {
                let name = self.member(index)?.1;
                match self.describe(source, 0, detail - 1) {
                    Some(object) => format!("{object}.{name}"),
                    None => name,
                }
            }
            Instruction::Invoke(Invocation::Dynamic, _) => return None,
            Instruction::Invoke(_, index) => self.call(index)?,
            Instruction::ArrayLoad(_) => {
                let array = self.describe(source, 1, detail - 1).unwrap_or_else(|| "<array>".to_string());
                let index = self.describe(source, 0, detail).unwrap_or_else(|| "...".to_string());
                format!("{array}[{index}]")
            }
            _ => return None,
        })
    }

    /// Class, name and descriptor of a member constant; the class as messages write it.
    pub(crate) fn member(&self, index: u16) -> Option<(String, String, String)> {
        let file = self.subject.file;
        let (class, member) = match file.pool.get(index).ok()? {
            Constant::Field(c, n) | Constant::Method(c, n) | Constant::InterfaceMethod(c, n) => (c, n),
            _ => return None,
        };
        let (name, descriptor) = file.name_and_type(member).ok()?;
        let class = file.class_name(class).ok()?;
        let class = if class.starts_with('[') {
            crate::describe::descriptor(&class)
        } else {
            class.replace('/', ".")
        };
        Some((well_known(class), name, descriptor))
    }

    fn call(&self, index: u16) -> Option<String> {
        let (class, name, descriptor) = self.member(index)?;
        let (parameters, _) = split_descriptor(&descriptor)?;
        let parameters: Vec<String> =
            parameters.iter().map(|parameter| trimmed(&crate::describe::descriptor(parameter))).collect();
        Some(format!("{class}.{name}({})", parameters.join(", ")))
    }

    /// The name of a local variable in the debug information.
    pub(crate) fn variable(&self, pc: u32, slot: u16) -> Option<String> {
        let named = self.subject.code.variables.iter().find(|variable| {
            let start = u32::from(variable.start);
            variable.slot == slot && (start..start + u32::from(variable.length)).contains(&pc)
        });
        self.subject.file.utf8(named?.name).ok()
    }

    /// The name of a local variable, or what can be said of it without debug information.
    fn local(&self, pc: u32, slot: u16) -> String {
        if let Some(name) = self.variable(pc, slot) {
            return name;
        }
        let sources = self.sources.get(pc as usize).and_then(Option::as_ref);
        let untouched = sources.is_some_and(|sources| !sources.written[slot as usize]);
        let is_static = self.machine.program.method(self.method).has(access::STATIC);
        if untouched && slot == 0 && !is_static {
            return "this".to_string();
        }
        let mut first = 0;
        for (index, kind) in self.subject.arguments.iter().enumerate() {
            if untouched && (first..first + kind.slots()).contains(&slot) {
                return format!("<parameter{}>", index + usize::from(is_static));
            }
            first += kind.slots();
        }
        format!("<local{slot}>")
    }
}

fn array_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Reference => "object",
        Kind::Byte | Kind::Boolean => "byte/boolean",
        kind => kind.java_name(),
    }
}

fn well_known(class: String) -> String {
    match class.as_str() {
        "java.lang.Object" | "java.lang.String" => class["java.lang.".len()..].to_string(),
        _ => class,
    }
}

/// As `well_known`, for arrays too.
fn trimmed(text: &str) -> String {
    match text.split_once('[') {
        Some((element, rest)) => format!("{}[{rest}", well_known(element.to_string())),
        None => well_known(text.to_string()),
    }
}
