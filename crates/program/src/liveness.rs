//! Which registers an operation reads and writes, and which are alive where.

use crate::analysis::{Slot, State, Subject};
use crate::bytecode::{BytecodeError, Invocation, decode};
use crate::code::{Handler, Op, Reg, Switch};
use crate::names::Kind;
use crate::translate::Translator;

/// The slots of its arguments that a call reads, counted from its first register, and what it returns.
pub type CallShape = (Vec<u16>, Kind);

/// The registers that an operation reads, and the one that it writes.
pub fn operands(op: &Op, call: &impl Fn(&Op) -> CallShape, mut read: impl FnMut(Reg)) -> Option<Reg> {
    use Op::{
        Add, AddI, And, AndI, ArrayLength, CheckCast, CheckCastRaw, Const, ConstReference, ConstWide, D2F,
        D2I, D2L, DAdd, DCmpG, DCmpL, DDiv, DMul, DNeg, DRem, DSub, Div, F2D, F2I, F2L, FAdd, FCmpG, FCmpL,
        FDiv, FMul, FNeg, FRem, FSub, GetField, GetFieldRaw, GetStatic, GetStaticRaw, GetVolatile, Goto, I2B,
        I2C, I2D, I2F, I2L, I2S, InstanceOf, InstanceOfRaw, Intrinsic, InvokeDirect, InvokeDynamic,
        InvokeDynamicRaw, InvokeHandle, InvokeInterface, InvokeInterfaceRaw, InvokeSpecialRaw, InvokeStatic,
        InvokeStaticChecked, InvokeStaticRaw, InvokeVirtual, InvokeVirtualRaw, JEq, JEqI, JGe, JGeI, JGt,
        JGtI, JLe, JLeI, JLt, JLtI, JNe, JNeI, L2D, L2F, L2I, LAdd, LAddI, LAnd, LCmp, LDiv, LJEq, LJGe,
        LJGt, LJLe, LJLt, LJNe, LMul, LNeg, LOr, LRem, LShl, LShr, LSub, LUshr, LXor, LoadByte, LoadChar,
        LoadConstantRaw, LoadInt, LoadLong, LoadReference, LoadShort, LookupSwitch, MonitorEnter,
        MonitorExit, Mov, Mul, MulI, Neg, New, NewArray, NewArrayRaw, NewMultiArrayRaw, NewPrimitives,
        NewRaw, Or, PutBoolean, PutByte, PutChar, PutField, PutFieldRaw, PutShort, PutStatic, PutStaticRaw,
        PutVolatile, Rem, Return, ReturnValue, Shl, ShlI, Shr, ShrI, StoreByte, StoreInt, StoreLong,
        StoreReference, StoreShort, Sub, TableSwitch, Throw, Ushr, UshrI, Xor,
    };
    match *op {
        Mov { d, a }
        | Neg { d, a }
        | LNeg { d, a }
        | FNeg { d, a }
        | DNeg { d, a }
        | ArrayLength { d, a } => {
            read(a);
            Some(d)
        }
        I2L { d, a }
        | I2F { d, a }
        | I2D { d, a }
        | L2I { d, a }
        | L2F { d, a }
        | L2D { d, a }
        | F2I { d, a }
        | F2L { d, a }
        | F2D { d, a }
        | D2I { d, a }
        | D2L { d, a }
        | D2F { d, a }
        | I2B { d, a }
        | I2C { d, a }
        | I2S { d, a } => {
            read(a);
            Some(d)
        }
        AddI { d, a, .. }
        | MulI { d, a, .. }
        | AndI { d, a, .. }
        | ShlI { d, a, .. }
        | ShrI { d, a, .. }
        | UshrI { d, a, .. }
        | LAddI { d, a, .. }
        | GetField { d, a, .. }
        | GetVolatile { d, a, .. }
        | GetFieldRaw { d, a, .. }
        | InstanceOf { d, a, .. }
        | InstanceOfRaw { d, a, .. }
        | NewArray { d, a, .. }
        | NewArrayRaw { d, a, .. }
        | NewPrimitives { d, a, .. } => {
            read(a);
            Some(d)
        }
        Add { d, a, b }
        | Sub { d, a, b }
        | Mul { d, a, b }
        | Div { d, a, b }
        | Rem { d, a, b }
        | And { d, a, b }
        | Or { d, a, b }
        | Xor { d, a, b }
        | Shl { d, a, b }
        | Shr { d, a, b }
        | Ushr { d, a, b }
        | LAdd { d, a, b }
        | LSub { d, a, b }
        | LMul { d, a, b }
        | LDiv { d, a, b }
        | LRem { d, a, b }
        | LAnd { d, a, b }
        | LOr { d, a, b }
        | LXor { d, a, b }
        | LShl { d, a, b }
        | LShr { d, a, b }
        | LUshr { d, a, b }
        | LCmp { d, a, b }
        | FAdd { d, a, b }
        | FSub { d, a, b }
        | FMul { d, a, b }
        | FDiv { d, a, b }
        | FRem { d, a, b }
        | FCmpL { d, a, b }
        | FCmpG { d, a, b }
        | DAdd { d, a, b }
        | DSub { d, a, b }
        | DMul { d, a, b }
        | DDiv { d, a, b }
        | DRem { d, a, b }
        | DCmpL { d, a, b }
        | DCmpG { d, a, b }
        | LoadByte { d, a, b }
        | LoadChar { d, a, b }
        | LoadShort { d, a, b }
        | LoadInt { d, a, b }
        | LoadLong { d, a, b }
        | LoadReference { d, a, b } => {
            read(a);
            read(b);
            Some(d)
        }
        Const { d, .. }
        | ConstWide { d, .. }
        | ConstReference { d, .. }
        | GetStatic { d, .. }
        | GetStaticRaw { d, .. }
        | New { d, .. }
        | NewRaw { d, .. }
        | LoadConstantRaw { d, .. } => Some(d),
        JEq { a, b, .. }
        | JNe { a, b, .. }
        | JLt { a, b, .. }
        | JGe { a, b, .. }
        | JGt { a, b, .. }
        | JLe { a, b, .. }
        | LJEq { a, b, .. }
        | LJNe { a, b, .. }
        | LJLt { a, b, .. }
        | LJGe { a, b, .. }
        | LJGt { a, b, .. }
        | LJLe { a, b, .. }
        | PutField { a, b, .. }
        | PutBoolean { a, b, .. }
        | PutByte { a, b, .. }
        | PutChar { a, b, .. }
        | PutShort { a, b, .. }
        | PutVolatile { a, b, .. }
        | PutFieldRaw { a, b, .. } => {
            read(a);
            read(b);
            None
        }
        StoreByte { a, b, c }
        | StoreShort { a, b, c }
        | StoreInt { a, b, c }
        | StoreLong { a, b, c }
        | StoreReference { a, b, c } => {
            read(a);
            read(b);
            read(c);
            None
        }
        JEqI { a, .. }
        | JNeI { a, .. }
        | JLtI { a, .. }
        | JGeI { a, .. }
        | JGtI { a, .. }
        | JLeI { a, .. }
        | TableSwitch { a, .. }
        | LookupSwitch { a, .. }
        | ReturnValue { a }
        | PutStatic { a, .. }
        | PutStaticRaw { a, .. }
        | CheckCast { a, .. }
        | CheckCastRaw { a, .. }
        | MonitorEnter { a }
        | MonitorExit { a }
        | Throw { a } => {
            read(a);
            None
        }
        Goto { .. } | Return => None,
        NewMultiArrayRaw { base, dimensions, .. } => {
            (0..u16::from(dimensions)).for_each(|i| read(base + i));
            Some(base)
        }
        InvokeStatic { base, .. }
        | InvokeStaticChecked { base, .. }
        | InvokeDirect { base, .. }
        | InvokeVirtual { base, .. }
        | InvokeInterface { base, .. }
        | InvokeDynamic { base, .. }
        | InvokeHandle { base, .. }
        | InvokeVirtualRaw { base, .. }
        | InvokeSpecialRaw { base, .. }
        | InvokeStaticRaw { base, .. }
        | InvokeInterfaceRaw { base, .. }
        | InvokeDynamicRaw { base, .. }
        | Intrinsic { base, .. } => {
            let (slots, result) = call(op);
            slots.into_iter().for_each(|slot| read(base + slot));
            (result != Kind::Void).then_some(base)
        }
    }
}

