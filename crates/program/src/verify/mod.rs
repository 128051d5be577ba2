//! The verifier (JVMS 4.10): whether a method's code treats every value as what it is.
//!
//! Classes of the program under test are verified when they are linked, those of the JDK are trusted. A class
//! file of version 50 or later is checked against its `StackMapTable` in one pass ([`check`]); an older one has
//! none, and the types are found by data flow ([`infer`]). Both take the same steps ([`step`], [`members`]).
//!
//! What is accepted follows HotSpot where it differs from the specification, so that a program that `java` runs
//! is run.

mod check;
mod frame;
mod infer;
mod members;
pub(crate) mod refusal;
mod slots;
mod stackmap;
mod step;
mod types;

use crate::bytecode::{BytecodeError, Instruction, decode};
use crate::classfile::{ClassFile, ClassFileError, Code};
use crate::classpath::Origin;
use crate::linked::access;
use crate::load_error::LoadError;
use crate::names::{ClassId, MethodId, Symbol};
use crate::program::Program;
pub use refusal::Refusal;
use slots::{Frame, Type};
use std::sync::Arc;

/// What is wrong at the current instruction.
#[derive(Debug)]
enum Failure {
    Verify(String),
    Format(&'static str),
    Load(LoadError),
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Failure {
        Failure::Load(error)
    }
}

impl From<BytecodeError> for Failure {
    fn from(error: BytecodeError) -> Failure {
        Failure::Verify(error.what.to_string())
    }
}

impl From<ClassFileError> for Failure {
    fn from(error: ClassFileError) -> Failure {
        Failure::Format(error.what)
    }
}

type Checked<T> = Result<T, Failure>;

/// What starts at an offset of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Nothing,
    Instruction,
    New,
}

/// A method under verification.
struct Verifier<'a> {
    program: &'a mut Program,
    file: Arc<ClassFile>,
    code: Arc<Code>,
    class: ClassId,
    this: Symbol,
    is_constructor: bool,
    /// `None`: void.
    result: Option<Type>,
    starts: Vec<Start>,
    /// The current instruction.
    pc: u32,
    /// Slots compared or kept so far.
    work: u64,
}

/// A method that needs more work is refused: its class file was made to waste time or memory. Real ones need a
/// thousandth.
const WORK_LIMIT: u64 = 1 << 28;

/// Verifies a class, after those above it. The answer stays what it is: it is remembered.
pub fn verify(program: &mut Program, class: ClassId) -> Result<(), Refusal> {
    let linked = program.class(class);
    if linked.origin != Origin::User || linked.file.is_none() {
        return Ok(());
    }
    if let Some(known) = &linked.verified {
        return known.clone();
    }
    let above: Vec<ClassId> =
        linked.super_class.iter().chain(&linked.interfaces).copied().filter(|id| *id != class).collect();
    for id in above {
        verify(program, id)?;
    }
    let verdict = verify_methods(program, class);
    program.classes[class.index()].verified = Some(verdict.clone());
    verdict
}

fn verify_methods(program: &mut Program, class: ClassId) -> Result<(), Refusal> {
    for method in program.class(class).methods.clone() {
        if program.method(method).bytecode.is_some() {
            verify_method(program, method)?;
        }
    }
    Ok(())
}

fn verify_method(program: &mut Program, id: MethodId) -> Result<(), Refusal> {
    let method = program.method(id);
    let class = program.class(method.class);
    let (Some(file), Some(code)) = (class.file.clone(), method.bytecode.clone()) else { return Ok(()) };
    let descriptor = program.text(method.descriptor).to_string();
    let place = format!("{}{descriptor}", program.method_name(id));
    let (owner, is_constructor) = (method.class, program.text(method.name) == "<init>");
    let name = class.name.clone();
    let this = program.symbols.intern(&name);
    let major = file.major;
    let mut verifier = Verifier {
        program,
        file,
        code,
        class: owner,
        this,
        is_constructor,
        result: None,
        starts: Vec::new(),
        pc: 0,
        work: 0,
    };
    let outcome = verifier.prepare(id, &descriptor).and_then(|entry| match major {
        ..50 => verifier.infer(entry),
        // Before version 51 a wrong table is no reason to refuse: the old way is tried.
        50 => match verifier.check(entry.clone()) {
            Err(Failure::Verify(_) | Failure::Format(_)) => verifier.infer(entry),
            other => other,
        },
        _ => verifier.check(entry),
    });
    let pc = verifier.pc;
    outcome.map_err(|failure| match failure {
        Failure::Verify(what) => Refusal::Verify(format!("{what} (in {place} at bytecode {pc})")),
        Failure::Format(what) => Refusal::Format(format!("{what} (in {place})")),
        Failure::Load(error) => Refusal::Load(error),
    })
}

