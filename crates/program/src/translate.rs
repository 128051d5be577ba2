//! From bytecode to operations.
//!
//! Within a basic block the operand stack is symbolic: an entry is in its own register, or is a copy
//! of a local that need not be made, or is a constant. Entries are made real (`settle`) where
//! something else may look at them: at the end of a block, as arguments of a call, and before the
//! local they stand for is overwritten.

mod branches;
mod choose;
mod memory;
mod shuffle;

use crate::analysis::{Slot, State, Subject};
use crate::bytecode::{Binary, BytecodeError, Instruction, decode};
use crate::classfile::Constant;
use crate::classpath::Origin;
use crate::code::{CodeId, CodeStore, Handler, Op, Reg, Switch, Translation};
use crate::linked::access;
use crate::names::{Kind, MethodId, split_descriptor};
use crate::program::Program;
use crate::updates;
use choose::{binary_op, immediate};

/// A symbolic stack entry.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Entry {
    /// In the register of its stack position.
    Home,
    /// Equal to another register.
    Copy(Reg),
    /// A 32-bit constant.
    Small(i32),
    /// A 64-bit constant.
    Wide(u64),
}

/// The argument kinds of a method, the receiver included.
pub fn argument_kinds(program: &Program, id: MethodId) -> Vec<Kind> {
    let method = program.method(id);
    let mut kinds = Vec::new();
    if !method.has(access::STATIC) {
        kinds.push(Kind::Reference);
    }
    if let Some((parameters, _)) = split_descriptor(program.text(method.descriptor)) {
        kinds.extend(parameters.iter().filter_map(|p| Kind::of(p)));
    }
    kinds
}

/// Translates a method, unless that was done before.
pub fn translate(program: &mut Program, id: MethodId) -> Result<CodeId, BytecodeError> {
    if let Some(code) = program.method(id).code {
        return Ok(code);
    }
    let class = program.class(program.method(id).class);
    let has_tags = class.origin != Origin::Jdk || class.name.starts_with("java/util/concurrent/atomic/");
    let (translated, tags) = with_subject(program, id, |subject| {
        let translated = Translator::new(subject)?.run()?;
        let tags =
            if has_tags { updates::tags(subject, &translated.ops, &translated.offsets)? } else { Vec::new() };
        Ok((translated, tags))
    })?;
    let code = translated.store(&mut program.code, id);
    program.code.tag(code, &tags);
    program.methods[id.index()].code = Some(code);
    Ok(code)
}

/// Runs `work` with the method as a subject of analysis.
pub fn with_subject<T>(
    program: &Program,
    id: MethodId,
    work: impl FnOnce(&Subject<'_>) -> Result<T, BytecodeError>,
) -> Result<T, BytecodeError> {
    let method = program.method(id);
    let (Some(file), Some(code)) = (&program.class(method.class).file, &method.bytecode) else {
        return Err(BytecodeError { pc: 0, what: "the method has no bytecode" });
    };
    work(&Subject { file, code, arguments: argument_kinds(program, id), result: method.result })
}

/// A translated method that is not yet in a store.
pub(crate) struct Translated {
    pub(crate) ops: Vec<Op>,
    pub(crate) offsets: Vec<u16>,
    pub(crate) handlers: Vec<Handler>,
    pub(crate) switches: Vec<Switch>,
    wide: Vec<u64>,
    registers: u16,
    locals: u16,
}

impl Translated {
    fn store(self, store: &mut CodeStore, method: MethodId) -> CodeId {
        let start = store.ops.len() as u32;
        let first_switch = store.switches.len() as u32;
        let first_wide = store.wide.len() as u32;
        let length = self.ops.len() as u32;
        store.ops.extend(self.ops.into_iter().map(|op| match op {
            Op::TableSwitch { a, i } => Op::TableSwitch { a, i: i + first_switch },
            Op::LookupSwitch { a, i } => Op::LookupSwitch { a, i: i + first_switch },
            Op::ConstWide { d, i } => Op::ConstWide { d, i: i + first_wide },
            other => other,
        }));
        store.switches.extend(self.switches);
        store.wide.extend(self.wide);
        store.translations.push(Translation {
            method,
            start,
            length,
            registers: self.registers,
            locals: self.locals,
            handlers: self.handlers.into(),
            offsets: self.offsets.into(),
            kinds: Box::new([]),
        });
        CodeId(store.translations.len() as u32 - 1)
    }
}

pub(crate) struct Translator<'a> {
    subject: &'a Subject<'a>,
    leaders: Vec<bool>,
    states: Vec<Option<State>>,
    state: State,
    entries: Vec<Entry>,
    ops: Vec<Op>,
    offsets: Vec<u16>,
    /// First operation of each bytecode offset.
    starts: Vec<u32>,
    /// The register that the latest operation wrote, if it can still be redirected.
    latest: Option<Reg>,
    jumps: Vec<(usize, u32)>,
    switches: Vec<(Vec<i32>, i32, Vec<u32>, u32)>,
    wide: Vec<u64>,
    pc: u32,
}