/// The operations that may follow one, within the method.
fn successors(ops: &[Op], at: usize, switches: &[Switch], mut visit: impl FnMut(usize)) {
    let mut op = ops[at];
    match op {
        Op::Return | Op::ReturnValue { .. } | Op::Throw { .. } => return,
        Op::TableSwitch { i, .. } | Op::LookupSwitch { i, .. } => {
            let switch = &switches[i as usize];
            return switch.targets.iter().chain([&switch.default]).for_each(|t| visit(*t as usize));
        }
        _ => {}
    }
    if let Some(target) = op.target_mut() {
        visit(*target as usize);
    }
    if !matches!(op, Op::Goto { .. }) {
        visit(at + 1);
    }
}

/// A set of registers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RegisterSet(Vec<u64>);

impl RegisterSet {
    fn new(registers: usize) -> RegisterSet {
        RegisterSet(vec![0; registers.div_ceil(64).max(1)])
    }

    fn add(&mut self, register: Reg) {
        if let Some(word) = self.0.get_mut(register as usize / 64) {
            *word |= 1 << (register % 64);
        }
    }

    fn remove(&mut self, register: Reg) {
        if let Some(word) = self.0.get_mut(register as usize / 64) {
            *word &= !(1 << (register % 64));
        }
    }

    fn has(&self, register: Reg) -> bool {
        self.0.get(register as usize / 64).is_some_and(|word| word >> (register % 64) & 1 != 0)
    }

