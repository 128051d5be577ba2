//! From operations to instructions.
//!
//! `rbx` holds the registers of the frame, `rbp` the `Context`, `r13` the headers, `r14` the words and `r15` the steps up to
//! the beginning of the present run of operations; `rax`, `rcx`, `rdx`, `xmm0` and `xmm1` are for one operation each. The
//! others hold the registers of the frame that are used most, from the way in to the way out, and addresses that are used
//! again ([`addresses`]).
//!
//! A region is translated twice: the first time shows which registers it uses how often.

mod accesses;
mod addresses;
mod arithmetic;
mod operations;

use crate::assembler::*;
use crate::reach::Reached;
use crate::{Layout, Method};
use addresses::Addresses;
use program::code::{Op, Reg, Target};
use std::collections::BTreeMap;

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
    /// Where registers of the frame are kept.
    kept: Vec<(Reg, Register)>,
    addresses: Addresses,
    uses: Uses,
}

/// What a region uses, as its first translation has shown it.
#[derive(Clone, Debug, Default)]
struct Uses {
    /// How often each register of the frame is used.
    registers: BTreeMap<Reg, u64>,
    fields: bool,
    elements: bool,
}

/// Each loop around an operation counts as so many rounds.
const ROUNDS: u64 = 8;
/// Loops within more loops than these count no more.
const MOST_DEEP: u32 = 8;

macro_rules! context {
    ($field:ident) => {
        Memory(RBP, std::mem::offset_of!(crate::memory::Context, $field) as i32)
    };
}

use context;

pub(crate) fn translate(method: &Method<'_>, reached: &Reached, layout: Layout, watched: bool) -> Translated {
    let mut first = Translation::new(method, reached, layout, watched);
    first.all();
    let uses = first.uses;
    let mut translation = Translation::new(method, reached, layout, watched);
    translation.keep(&uses);
    translation.begin();
    translation.all();
    translation.stubs();
    Translated { code: translation.out.finish(), statics: translation.statics }
}

impl<'a> Translation<'a> {
    fn new(method: &'a Method<'a>, reached: &'a Reached, layout: Layout, watched: bool) -> Self {
        let mut out = Assembler::default();
        let labels: BTreeMap<usize, Label> = reached
            .targets
            .iter()
            .filter(|target| reached.places.contains(target))
            .map(|target| (*target, out.label()))
            .collect();
        Translation {
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
            kept: Vec::new(),
            addresses: Addresses::default(),
            uses: Uses::default(),
        }
    }
}

impl Translation<'_> {
    /// Says what stands in the registers of the processor that nothing else needs.
    fn keep(&mut self, uses: &Uses) {
        let mut free = vec![R12];
        // Who watches is called with some of them, and may change the others.
        if self.watched {
            free.extend([R11, R10, R9]);
        } else {
            free.extend([RSI, RDI, R8]);
            self.addresses.find_room(uses.fields, uses.elements, &mut free);
        }
        let mut most: Vec<(Reg, u64)> = uses.registers.iter().map(|(one, often)| (*one, *often)).collect();
        most.sort_by_key(|(_, often)| std::cmp::Reverse(*often));
        self.kept = most.into_iter().map(|(one, _)| one).zip(free).collect();
    }

    /// Notes that a register of the frame is used by the present operation.
    fn note_use(&mut self, register: Reg) {
        let depth = self.reached.loops.iter().filter(|(from, to)| (*from..=*to).contains(&self.at)).count();
        *self.uses.registers.entry(register).or_default() += ROUNDS.pow((depth as u32).min(MOST_DEEP));
    }

    fn kept(&self, register: Reg) -> Option<Register> {
        self.kept.iter().find(|(one, _)| *one == register).map(|(_, host)| *host)
    }

    /// Where a register of the frame stands.
    fn place(&mut self, register: Reg) -> Operand {
        self.note_use(register);
        self.kept(register).map_or(Operand::Memory(in_frame(register)), Operand::Register)
    }

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
        for (register, host) in self.kept.clone() {
            self.out.load(Long, host, in_frame(register));
        }
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
                self.addresses.forget_all();
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
        for (register, host) in self.kept.clone() {
            self.out.store(Long, in_frame(register), host);
        }
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

    fn go_to(&mut self, target: usize) {
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
        self.go_to(target);
    }

    fn jump(&mut self, target: Target) {
        self.count(1);
        let target = self.method.start + target as usize;
        if target <= self.at { self.backward_jump(target) } else { self.go_to(target) }
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
        match self.place(to) {
            Operand::Register(host) => self.out.load(Long, host, RAX),
            Operand::Memory(place) => self.out.store(Long, place, RAX),
        }
        self.held = Some(to);
        self.addresses.forget(to);
    }

    /// Loads a register of the frame into `rax`, where it may be already.
    fn load(&mut self, width: Width, from: Reg) {
        let place = self.place(from);
        match (self.found.take() == Some(from), width) {
            (false, width) => self.out.load(width, RAX, place),
            (true, Int) => self.out.load(Int, RAX, RAX),
            (true, Long) => {}
        }
    }

    fn compare_and_branch(&mut self, width: Width, condition: Condition, (a, b): (Reg, Reg), target: Target) {
        self.count(1);
        self.load(width, a);
        let other = self.place(b);
        self.out.compare(width, RAX, other);
        self.branch(condition, target);
    }

    fn compare_with_and_branch(&mut self, condition: Condition, a: Reg, value: i16, target: Target) {
        self.count(1);
        let place = self.place(a);
        self.out.compare_with(place, i32::from(value));
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
        if target <= self.at { self.backward_jump(target) } else { self.go_to(target) }
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
}

/// Operations on `float` begin with this.
const SINGLE: u8 = 0xF3;
/// Operations on `double` begin with this.
const DOUBLE: u8 = 0xF2;

/// Where a register of the frame stands outside of regions.
fn in_frame(register: Reg) -> Memory {
    Memory(RBX, i32::from(register) * 8)
}