impl<'a> Translator<'a> {
    pub(crate) fn new(subject: &'a Subject<'a>) -> Result<Translator<'a>, BytecodeError> {
        let leaders = subject.leaders()?;
        let states = subject.states(&leaders)?;
        let registers = u32::from(subject.code.max_locals) + u32::from(subject.code.max_stack);
        if registers > 0xFF00 {
            return Err(BytecodeError { pc: 0, what: "the frame of the method is too large" });
        }
        Ok(Translator {
            subject,
            leaders,
            states,
            state: State { locals: Vec::new(), stack: Vec::new() },
            entries: Vec::new(),
            ops: Vec::new(),
            offsets: Vec::new(),
            starts: vec![0; subject.code.length + 1],
            latest: None,
            jumps: Vec::new(),
            switches: Vec::new(),
            wide: Vec::new(),
            pc: 0,
        })
    }

    pub(crate) fn run(mut self) -> Result<Translated, BytecodeError> {
        let length = self.subject.code.length as u32;
        let mut pc = 0;
        let mut flowing = false;
        let mut marked = 0usize;
        while pc < length {
            self.pc = pc;
            let (instruction, next) = decode(self.subject.bytes(), pc)?;
            if self.leaders[pc as usize] {
                if flowing {
                    self.settle_all();
                }
                flowing = self.enter_block(pc);
            }
            self.starts[marked..=pc as usize].fill(self.ops.len() as u32);
            marked = pc as usize + 1;
            let mut after = next;
            if flowing {
                after = self.translate(&instruction, next)?;
                flowing = !instruction.ends_flow();
            }
            self.starts[marked..after as usize].fill(self.ops.len() as u32);
            marked = after as usize;
            pc = after;
        }
        self.starts[marked..].fill(self.ops.len() as u32);
        self.finish()
    }

    /// Starts a block; says whether control reaches it.
    fn enter_block(&mut self, pc: u32) -> bool {
        self.latest = None;
        match self.states[pc as usize].take() {
            Some(state) => {
                self.entries.clear();
                self.entries.resize(state.stack.len(), Entry::Home);
                self.state = state;
                true
            }
            None => false,
        }
    }

    fn finish(mut self) -> Result<Translated, BytecodeError> {
        if self.ops.len() >= 0xFFFF {
            return Err(BytecodeError { pc: 0, what: "the method is too large" });
        }
        for (at, target) in std::mem::take(&mut self.jumps) {
            let target = self.starts[target as usize] as u16;
            if let Some(place) = self.ops[at].target_mut() {
                *place = target;
            }
        }
        let starts = &self.starts;
        let switches = self.switches.iter().map(|(keys, low, targets, default)| Switch {
            keys: keys.as_slice().into(),
            low: *low,
            targets: targets.iter().map(|t| starts[*t as usize] as u16).collect(),
            default: starts[*default as usize] as u16,
        });
        let switches = switches.collect();
        let handlers = self.subject.code.handlers.iter().map(|h| Handler {
            start: starts[h.start as usize] as u16,
            end: starts[h.end as usize] as u16,
            target: starts[h.target as usize] as u16,
            class: h.class,
        });
        let handlers = handlers.filter(|h| h.start < h.end).collect();
        Ok(Translated {
            handlers,
            switches,
            ops: self.ops,
            offsets: self.offsets,
            wide: self.wide,
            registers: self.subject.code.max_locals + self.subject.code.max_stack,
            locals: self.subject.code.max_locals,
        })
    }

    fn emit(&mut self, op: Op) {
        self.ops.push(op);
        self.offsets.push(self.pc as u16);
        self.latest = None;
    }

    fn home(&self, position: usize) -> Reg {
        self.subject.code.max_locals + position as u16
    }

    fn depth(&self) -> usize {
        self.entries.len()
    }

    /// Makes the entry at a position real.
    fn settle(&mut self, position: usize) {
        let d = self.home(position);
        match self.entries[position] {
            Entry::Home => return,
            Entry::Copy(a) => self.emit(Op::Mov { d, a }),
            Entry::Small(v) => self.emit(Op::Const { d, v }),
            Entry::Wide(bits) => self.emit_wide(d, bits),
        }
        self.entries[position] = Entry::Home;
    }

    fn emit_wide(&mut self, d: Reg, bits: u64) {
        let i = match self.wide.iter().position(|known| *known == bits) {
            Some(at) => at,
            None => {
                self.wide.push(bits);
                self.wide.len() - 1
            }
        };
        self.emit(Op::ConstWide { d, i: i as u32 });
    }

    fn settle_from(&mut self, position: usize) {
        for at in position..self.depth() {
            if self.state.stack.get(at) != Some(&Slot::Pad) {
                self.settle(at);
            }
        }
    }

    fn settle_all(&mut self) {
        self.settle_from(0);
    }

    /// The register that holds the entry at a position.
    fn register(&mut self, position: usize) -> Reg {
        if let Entry::Copy(register) = self.entries[position] {
            return register;
        }
        self.settle(position);
        self.home(position)
    }

    fn small(&self, position: usize) -> Option<i16> {
        match self.entries[position] {
            Entry::Small(v) => i16::try_from(v).ok(),
            _ => None,
        }
    }

    /// Drops entries down to a depth.
    fn drop_to(&mut self, depth: usize) {
        self.entries.truncate(depth);
    }

    fn push(&mut self, entry: Entry, kind: Kind) {
        for _ in 0..kind.slots() {
            self.entries.push(entry);
        }
    }

    /// Emits an operation whose result goes on top of the stack.
    fn emit_result(&mut self, kind: Kind, make: impl FnOnce(Reg) -> Op) {
        let d = self.home(self.depth());
        let op = make(d);
        self.emit(op);
        self.push(Entry::Home, kind);
        self.latest = Some(d);
    }

    /// Before a local is overwritten: entries that stand for it become real.
    fn release_local(&mut self, local: Reg, slots: u16) -> bool {
        let mut any = false;
        for at in 0..self.depth() {
            if let Entry::Copy(register) = self.entries[at]
                && (local..local + slots).contains(&register)
                && self.state.stack.get(at) != Some(&Slot::Pad)
            {
                self.settle(at);
                any = true;
            }
        }
        any
    }

    fn store_local(&mut self, kind: Kind, local: Reg) {
        let slots = kind.slots();
        let position = self.depth() - slots as usize;
        let entry = self.entries[position];
        let latest = self.latest;
        self.drop_to(position);
        let released = self.release_local(local, slots);
        if !released
            && entry == Entry::Home
            && latest == Some(self.home(position))
            && self.ops.last_mut().is_some_and(|op| op.set_result(local))
        {
            self.latest = None;
            return;
        }
        match entry {
            Entry::Home => {
                let a = self.home(position);
                self.emit(Op::Mov { d: local, a });
            }
            Entry::Copy(a) if a == local => {}
            Entry::Copy(a) => self.emit(Op::Mov { d: local, a }),
            Entry::Small(v) => self.emit(Op::Const { d: local, v }),
            Entry::Wide(bits) => self.emit_wide(local, bits),
        }
    }

    /// Translates one instruction (or two that are fused); gives the offset after it.
    fn translate(&mut self, instruction: &Instruction, next: u32) -> Result<u32, BytecodeError> {
        let mut after = next;
        match instruction {
            Instruction::Nop => {}
            Instruction::Null => self.push(Entry::Small(0), Kind::Reference),
            Instruction::Int(v) => self.push(Entry::Small(*v), Kind::Int),
            Instruction::Float(bits) => self.push(Entry::Small(*bits as i32), Kind::Float),
            Instruction::Long(v) => self.push(Entry::Wide(*v as u64), Kind::Long),
            Instruction::Double(bits) => self.push(Entry::Wide(*bits), Kind::Double),
            Instruction::LoadConstant(index) => self.load_constant(*index)?,
            Instruction::Load(kind, index) => self.push(Entry::Copy(*index), *kind),
            Instruction::Store(kind, index) => self.store_local(*kind, *index),
            Instruction::Increment(index, v) => {
                self.release_local(*index, 1);
                self.emit(Op::AddI { d: *index, a: *index, v: *v });
            }
            Instruction::Shuffle(shuffle) => self.shuffle(*shuffle),
            Instruction::Binary(kind, operator) => self.binary(*kind, *operator),
            Instruction::Compare(kind, nan) => after = self.compare(*kind, *nan, next)?,
            Instruction::If(condition, target) => self.branch_zero(*condition, *target),
            Instruction::IfNull(condition, target) => self.branch_zero(*condition, *target),
            Instruction::IfInt(condition, target) | Instruction::IfReference(condition, target) => {
                self.branch_pair(*condition, *target);
            }
            Instruction::Goto(target) => {
                self.settle_all();
                self.jump(Op::Goto { t: 0 }, *target);
            }
            Instruction::TableSwitch { low, default, targets } => {
                self.switch(true, Vec::new(), *low, targets.clone(), *default);
            }
            Instruction::LookupSwitch { default, pairs } => {
                let (keys, targets) = pairs.iter().copied().unzip();
                self.switch(false, keys, 0, targets, *default);
            }
            Instruction::Return(kind) => self.return_value(*kind),
            _ => self.translate_memory(instruction)?,
        }
        self.subject.step(&mut self.state, instruction, self.pc)?;
        if after != next {
            let (fused, _) = decode(self.subject.bytes(), next)?;
            self.subject.step(&mut self.state, &fused, next)?;
        }
        debug_assert_eq!(self.state.stack.len(), self.entries.len(), "{instruction:?}");
        Ok(after)
    }

    fn load_constant(&mut self, index: u16) -> Result<(), BytecodeError> {
        let kind = self.subject.constant_kind(index, self.pc)?;
        match self.subject.file.pool.get(index) {
            Ok(Constant::Integer(v)) => self.push(Entry::Small(v), kind),
            Ok(Constant::Float(bits)) => self.push(Entry::Small(bits as i32), kind),
            Ok(Constant::Long(v)) => self.push(Entry::Wide(v as u64), kind),
            Ok(Constant::Double(bits)) => self.push(Entry::Wide(bits), kind),
            _ => self.emit_result(kind, |d| Op::LoadConstantRaw { d, cp: index }),
        }
        Ok(())
    }

    fn binary(&mut self, kind: Kind, operator: Binary) {
        let right_slots = match operator {
            Binary::Shl | Binary::Shr | Binary::Ushr => 1,
            _ => kind.slots() as usize,
        };
        let right = self.depth() - right_slots;
        let left = right - kind.slots() as usize;
        if kind == Kind::Int
            && let Some(v) = self.small(right)
            && let Some(make) = immediate(operator, v)
        {
            let a = self.register(left);
            self.drop_to(left);
            return self.emit_result(kind, |d| make(d, a));
        }
        if kind == Kind::Long
            && let Entry::Wide(bits) = self.entries[right]
            && let Ok(v) = i16::try_from(bits as i64)
            && matches!(operator, Binary::Add | Binary::Sub)
            && v != i16::MIN
        {
            let a = self.register(left);
            self.drop_to(left);
            let v = if operator == Binary::Add { v } else { -v };
            return self.emit_result(kind, |d| Op::LAddI { d, a, v });
        }
        let a = self.register(left);
        let b = self.register(right);
        self.drop_to(left);
        self.emit_result(kind, |d| binary_op(kind, operator, d, a, b));
    }

    /// The registers of the topmost single-slot-or-wide operands, bottom first; they are dropped.
    fn operands<const N: usize>(&mut self, kinds: [Kind; N]) -> [Reg; N] {
        let slots: usize = kinds.iter().map(|kind| kind.slots() as usize).sum();
        let bottom = self.depth() - slots;
        let mut at = bottom;
        let registers = kinds.map(|kind| {
            let register = self.register(at);
            at += kind.slots() as usize;
            register
        });
        self.drop_to(bottom);
        registers
    }
}