    fn join(&mut self, other: &RegisterSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
}

/// The registers alive before each operation.
fn alive(
    ops: &[Op],
    registers: usize,
    handlers: &[Handler],
    exception: Reg,
    switches: &[Switch],
    call: &impl Fn(&Op) -> CallShape,
) -> Vec<RegisterSet> {
    let mut before = vec![RegisterSet::new(registers); ops.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..ops.len()).rev() {
            let mut set = RegisterSet::new(registers);
            successors(ops, at, switches, |next| {
                if let Some(after) = before.get(next) {
                    set.join(after);
                }
            });
            let mut reads = Vec::new();
            let write = operands(&ops[at], call, |register| reads.push(register));
            if let Some(register) = write {
                set.remove(register);
            }
            for handler in handlers.iter().filter(|h| (h.start as usize..h.end as usize).contains(&at)) {
                if let Some(target) = before.get(handler.target as usize) {
                    let mut caught = target.clone();
                    caught.remove(exception);
                    set.join(&caught);
                }
            }
            reads.into_iter().for_each(|register| set.add(register));
            if set != before[at] {
                before[at] = set;
                changed = true;
            }
        }
    }
    before
}

/// The live registers before an operation, each with whether it holds a reference.
pub type LiveRegisters = Box<[(Reg, bool)]>;

