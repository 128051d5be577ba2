//! From operations to instructions.
//!
//! `rbx` holds the registers of the frame, `rbp` the [`Context`], `r13` the headers, `r14` the words and `r15` the steps up to
//! the beginning of the present run of operations; `rax`, `rcx`, `rdx`, `xmm0` and `xmm1` are for one operation each.

use crate::assembler::*;
use crate::memory::Context;
use crate::reach::Reached;
use crate::{Layout, MOST_STATICS, Method};
use program::Kind;
use program::code::{Op, Reg, Target};
use std::collections::BTreeMap;
use std::mem::offset_of;

/// The interpreter goes on.
pub(crate) const INTERPRET: u32 = 0;
/// The fuel is used up.
pub(crate) const FUEL: u32 = 1;
/// The watcher has refused an access.
pub(crate) const OBSERVED: u32 = 2;

/// A region as code.
pub(crate) struct Translated {
    pub(crate) code: Vec<u8>,
    pub(crate) statics: Vec<u32>,
}

/// A way out: what to add to the steps, where the interpreter goes on, and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Out {
    steps: u32,
    pc: u32,
    why: u32,
}

/// How the code of an operation goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// With the next operation.
    Next,
    /// The same, and its step is counted.
    Counted,
    /// Somewhere else.
    Ends,
    /// The interpreter does it.
    Leaves,
}

struct Translation<'a> {
    method: &'a Method<'a>,
    reached: &'a Reached,
    layout: Layout,
    watched: bool,
    out: Assembler,
    labels: BTreeMap<usize, Label>,
    exits: BTreeMap<Out, Label>,
    /// Backward jumps that are taken on a condition: where they stand and where they lead.
    backward: Vec<(Label, usize)>,
    statics: Vec<u32>,
    /// Operations done since the steps were last counted.
    uncounted: u32,
    /// The present operation.
    at: usize,
    /// The register of the frame whose value the present operation leaves in `rax`.
    held: Option<Reg>,
    /// The one whose value it finds there, as long as it has not used `rax`.
    found: Option<Reg>,
}

macro_rules! context {
    ($field:ident) => {
        Memory(RBP, offset_of!(Context, $field) as i32)
    };
}

pub(crate) fn translate(method: &Method<'_>, reached: &Reached, layout: Layout, watched: bool) -> Translated {
    let mut out = Assembler::default();
    let labels: BTreeMap<usize, Label> = reached
        .targets
        .iter()
        .filter(|target| reached.places.contains(target))
        .map(|target| (*target, out.label()))
        .collect();
    let mut translation = Translation {
        method,
        reached,
        layout,
        watched,
        out,
        labels,
        exits: BTreeMap::new(),
        backward: Vec::new(),
        statics: Vec::new(),
        uncounted: 0,
        at: reached.head,
        held: None,
        found: None,
    };
    translation.begin();
    translation.all();
    translation.stubs();
    Translated { code: translation.out.finish(), statics: translation.statics }
}