impl Verifier<'_> {
    fn fail<T>(&self, what: impl Into<String>) -> Checked<T> {
        Err(Failure::Verify(what.into()))
    }

    /// Counts work, so that no class file takes time or memory without bound.
    fn spend(&mut self, slots: usize) -> Checked<()> {
        self.work += slots as u64;
        if self.work > WORK_LIMIT { self.fail("the method is too large to be verified") } else { Ok(()) }
    }

    fn bytes(&self) -> &[u8] {
        &self.file.bytes[self.code.start..self.code.start + self.code.length]
    }

    fn instruction(&self, pc: u32) -> Checked<(Instruction, u32)> {
        Ok(decode(self.bytes(), pc)?)
    }

    /// What does not depend on types: where instructions begin, the tables, and the frame at the entry.
    fn prepare(&mut self, id: MethodId, descriptor: &str) -> Checked<Frame> {
        let is_static = self.program.method(id).has(access::STATIC);
        let (parameters, result) = self.signature(descriptor)?;
        self.result = result;
        let mut locals = Vec::new();
        let is_object = self.program.class(self.class).super_class.is_none();
        let uninitialized = self.is_constructor && !is_object;
        if !is_static {
            locals.push(if uninitialized { Type::UninitializedThis } else { Type::Object(self.this) });
        }
        for parameter in parameters {
            locals.push(parameter);
            if parameter.is_wide() {
                locals.push(Type::Pad);
            }
        }
        let count = self.code.max_locals as usize;
        if locals.len() > count {
            return Err(Failure::Format("the arguments do not fit into the locals"));
        }
        locals.resize(count, Type::Top);
        self.find_starts()?;
        self.check_handlers()?;
        Ok(Frame { locals, stack: Vec::new(), this_uninitialized: uninitialized })
    }

    fn find_starts(&mut self) -> Checked<()> {
        self.starts = vec![Start::Nothing; self.code.length];
        self.pc = 0;
        while (self.pc as usize) < self.code.length {
            let (instruction, next) = self.instruction(self.pc)?;
            if matches!(instruction, Instruction::TableSwitch { .. } | Instruction::LookupSwitch { .. }) {
                let operands = (self.pc as usize + 4) & !3;
                let padding = &self.bytes()[self.pc as usize + 1..operands];
                if self.file.major < 51 && padding.iter().any(|byte| *byte != 0) {
                    return self.fail("Nonzero padding byte in lookupswitch or tableswitch");
                }
            }
            let is_new = matches!(instruction, Instruction::New(_));
            self.starts[self.pc as usize] = if is_new { Start::New } else { Start::Instruction };
            self.pc = next;
        }
        self.pc = 0;
        Ok(())
    }

    fn is_start(&self, pc: u32) -> bool {
        self.starts.get(pc as usize).is_some_and(|start| *start != Start::Nothing)
    }

    fn check_handlers(&mut self) -> Checked<()> {
        let length = self.code.length as u32;
        let code = Arc::clone(&self.code);
        for handler in &code.handlers {
            let (start, end) = (u32::from(handler.start), u32::from(handler.end));
            if start >= end || !self.is_start(start) || (end != length && !self.is_start(end)) {
                return Err(Failure::Format("an exception handler covers no range of instructions"));
            }
            if !self.is_start(u32::from(handler.target)) {
                return Err(Failure::Format("an exception handler is no instruction"));
            }
            if handler.class != 0 {
                let caught = self.class_constant(handler.class)?;
                let throwable = self.object("java/lang/Throwable");
                if !self.assignable(caught, throwable)? {
                    return self.fail("Catch type is not a subclass of Throwable in exception handler");
                }
            }
        }
        Ok(())
    }

    fn check_variables(&self) -> Checked<()> {
        for variable in &self.code.variables {
            let (start, end) =
                (u32::from(variable.start), u32::from(variable.start) + u32::from(variable.length));
            let ends_well = end as usize == self.code.length || self.is_start(end);
            if !self.is_start(start) || !ends_well {
                return Err(Failure::Format("a local variable lives in no range of instructions"));
            }
        }
        Ok(())
    }

    /// Deals with every handler around the current instruction: its target, and the frame there, with what is caught
    /// alone on the stack.
    fn for_each_handler(
        &mut self,
        frame: &Frame,
        mut deal: impl FnMut(&mut Self, u32, &Frame) -> Checked<()>,
    ) -> Checked<()> {
        let handlers = self.handlers_here()?;
        if handlers.is_empty() {
            return Ok(());
        }
        let mut seen = Frame { stack: Vec::new(), ..frame.clone() };
        for (target, caught) in handlers {
            seen.stack = vec![caught];
            deal(self, target, &seen)?;
        }
        Ok(())
    }

    /// The handlers around the current instruction, each with what it catches.
    fn handlers_here(&mut self) -> Checked<Vec<(u32, Type)>> {
        let mut found = Vec::new();
        let code = Arc::clone(&self.code);
        self.spend(code.handlers.len())?;
        for handler in &code.handlers {
            if !(u32::from(handler.start)..u32::from(handler.end)).contains(&self.pc) {
                continue;
            }
            let caught = match handler.class {
                0 => self.object("java/lang/Throwable"),
                index => self.class_constant(index)?,
            };
            if code.max_stack == 0 {
                return self.fail("Stack size too large");
            }
            found.push((u32::from(handler.target), caught));
        }
        Ok(found)
    }
}