/// The live registers before every operation of a method that has bytecode; an error if the method would not verify.
pub fn live_registers(subject: &Subject<'_>) -> Result<Vec<LiveRegisters>, BytecodeError> {
    let translated = Translator::new(subject)?.run()?;
    let states = all_states(subject)?;
    let locals = subject.code.max_locals;
    let registers = (locals + subject.code.max_stack) as usize;
    let call = |op: &Op| raw_call(subject, op);
    let before = alive(&translated.ops, registers, &translated.handlers, locals, &translated.switches, &call);
    let live_before = |at: usize| {
        let state = states[translated.offsets[at] as usize].as_ref();
        let slot = |register: Reg| {
            let state = state?;
            let register = register as usize;
            match register.checked_sub(locals as usize) {
                Some(position) => state.stack.get(position).copied(),
                None => state.locals.get(register).copied(),
            }
        };
        let kept: Vec<Reg> = (0..registers as Reg).filter(|r| before[at].has(*r)).collect();
        // What is alive can be read. Moves of one instruction are not left in their midst: their registers may be ahead.
        let holds = |r: &Reg| !matches!(slot(*r), None | Some(Slot::Unusable | Slot::Pad));
        let moves = matches!(
            translated.ops[at],
            Op::Mov { .. } | Op::Const { .. } | Op::ConstWide { .. } | Op::Xor { .. }
        );
        if !moves && state.is_some() && !kept.iter().all(holds) {
            let what = "a register is read that holds nothing";
            return Err(BytecodeError { pc: u32::from(translated.offsets[at]), what });
        }
        Ok(kept.into_iter().map(|r| (r, slot(r) == Some(Slot::Reference))).collect())
    };
    (0..before.len()).map(live_before).collect()
}

/// The same for a method made by the machine, whose registers keep their kinds throughout.
pub fn live_in_stub(
    ops: &[Op],
    kinds: &[Slot],
    handlers: &[Handler],
    exception: Reg,
    call: &impl Fn(&Op) -> CallShape,
) -> Vec<LiveRegisters> {
    let before = alive(ops, kinds.len(), handlers, exception, &[], call);
    let live = before.iter().map(|set| {
        let kept = (0..kinds.len() as Reg).filter(|r| set.has(*r) && kinds[*r as usize] != Slot::Pad);
        kept.map(|r| (r, kinds[r as usize] == Slot::Reference)).collect()
    });
    live.collect()
}

fn raw_call(subject: &Subject<'_>, op: &Op) -> CallShape {
    let (invocation, cp) = match *op {
        Op::InvokeVirtualRaw { cp, .. } => (Invocation::Virtual, cp),
        Op::InvokeSpecialRaw { cp, .. } => (Invocation::Special, cp),
        Op::InvokeStaticRaw { cp, .. } => (Invocation::Static, cp),
        Op::InvokeInterfaceRaw { cp, .. } => (Invocation::Interface, cp),
        Op::InvokeDynamicRaw { cp, .. } => (Invocation::Dynamic, cp),
        _ => return (Vec::new(), Kind::Void),
    };
    let Ok((arguments, result)) = subject.call_kinds(invocation, cp, 0) else {
        return (Vec::new(), Kind::Void);
    };
    let receiver = !matches!(invocation, Invocation::Static | Invocation::Dynamic);
    let mut next = 0;
    // Of a `long` or a `double` only the first slot holds something.
    let first = |kind: Kind| {
        next += kind.slots();
        next - kind.slots()
    };
    let kinds = receiver.then_some(Kind::Reference).into_iter().chain(arguments);
    (kinds.map(first).collect(), result)
}

/// The state before every instruction that control reaches.
fn all_states(subject: &Subject<'_>) -> Result<Vec<Option<State>>, BytecodeError> {
    let leaders = subject.leaders()?;
    let mut states = subject.states(&leaders)?;
    let mut pc = 0;
    while (pc as usize) < subject.code.length {
        let (instruction, next) = decode(subject.bytes(), pc)?;
        if let Some(mut state) = states[pc as usize].clone() {
            subject.step(&mut state, &instruction, pc)?;
            if !instruction.ends_flow() && (next as usize) < subject.code.length && !leaders[next as usize] {
                states[next as usize] = Some(state);
            }
        }
        pc = next;
    }
    Ok(states)
}