impl Translation<'_> {
    fn begin(&mut self) {
        for register in [RBP, RBX, R12, R13, R14, R15] {
            self.out.push(register);
        }
        // Calls find the stack aligned.
        self.out.with_constant(Long, 5, RSP, 8);
        self.out.load(Long, RBP, RDI);
        self.out.load(Long, RBX, context!(registers));
        self.out.load(Long, R13, context!(headers));
        self.out.load(Long, R14, context!(words));
        self.out.load(Long, R15, context!(steps));
        let head = self.labels[&self.reached.head];
        self.out.jump(head);
    }

    fn all(&mut self) {
        let places: Vec<usize> = self.reached.places.iter().copied().collect();
        for (index, at) in places.iter().enumerate() {
            self.at = *at;
            if let Some(label) = self.labels.get(at).copied() {
                self.count(0);
                self.out.bind(label);
                self.held = None;
            }
            let falls = self.operation(self.method.ops[*at]);
            if falls && places.get(index + 1) != Some(&(at + 1)) {
                let label = self.exit(self.uncounted, at + 1, INTERPRET);
                self.out.jump(label);
            }
            if !falls {
                self.uncounted = 0;
            }
        }
    }

    /// What lies beside the straight way.
    fn stubs(&mut self) {
        for (label, target) in std::mem::take(&mut self.backward) {
            self.out.bind(label);
            self.backward_jump(target);
        }
        let leave = self.out.label();
        for (Out { steps, pc, why }, label) in std::mem::take(&mut self.exits) {
            self.out.bind(label);
            self.out.offset(R15, R15, steps as i32);
            self.out.constant(RAX, u64::from(pc));
            self.out.store(Long, context!(pc), RAX);
            self.out.constant(RAX, u64::from(why));
            self.out.jump(leave);
        }
        self.out.bind(leave);
        self.out.store(Long, context!(steps), R15);
        self.out.with_constant(Long, 0, RSP, 8);
        for register in [R15, R14, R13, R12, RBX, RBP] {
            self.out.pop(register);
        }
        self.out.bytes(&[0xC3]);
    }

    /// The steps are those up to here, and the present operation's if it is one more.
    fn count(&mut self, more: u32) {
        if self.uncounted + more > 0 {
            self.out.offset(R15, R15, (self.uncounted + more) as i32);
        }
        self.uncounted = 0;
    }

    fn exit(&mut self, steps: u32, pc: usize, why: u32) -> Label {
        let out = Out { steps, pc: pc as u32, why };
        match self.exits.get(&out) {
            Some(label) => *label,
            None => {
                let label = self.out.label();
                self.exits.insert(out, label);
                label
            }
        }
    }

    /// The interpreter does the present operation.
    fn leave_if(&mut self, condition: Condition) {
        let label = self.exit(self.uncounted, self.at, INTERPRET);
        self.out.jump_if(condition, label);
    }

    fn to_target(&mut self, target: usize) {
        let label = match self.labels.get(&target).copied() {
            Some(label) => label,
            None => self.exit(0, target, INTERPRET),
        };
        self.out.jump(label);
    }

    /// A jump back looks at the fuel; the steps are counted.
    fn backward_jump(&mut self, target: usize) {
        self.out.compare(Long, R15, context!(fuel));
        let used_up = self.exit(0, target, FUEL);
        self.out.jump_if(NOT_BELOW, used_up);
        self.to_target(target);
    }

    fn jump(&mut self, target: Target) {
        self.count(1);
        let target = self.method.start + target as usize;
        if target <= self.at { self.backward_jump(target) } else { self.to_target(target) }
    }

    /// A jump on a condition; the steps are counted, and what is compared was compared since.
    fn branch(&mut self, condition: Condition, target: Target) {
        let target = self.method.start + target as usize;
        let label = if target <= self.at {
            let label = self.out.label();
            self.backward.push((label, target));
            label
        } else {
            match self.labels.get(&target).copied() {
                Some(label) => label,
                None => self.exit(0, target, INTERPRET),
            }
        };
        self.out.jump_if(condition, label);
    }

    fn result(&mut self, to: Reg) {
        self.out.store(Long, register(to), RAX);
        self.held = Some(to);
    }

    /// Loads a register of the frame into `rax`, where it may be already.
    fn load(&mut self, width: Width, from: Reg) {
        match (self.found.take() == Some(from), width) {
            (false, width) => self.out.load(width, RAX, register(from)),
            (true, Int) => self.out.load(Int, RAX, RAX),
            (true, Long) => {}
        }
    }

    /// `d = a op b`
    fn binary(&mut self, width: Width, opcode: &[u8], (d, a, b): (Reg, Reg, Reg)) {
        self.load(width, a);
        self.out.two(None, width, opcode, RAX, register(b));
        self.result(d);
    }

    fn with_constant(&mut self, extension: u8, (d, a): (Reg, Reg), value: i32) {
        self.load(Int, a);
        self.out.with_constant(Int, extension, RAX, value);
        self.result(d);
    }

    fn shift(&mut self, width: Width, extension: u8, (d, a, b): (Reg, Reg, Reg)) {
        self.out.load(Int, RCX, register(b));
        self.load(width, a);
        self.out.two(None, width, &[0xD3], Register(extension), RAX);
        self.result(d);
    }

    fn shift_by(&mut self, extension: u8, (d, a): (Reg, Reg), by: i16) {
        self.load(Int, a);
        self.out.shift(Int, extension, RAX, by as u8 & 31);
        self.result(d);
    }

    /// A division; the interpreter does those that throw or overflow.
    fn divide(&mut self, width: Width, result: Register, (d, a, b): (Reg, Reg, Reg)) {
        self.out.load(width, RCX, register(b));
        self.out.two(None, width, &[0x85], RCX, RCX);
        self.leave_if(EQUAL);
        self.out.with_constant(width, 7, RCX, -1);
        self.leave_if(EQUAL);
        self.load(width, a);
        self.out.bytes(if width == Long { &[0x48, 0x99] } else { &[0x99] });
        self.out.two(None, width, &[0xF7], Register(7), RCX);
        self.out.store(Long, register(d), result);
    }

    fn negate(&mut self, width: Width, (d, a): (Reg, Reg)) {
        self.load(width, a);
        self.out.two(None, width, &[0xF7], Register(3), RAX);
        self.result(d);
    }

    /// -1, 0 or 1, as two conditions say of what was compared.
    fn sign(&mut self, greater: Condition, less: Condition, d: Reg) {
        self.out.set(greater, RAX);
        self.out.set(less, RCX);
        self.out.lowest_byte(RAX);
        self.out.lowest_byte(RCX);
        self.out.two(None, Int, &[0x2B], RAX, RCX);
        self.result(d);
    }

    /// An operation on `float` (prefix `F3`) or `double` (`F2`).
    fn floating(&mut self, prefix: u8, opcode: u8, (d, a, b): (Reg, Reg, Reg)) {
        self.out.two(Some(prefix), Int, &[0x0F, 0x10], XMM0, register(a));
        self.out.two(Some(prefix), Int, &[0x0F, opcode], XMM0, register(b));
        self.floating_result(prefix, d);
    }

    fn floating_result(&mut self, prefix: u8, d: Reg) {
        let width = if prefix == SINGLE { Int } else { Long };
        self.out.two(Some(0x66), width, &[0x0F, 0x7E], XMM0, RAX);
        self.result(d);
    }

    /// What is no number is less than all (`L`), or greater (`G`): then the operands change places.
    fn floating_compare(&mut self, prefix: u8, is_less: bool, (d, a, b): (Reg, Reg, Reg)) {
        let (first, second) = if is_less { (a, b) } else { (b, a) };
        self.out.two(Some(prefix), Int, &[0x0F, 0x10], XMM0, register(first));
        self.out.two(Some(prefix), Int, &[0x0F, 0x10], XMM1, register(second));
        self.out.two((prefix == DOUBLE).then_some(0x66), Int, &[0x0F, 0x2E], XMM0, XMM1);
        if is_less { self.sign(ABOVE, BELOW, d) } else { self.sign(BELOW, ABOVE, d) }
    }

    /// To `float` or `double`: from an integer, or from the other one.
    fn to_floating(&mut self, (prefix, width, opcode): (u8, Width, u8), result: u8, (d, a): (Reg, Reg)) {
        self.out.two(Some(prefix), width, &[0x0F, opcode], XMM0, register(a));
        self.floating_result(result, d);
    }

    /// To an integer, if it is one: the interpreter does what is too large or no number.
    fn to_integer(&mut self, prefix: u8, width: Width, (d, a): (Reg, Reg)) {
        self.out.two(Some(prefix), width, &[0x0F, 0x2C], RAX, register(a));
        self.out.constant(RCX, if width == Long { 1 << 63 } else { 1 << 31 });
        self.out.compare(width, RAX, RCX);
        self.leave_if(EQUAL);
        self.result(d);
    }

    fn narrow(&mut self, kind: Kind, to: Register, from: Reg) {
        match kind {
            Kind::Boolean => {
                self.out.load(Int, to, register(from));
                self.out.with_constant(Int, 4, to, 1);
            }
            Kind::Byte => self.out.two(None, Int, &[0x0F, 0xBE], to, register(from)),
            Kind::Short => self.out.two(None, Int, &[0x0F, 0xBF], to, register(from)),
            Kind::Char => self.out.two(None, Int, &[0x0F, 0xB7], to, register(from)),
            Kind::Int | Kind::Float | Kind::Reference => self.out.load(Int, to, register(from)),
            _ => self.out.load(Long, to, register(from)),
        }
    }

    fn narrow_into(&mut self, kind: Kind, (d, a): (Reg, Reg)) {
        self.narrow(kind, RAX, a);
        self.result(d);
    }

    /// The header of the object in `rax`.
    fn header(&mut self) {
        self.out.shift(Long, 4, RAX, self.layout.size.trailing_zeros() as u8);
        self.out.add(Long, RAX, R13);
    }

    /// The header of an object that is there, or that of null, which has neither words nor elements.
    fn checked_header(&mut self) {
        self.out.compare(Long, RAX, context!(header_count));
        self.leave_if(NOT_BELOW);
        self.header();
    }

    fn header_field(&self, offset: usize) -> Memory {
        Memory(RAX, offset as i32)
    }

    /// Who watches says whether the access may be made: to the object in `rsi` and what is in `edx`.
    fn ask(&mut self, write: bool) {
        self.out.constant(RCX, (self.at as u64) << 1 | u64::from(write));
        self.out.offset(R8, R15, self.uncounted as i32 + 1);
        self.out.load(Long, RDI, RBP);
        self.out.call(context!(watch));
        self.out.two(None, Int, &[0x85], RAX, RAX);
        let refused = self.exit(self.uncounted + 1, self.at + 1, OBSERVED);
        self.out.jump_if(EQUAL, refused);
    }

    /// The address, in `rcx`, of the bytes behind the header in `rax` that lie so many elements of `1 << shift` bytes, in `ecx`,
    /// behind its start.
    fn address(&mut self, shift: u8) {
        let start = self.header_field(self.layout.start);
        self.out.load(Int, RDX, start);
        self.out.shift(Long, 4, RDX, 3);
        if shift > 0 {
            self.out.shift(Long, 4, RCX, shift);
        }
        self.out.add(Long, RCX, RDX);
    }

    /// Checks an access to an element of an array of `1 << shift` bytes; its address is in `rcx` then.
    fn element(&mut self, (a, b): (Reg, Reg), shift: u8, write: bool) {
        self.load(Int, a);
        self.checked_header();
        self.out.load(Int, RCX, register(b));
        let length = self.header_field(self.layout.length);
        self.out.compare(Int, RCX, length);
        self.leave_if(NOT_BELOW);
        self.may_write(write);
        self.address(shift);
        self.out.compare(Long, RCX, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if self.watched {
            self.out.load(Int, RSI, register(a));
            self.out.load(Int, RDX, register(b));
            self.ask(write);
            self.load(Int, a);
            self.header();
            self.out.load(Int, RCX, register(b));
            self.address(shift);
        }
        self.out.add(Long, RCX, R14);
    }

    /// What has not been saved for the way back is written by the interpreter.
    fn may_write(&mut self, write: bool) {
        if write {
            let epoch = self.header_field(self.layout.epoch);
            self.out.load(Int, RDX, epoch);
            self.out.compare(Int, RDX, context!(epoch));
            self.leave_if(NOT_EQUAL);
        }
    }

    /// Checks an access to a word of the object that is loaded into `rax`; its address is in `rcx` then.
    fn word(&mut self, object: impl Fn(&mut Self), word: u32, write: bool, watched: bool) {
        object(self);
        self.checked_header();
        let length = self.header_field(self.layout.length);
        self.out.compare_with(length, word as i32);
        self.leave_if(NOT_ABOVE);
        self.may_write(write);
        self.out.constant(RCX, u64::from(word));
        self.address(3);
        self.out.compare(Long, RCX, context!(word_bytes));
        self.leave_if(NOT_BELOW);
        if watched {
            object(self);
            self.out.load(Long, RSI, RAX);
            self.out.constant(RDX, u64::from(word));
            self.ask(write);
            object(self);
            self.header();
            self.out.constant(RCX, u64::from(word));
            self.address(3);
        }
        self.out.add(Long, RCX, R14);
    }

    fn get_field(&mut self, (d, a): (Reg, Reg), word: u16) {
        self.word(|to| to.load(Int, a), u32::from(word), false, self.watched);
        self.out.load(Long, RAX, Memory(RCX, 0));
        self.result(d);
    }

    fn put_field(&mut self, kind: Kind, (a, b): (Reg, Reg), word: u16) {
        self.word(|to| to.load(Int, a), u32::from(word), true, self.watched);
        self.narrow(kind, RAX, b);
        self.out.store(Long, Memory(RCX, 0), RAX);
    }

    /// An access to a static field; false if there are too many of them.
    fn static_field(&mut self, site: u32, write: bool) -> Option<Kind> {
        let field = (self.method.static_field)(site)?;
        let index = match self.statics.iter().position(|one| *one == site) {
            Some(index) => index,
            None if self.statics.len() < MOST_STATICS => {
                self.statics.push(site);
                self.statics.len() - 1
            }
            None => return None,
        };
        let object = |to: &mut Self| {
            to.out.load(Long, RAX, context!(statics));
            to.out.load(Int, RAX, Memory(RAX, 4 * index as i32));
        };
        self.word(object, field.word, write, self.watched && (write || !field.is_constant));
        Some(field.kind)
    }

    fn load_element(&mut self, d: Reg, element: (Reg, Reg), shift: u8, load: impl Fn(&mut Assembler)) {
        self.element(element, shift, false);
        load(&mut self.out);
        self.result(d);
    }

    fn store_element(&mut self, element: (Reg, Reg), shift: u8, value: Reg) {
        self.element(element, shift, true);
        self.out.load(Long, RAX, register(value));
        let to = Memory(RCX, 0);
        match shift {
            0 => self.out.two(None, Int, &[0x88], RAX, to),
            1 => self.out.two(Some(0x66), Int, &[0x89], RAX, to),
            2 => self.out.store(Int, to, RAX),
            _ => self.out.store(Long, to, RAX),
        }
    }

    fn compare_and_branch(&mut self, width: Width, condition: Condition, (a, b): (Reg, Reg), target: Target) {
        self.count(1);
        self.load(width, a);
        self.out.compare(width, RAX, register(b));
        self.branch(condition, target);
    }

    fn compare_with_and_branch(&mut self, condition: Condition, a: Reg, value: i16, target: Target) {
        self.count(1);
        self.out.compare_with(register(a), i32::from(value));
        self.branch(condition, target);
    }

    fn switch(&mut self, a: Reg, index: u32) {
        self.count(1);
        let switch = &self.method.switches[index as usize];
        let keys: Vec<i32> = match switch.keys.is_empty() {
            true => (0..switch.targets.len() as i32).map(|offset| switch.low.wrapping_add(offset)).collect(),
            false => switch.keys.to_vec(),
        };
        self.load(Int, a);
        for (key, target) in keys.iter().zip(&switch.targets) {
            self.out.compare_with(RAX, *key);
            self.branch(EQUAL, *target);
        }
        let target = self.method.start + switch.default as usize;
        if target <= self.at { self.backward_jump(target) } else { self.to_target(target) }
    }

    /// Whether the next operation may follow.
    fn operation(&mut self, op: Op) -> bool {
        self.found = self.held.take();
        let flow = self.emit(op);
        self.uncounted += u32::from(flow == Flow::Next);
        if flow == Flow::Leaves {
            let label = self.exit(self.uncounted, self.at, INTERPRET);
            self.out.jump(label);
        }
        matches!(flow, Flow::Next | Flow::Counted)
    }

    /// Only an object of the very class, or none, is known to pass.
    fn check_cast(&mut self, a: Reg, class: u32) {
        let passes = self.out.label();
        self.load(Int, a);
        self.out.two(None, Int, &[0x85], RAX, RAX);
        self.out.jump_if(EQUAL, passes);
        self.out.compare(Long, RAX, context!(header_count));
        self.leave_if(NOT_BELOW);
        self.header();
        let actual = self.header_field(self.layout.class);
        self.out.two(None, Int, &[0x0F, 0xB7], RAX, actual);
        self.out.compare_with(RAX, class as i32);
        self.leave_if(NOT_EQUAL);
        self.out.bind(passes);
    }

    #[rustfmt::skip]
    fn emit(&mut self, op: Op) -> Flow {
        match op {
            Op::Mov { d, a } => { self.load(Long, a); self.result(d); }
            Op::Const { d, v } => { self.out.constant(RAX, u64::from(v as u32)); self.result(d); }
            Op::ConstWide { d, i } => { self.out.constant(RAX, self.method.wide[i as usize]); self.result(d); }
            Op::ConstReference { d, r } => { self.out.constant(RAX, u64::from(r)); self.result(d); }
            Op::Add { d, a, b } => self.binary(Int, &[0x03], (d, a, b)),
            Op::Sub { d, a, b } => self.binary(Int, &[0x2B], (d, a, b)),
            Op::Mul { d, a, b } => self.binary(Int, &[0x0F, 0xAF], (d, a, b)),
            Op::And { d, a, b } => self.binary(Int, &[0x23], (d, a, b)),
            Op::Or { d, a, b } => self.binary(Int, &[0x0B], (d, a, b)),
            Op::Xor { d, a, b } => self.binary(Int, &[0x33], (d, a, b)),
            Op::LAdd { d, a, b } => self.binary(Long, &[0x03], (d, a, b)),
            Op::LSub { d, a, b } => self.binary(Long, &[0x2B], (d, a, b)),
            Op::LMul { d, a, b } => self.binary(Long, &[0x0F, 0xAF], (d, a, b)),
            Op::LAnd { d, a, b } => self.binary(Long, &[0x23], (d, a, b)),
            Op::LOr { d, a, b } => self.binary(Long, &[0x0B], (d, a, b)),
            Op::LXor { d, a, b } => self.binary(Long, &[0x33], (d, a, b)),
            Op::Div { d, a, b } => self.divide(Int, RAX, (d, a, b)),
            Op::Rem { d, a, b } => self.divide(Int, RDX, (d, a, b)),
            Op::LDiv { d, a, b } => self.divide(Long, RAX, (d, a, b)),
            Op::LRem { d, a, b } => self.divide(Long, RDX, (d, a, b)),
            Op::Shl { d, a, b } => self.shift(Int, 4, (d, a, b)),
            Op::Shr { d, a, b } => self.shift(Int, 7, (d, a, b)),
            Op::Ushr { d, a, b } => self.shift(Int, 5, (d, a, b)),
            Op::LShl { d, a, b } => self.shift(Long, 4, (d, a, b)),
            Op::LShr { d, a, b } => self.shift(Long, 7, (d, a, b)),
            Op::LUshr { d, a, b } => self.shift(Long, 5, (d, a, b)),
            Op::ShlI { d, a, v } => self.shift_by(4, (d, a), v),
            Op::ShrI { d, a, v } => self.shift_by(7, (d, a), v),
            Op::UshrI { d, a, v } => self.shift_by(5, (d, a), v),
            Op::AddI { d, a, v } => self.with_constant(0, (d, a), i32::from(v)),
            Op::AndI { d, a, v } => self.with_constant(4, (d, a), i32::from(v)),
            Op::MulI { d, a, v } => { self.out.multiply_by(RAX, register(a), i32::from(v)); self.result(d); }
            Op::LAddI { d, a, v } => {
                self.load(Long, a);
                self.out.with_constant(Long, 0, RAX, i32::from(v));
                self.result(d);
            }
            Op::Neg { d, a } => self.negate(Int, (d, a)),
            Op::LNeg { d, a } => self.negate(Long, (d, a)),
            Op::LCmp { d, a, b } => {
                self.out.load(Long, RDX, register(a));
                self.out.compare(Long, RDX, register(b));
                self.sign(GREATER, LESS, d);
            }
            Op::FAdd { d, a, b } => self.floating(SINGLE, 0x58, (d, a, b)),
            Op::FSub { d, a, b } => self.floating(SINGLE, 0x5C, (d, a, b)),
            Op::FMul { d, a, b } => self.floating(SINGLE, 0x59, (d, a, b)),
            Op::FDiv { d, a, b } => self.floating(SINGLE, 0x5E, (d, a, b)),
            Op::DAdd { d, a, b } => self.floating(DOUBLE, 0x58, (d, a, b)),
            Op::DSub { d, a, b } => self.floating(DOUBLE, 0x5C, (d, a, b)),
            Op::DMul { d, a, b } => self.floating(DOUBLE, 0x59, (d, a, b)),
            Op::DDiv { d, a, b } => self.floating(DOUBLE, 0x5E, (d, a, b)),
            Op::FNeg { d, a } => {
                self.load(Int, a);
                self.out.with_constant(Int, 6, RAX, i32::MIN);
                self.result(d);
            }
            Op::DNeg { d, a } => {
                self.load(Long, a);
                self.out.constant(RCX, 1 << 63);
                self.out.two(None, Long, &[0x33], RAX, RCX);
                self.result(d);
            }
            Op::FCmpL { d, a, b } => self.floating_compare(SINGLE, true, (d, a, b)),
            Op::FCmpG { d, a, b } => self.floating_compare(SINGLE, false, (d, a, b)),
            Op::DCmpL { d, a, b } => self.floating_compare(DOUBLE, true, (d, a, b)),
            Op::DCmpG { d, a, b } => self.floating_compare(DOUBLE, false, (d, a, b)),
            Op::I2L { d, a } => { self.out.two(None, Long, &[0x63], RAX, register(a)); self.result(d); }
            Op::L2I { d, a } => { self.load(Int, a); self.result(d); }
            Op::I2F { d, a } => self.to_floating((SINGLE, Int, 0x2A), SINGLE, (d, a)),
            Op::I2D { d, a } => self.to_floating((DOUBLE, Int, 0x2A), DOUBLE, (d, a)),
            Op::L2F { d, a } => self.to_floating((SINGLE, Long, 0x2A), SINGLE, (d, a)),
            Op::L2D { d, a } => self.to_floating((DOUBLE, Long, 0x2A), DOUBLE, (d, a)),
            Op::F2D { d, a } => self.to_floating((SINGLE, Int, 0x5A), DOUBLE, (d, a)),
            Op::D2F { d, a } => self.to_floating((DOUBLE, Int, 0x5A), SINGLE, (d, a)),
            Op::F2I { d, a } => self.to_integer(SINGLE, Int, (d, a)),
            Op::F2L { d, a } => self.to_integer(SINGLE, Long, (d, a)),
            Op::D2I { d, a } => self.to_integer(DOUBLE, Int, (d, a)),
            Op::D2L { d, a } => self.to_integer(DOUBLE, Long, (d, a)),
            Op::I2B { d, a } => self.narrow_into(Kind::Byte, (d, a)),
            Op::I2C { d, a } => self.narrow_into(Kind::Char, (d, a)),
            Op::I2S { d, a } => self.narrow_into(Kind::Short, (d, a)),
            Op::LoadByte { d, a, b } => self.load_element(d, (a, b), 0, |out| out.two(None, Int, &[0x0F, 0xBE], RAX, Memory(RCX, 0))),
            Op::LoadChar { d, a, b } => self.load_element(d, (a, b), 1, |out| out.two(None, Int, &[0x0F, 0xB7], RAX, Memory(RCX, 0))),
            Op::LoadShort { d, a, b } => self.load_element(d, (a, b), 1, |out| out.two(None, Int, &[0x0F, 0xBF], RAX, Memory(RCX, 0))),
            Op::LoadInt { d, a, b } | Op::LoadReference { d, a, b } => self.load_element(d, (a, b), 2, |out| out.load(Int, RAX, Memory(RCX, 0))),
            Op::LoadLong { d, a, b } => self.load_element(d, (a, b), 3, |out| out.load(Long, RAX, Memory(RCX, 0))),
            Op::StoreByte { a, b, c } => self.store_element((a, b), 0, c),
            Op::StoreShort { a, b, c } => self.store_element((a, b), 1, c),
            Op::StoreInt { a, b, c } => self.store_element((a, b), 2, c),
            Op::StoreLong { a, b, c } => self.store_element((a, b), 3, c),
            Op::ArrayLength { d, a } => {
                self.load(Int, a);
                self.out.two(None, Int, &[0x85], RAX, RAX);
                self.leave_if(EQUAL);
                self.checked_header();
                let length = self.header_field(self.layout.length);
                self.out.load(Int, RAX, length);
                self.result(d);
            }
            Op::GetField { d, a, w } => self.get_field((d, a), w),
            Op::PutField { a, b, w } => self.put_field(Kind::Long, (a, b), w),
            Op::PutBoolean { a, b, w } => self.put_field(Kind::Boolean, (a, b), w),
            Op::PutByte { a, b, w } => self.put_field(Kind::Byte, (a, b), w),
            Op::PutChar { a, b, w } => self.put_field(Kind::Char, (a, b), w),
            Op::PutShort { a, b, w } => self.put_field(Kind::Short, (a, b), w),
            Op::GetStatic { d, i } => {
                if self.static_field(i, false).is_none() {
                    return Flow::Leaves;
                }
                self.out.load(Long, RAX, Memory(RCX, 0));
                self.result(d);
            }
            Op::PutStatic { a, i } => {
                let Some(kind) = self.static_field(i, true) else { return Flow::Leaves };
                self.narrow(kind, RAX, a);
                self.out.store(Long, Memory(RCX, 0), RAX);
            }
            Op::CheckCast { a, class } => self.check_cast(a, class),
            Op::Goto { t } => { self.jump(t); return Flow::Ends; }
            Op::JEq { a, b, t } => { self.compare_and_branch(Int, EQUAL, (a, b), t); return Flow::Counted; }
            Op::JNe { a, b, t } => { self.compare_and_branch(Int, NOT_EQUAL, (a, b), t); return Flow::Counted; }
            Op::JLt { a, b, t } => { self.compare_and_branch(Int, LESS, (a, b), t); return Flow::Counted; }
            Op::JGe { a, b, t } => { self.compare_and_branch(Int, NOT_LESS, (a, b), t); return Flow::Counted; }
            Op::JGt { a, b, t } => { self.compare_and_branch(Int, GREATER, (a, b), t); return Flow::Counted; }
            Op::JLe { a, b, t } => { self.compare_and_branch(Int, NOT_GREATER, (a, b), t); return Flow::Counted; }
            Op::JEqI { a, v, t } => { self.compare_with_and_branch(EQUAL, a, v, t); return Flow::Counted; }
            Op::JNeI { a, v, t } => { self.compare_with_and_branch(NOT_EQUAL, a, v, t); return Flow::Counted; }
            Op::JLtI { a, v, t } => { self.compare_with_and_branch(LESS, a, v, t); return Flow::Counted; }
            Op::JGeI { a, v, t } => { self.compare_with_and_branch(NOT_LESS, a, v, t); return Flow::Counted; }
            Op::JGtI { a, v, t } => { self.compare_with_and_branch(GREATER, a, v, t); return Flow::Counted; }
            Op::JLeI { a, v, t } => { self.compare_with_and_branch(NOT_GREATER, a, v, t); return Flow::Counted; }
            Op::LJEq { a, b, t } => { self.compare_and_branch(Long, EQUAL, (a, b), t); return Flow::Counted; }
            Op::LJNe { a, b, t } => { self.compare_and_branch(Long, NOT_EQUAL, (a, b), t); return Flow::Counted; }
            Op::LJLt { a, b, t } => { self.compare_and_branch(Long, LESS, (a, b), t); return Flow::Counted; }
            Op::LJGe { a, b, t } => { self.compare_and_branch(Long, NOT_LESS, (a, b), t); return Flow::Counted; }
            Op::LJGt { a, b, t } => { self.compare_and_branch(Long, GREATER, (a, b), t); return Flow::Counted; }
            Op::LJLe { a, b, t } => { self.compare_and_branch(Long, NOT_GREATER, (a, b), t); return Flow::Counted; }
            Op::TableSwitch { a, i } | Op::LookupSwitch { a, i } => { self.switch(a, i); return Flow::Ends; }
            _ => return Flow::Leaves,
        }
        Flow::Next
    }
}

/// Operations on `float` begin with this.
const SINGLE: u8 = 0xF3;
/// Operations on `double` begin with this.
const DOUBLE: u8 = 0xF2;

/// Where a register of the frame stands.
fn register(register: Reg) -> Memory {
    Memory(RBX, i32::from(register) * 8)
}
