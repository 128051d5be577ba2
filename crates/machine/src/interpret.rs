//! The interpreter: the fast operations in one loop, everything else behind `Pause`.
//!
//! The loop borrows the registers of the current frame, the heap and the code apart from each other. What
//! needs the whole machine (calls, exceptions, resolution, natives) leaves the loop with a [`Pause`], is
//! handled, and the loop is entered again. No Rust recursion stands for a Java call, so a task can be
//! left at any operation and taken up again.

use crate::heap::{Heap, Ref};
use crate::hooks::Host;
use crate::linkage::{Entry, Initialization, SLOW};
use crate::machine::Machine;
use crate::observer::{AccessMode, By, Observer, number};
use crate::repeats::Repeats;
use crate::stack::{Frame, FrameKind, STACK_LIMIT, Stack, Whole};
use crate::stop::Flow;
use crate::stop::Stop;
use crate::tier::{Head, Tier, Watcher};
use crate::value::{compare, double, float, int, narrow, of_float, of_int};
use compiled::Why;
use program::code::Op;
use program::tags::Tag;
use program::{Kind, MethodId};

/// Why the fast loop was left.
enum Pause {
    /// An operation that needs the whole machine.
    Op(Op),
    /// Enter a method that the loop cannot enter itself: arguments start at this slot of the stack.
    Call(usize, MethodId),
    /// Leave the method, with or without a value.
    Return(Option<u64>),
    /// A null reference was used.
    Null,
    /// An array index (second: the length) is out of bounds.
    Bounds(i32, u32),
    /// An integer was divided by zero.
    DivideByZero,
    /// A class-file lie: the object has no such field.
    Confused,
    /// The observer said no; the operation has not been done.
    Observed,
    /// Steps are used up; the jump has been taken.
    Fuel,
    /// The head of a loop that is compiled; the jump to it has been taken.
    Back,
    /// The same of one that should be.
    Loop,
    /// The heap is full enough to look for garbage; the operation has not been done.
    Collect,
}

impl<H: Host> Machine<H> {
    /// Runs the current task until something stops it.
    pub fn interpret<O: Observer<H>>(&mut self, observer: &mut O) -> Stop {
        loop {
            self.stack.before = false;
            let Some(frame) = self.stack.frames.last() else {
                return Stop::Finished(self.stack.slots.first().copied().unwrap_or(0));
            };
            let frame = *frame;
            self.tier.cover(self.program.code.ops.len());
            let pause = run_fast(
                frame,
                &mut self.stack,
                &mut self.heap,
                &mut self.host,
                observer,
                &mut self.steps,
                Tables {
                    tier: &mut self.tier,
                    repeats: &mut self.repeats,
                    fuel: self.fuel,
                    ops: &self.program.code.ops,
                    entries: &self.entries,
                    wide: &self.program.code.wide,
                    switches: &self.program.code.switches,
                    classes: &self.program.classes,
                    states: &self.classes,
                    statics: &self.statics,
                    sites: &self.interface_sites,
                    selections: &self.selections,
                    arrays: &self.known.arrays,
                    tags: self.program.code.tags(),
                },
            );
            let flow = match pause {
                Pause::Call(at, method) => match self.enter(at, method) {
                    // Recursion without loops uses up fuel too: two calls of itself are 2^depth calls.
                    Flow::Continue if self.steps >= self.fuel => Flow::Stop(Stop::OutOfFuel),
                    flow => flow,
                },
                Pause::Return(value) => self.leave(value),
                other => self.handle_pause(other, observer),
            };
            if let Flow::Stop(stop) = flow {
                if matches!(stop, Stop::Blocked(_)) {
                    self.stack.divides();
                }
                return stop;
            }
        }
    }

    /// Enters a method whose arguments start at an absolute slot.
    #[inline]
    pub(crate) fn enter(&mut self, at: usize, method: MethodId) -> Flow {
        let entry = match self.entries.get(method.index()) {
            Some(entry) if entry.start != SLOW => *entry,
            _ => return self.enter_slowly(at, method),
        };
        if !self.stack.is_in_whole() {
            return self.push_frame(at, method, entry, FrameKind::Plain);
        }
        self.push_other(at, method, entry, FrameKind::Plain)
    }

    #[inline]
    pub(crate) fn push_frame(&mut self, at: usize, method: MethodId, entry: Entry, kind: FrameKind) -> Flow {
        let needed = at + entry.registers as usize;
        if needed > self.stack.slots.len() {
            self.stack.slots.resize(needed + 64, 0);
        }
        if at + self.stack.frames.len() * 8 > crate::stack::STACK_LIMIT {
            return self.stack_overflow();
        }
        self.stack.frames.push(crate::stack::Frame {
            method,
            code: entry.code,
            start: entry.start,
            pc: entry.start,
            base: at as u32,
            registers: entry.registers,
            kind,
        });
        Flow::Continue
    }

    #[inline]
    fn leave(&mut self, value: Option<u64>) -> Flow {
        let Some(frame) = self.stack.pop() else { return Flow::Continue };
        if let Some(value) = value {
            self.stack.slots[frame.base as usize] = value;
        }
        match frame.kind {
            FrameKind::Plain => Flow::Continue,
            FrameKind::Synchronized(object) => {
                self.announce(object, 0, 1, crate::observer::HookKind::Exit);
                self.small.monitors.exit(object, self.current);
                Flow::Continue
            }
            FrameKind::Initializer(class) => {
                let mirror = self.mirror(class);
                self.announce(mirror, 0, 1, crate::observer::HookKind::InitializerEnds);
                self.end_initialization(class);
                Flow::Continue
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn handle_pause<O: Observer<H>>(&mut self, pause: Pause, observer: &mut O) -> Flow {
        match pause {
            Pause::Op(op) => self.execute_slowly(op, observer),
            Pause::Null => self.throw_null(),
            Pause::Bounds(index, length) => {
                let message = format!("Index {index} out of bounds for length {length}");
                self.throw_new("java/lang/ArrayIndexOutOfBoundsException", &message)
            }
            Pause::DivideByZero => self.throw_new("java/lang/ArithmeticException", "/ by zero"),
            Pause::Confused => {
                self.throw_new("java/lang/VerifyError", "an object has not the type its use requires")
            }
            Pause::Observed => {
                self.retry();
                Flow::Stop(Stop::Observer)
            }
            Pause::Fuel => Flow::Stop(Stop::OutOfFuel),
            Pause::Loop => {
                self.compile_loop(O::WATCH);
                Flow::Continue
            }
            Pause::Collect => {
                self.retry();
                self.collect_garbage();
                Flow::Continue
            }
            Pause::Call(..) | Pause::Return(_) | Pause::Back => Flow::Continue,
        }
    }

    /// A number for the operation that is at work: it tells the operations of a run apart, also the one that starts an
    /// initialiser from those in it.
    pub fn operation(&self) -> u64 {
        number(self.steps, self.stack.frames.len())
    }

    /// The operation at work, as one that is given to watchers.
    pub(crate) fn by(&self, tag: Tag) -> By {
        By { operation: self.operation(), whole: self.whole(), tag }
    }

    /// The operation of the library that is at work as a whole.
    pub fn whole(&self) -> Option<Whole> {
        self.stack.whole()
    }

    /// The number that the operation which the current task was stopped before will have.
    pub fn operation_to_come(&self) -> u64 {
        self.operation() + (1 << 16)
    }

    /// Makes the current operation the next one again; it counts when it is done. So a run that finds its
    /// operations resolved takes as many steps as the one that resolved them.
    pub(crate) fn retry(&mut self) {
        self.steps = self.steps.saturating_sub(1);
        self.stack.before = true;
        if let Some(frame) = self.stack.frames.last_mut() {
            frame.pc -= 1;
        }
    }

    /// Undoes [`Machine::retry`].
    pub(crate) fn skip(&mut self) {
        self.steps += 1;
        self.stack.before = false;
        if let Some(frame) = self.stack.frames.last_mut() {
            frame.pc += 1;
        }
    }
}

/// Parts of the machine that the fast loop needs: all but what is known of loops it only reads.
struct Tables<'a> {
    tier: &'a mut Tier,
    repeats: &'a mut Repeats,
    fuel: u64,
    ops: &'a [Op],
    entries: &'a [Entry],
    wide: &'a [u64],
    switches: &'a [program::code::Switch],
    classes: &'a [program::linked::Class],
    states: &'a [crate::linkage::ClassState],
    statics: &'a [crate::linkage::StaticSite],
    sites: &'a [crate::linkage::InterfaceSite],
    selections: &'a crate::selections::Selections,
    arrays: &'a [program::ClassId; 8],
    tags: &'a [Tag],
}

impl Tables<'_> {
    /// What is known of the operation before this one.
    #[inline(always)]
    fn tag(&self, pc: usize) -> Tag {
        self.tags.get(pc - 1).copied().unwrap_or_default()
    }
}

/// Runs from the top frame on: calls and returns that only push or pop a plain frame stay inside.
#[inline(always)]
fn run_fast<H, O: Observer<H>>(
    frame: Frame,
    stack: &mut Stack,
    heap: &mut Heap,
    host: &mut Option<Box<H>>,
    observer: &mut O,
    steps_out: &mut u64,
    tables: Tables<'_>,
) -> Pause {
    let whole = stack.whole();
    // A frame that ends an operation as a whole, or code of the program inside it, is not left here, nor is any entered that
    // may be one.
    let floor = stack.brackets.last().map_or(0, |bracket| bracket.depth as usize + 1);
    let entries = if whole.is_none() { tables.entries } else { &[] };
    let Stack { slots, frames, .. } = stack;
    let (fuel, ops) = (tables.fuel, tables.ops);
    let (mut pc, mut start, mut base) = (frame.pc as usize, frame.start as usize, frame.base as usize);
    let mut registers = frame.registers as usize;
    let mut steps = *steps_out;

    let pause = loop {
        let mut r = &mut slots[base..base + registers];
        let pause = loop {
            let op = ops[pc];
            pc += 1;
            steps += 1;

            macro_rules! reg {
                ($x:expr) => {
                    r[$x as usize]
                };
            }
            macro_rules! ints {
                ($d:expr, $a:expr, $b:expr, $f:expr) => {{
                    let f: fn(i32, i32) -> i32 = $f;
                    reg!($d) = of_int(f(int(reg!($a)), int(reg!($b))));
                }};
            }
            macro_rules! longs {
                ($d:expr, $a:expr, $b:expr, $f:expr) => {{
                    let f: fn(i64, i64) -> i64 = $f;
                    reg!($d) = f(reg!($a) as i64, reg!($b) as i64) as u64;
                }};
            }
            macro_rules! floats {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                reg!($d) = of_float(float(reg!($a)) $op float(reg!($b)))
            };
        }
            macro_rules! doubles {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                reg!($d) = (double(reg!($a)) $op double(reg!($b))).to_bits()
            };
        }
            macro_rules! jump {
                ($t:expr) => {{
                    let target = start + $t as usize;
                    let backward = target < pc;
                    pc = target;
                    if backward {
                        if steps >= fuel {
                            break Pause::Fuel;
                        }
                        if tables.tier.is_warm(pc) {
                            break Pause::Back;
                        }
                    }
                }};
            }
            macro_rules! jump_int {
            ($a:expr, $cmp:tt, $b:expr, $t:expr) => {
                if int(reg!($a)) $cmp $b {
                    jump!($t)
                }
            };
        }
            macro_rules! jump_long {
            ($a:expr, $cmp:tt, $b:expr, $t:expr) => {
                if (reg!($a) as i64) $cmp (reg!($b) as i64) {
                    jump!($t)
                }
            };
        }
            macro_rules! by {
                () => {
                    By { operation: number(steps, frames.len()), whole, tag: tables.tag(pc) }
                };
            }
            macro_rules! element {
                ($a:expr, $b:expr, $write:expr) => {{
                    let array = Ref(reg!($a) as u32);
                    if array.is_null() {
                        break Pause::Null;
                    }
                    let index = int(reg!($b));
                    let length = heap.length(array);
                    if index as u32 >= length {
                        break Pause::Bounds(index, length);
                    }
                    if O::WATCH && !observer.access(host, array, index as u32, $write, by!()) {
                        break Pause::Observed;
                    }
                    (array, index as u32)
                }};
            }
            macro_rules! field {
                ($a:expr, $w:expr, $write:expr) => {{
                    let object = Ref(reg!($a) as u32);
                    if object.is_null() {
                        break Pause::Null;
                    }
                    if O::WATCH && !observer.access(host, object, u32::from($w), $write, by!()) {
                        break Pause::Observed;
                    }
                    object
                }};
            }
            macro_rules! call {
                ($register:expr, $method:expr) => {{
                    let method: MethodId = $method;
                    let at = base + $register as usize;
                    let entry = match entries.get(method.index()) {
                        Some(entry) if entry.start != SLOW => entry,
                        _ => break Pause::Call(at, method),
                    };
                    let end = at + entry.registers as usize;
                    // Recursion without loops uses up fuel too: two calls of itself are 2^depth calls.
                    if end > slots.len() || at + frames.len() * 8 > STACK_LIMIT || steps >= fuel {
                        break Pause::Call(at, method);
                    }
                    if let Some(caller) = frames.last_mut() {
                        caller.pc = pc as u32;
                    }
                    frames.push(Frame {
                        method,
                        code: entry.code,
                        start: entry.start,
                        pc: entry.start,
                        base: at as u32,
                        registers: entry.registers,
                        kind: FrameKind::Plain,
                    });
                    (base, start) = (at, entry.start as usize);
                    pc = start;
                    r = &mut slots[at..end];
                }};
            }
            macro_rules! leave {
                ($value:expr) => {{
                    let value: Option<u64> = $value;
                    let [.., caller, Frame { kind: FrameKind::Plain, .. }] = frames.as_slice() else {
                        break Pause::Return(value);
                    };
                    if frames.len() == floor {
                        break Pause::Return(value);
                    }
                    if let Some(value) = value {
                        r[0] = value;
                    }
                    (base, start, pc) = (caller.base as usize, caller.start as usize, caller.pc as usize);
                    r = &mut slots[base..base + caller.registers as usize];
                    frames.pop();
                }};
            }
            macro_rules! put {
                ($a:expr, $w:expr, $value:expr) => {{
                    let object = field!($a, $w, true);
                    if !heap.set_checked(object, u32::from($w), $value) {
                        break Pause::Confused;
                    }
                }};
            }

            match op {
                Op::Mov { d, a } => reg!(d) = reg!(a),
                Op::Const { d, v } => reg!(d) = of_int(v),
                Op::ConstReference { d, r: reference } => reg!(d) = u64::from(reference),
                Op::ConstWide { d, i } => reg!(d) = tables.wide[i as usize],
                Op::Add { d, a, b } => ints!(d, a, b, i32::wrapping_add),
                Op::Sub { d, a, b } => ints!(d, a, b, i32::wrapping_sub),
                Op::Mul { d, a, b } => ints!(d, a, b, i32::wrapping_mul),
                Op::Div { d, a, b } => {
                    if int(reg!(b)) == 0 {
                        break Pause::DivideByZero;
                    }
                    ints!(d, a, b, i32::wrapping_div);
                }
                Op::Rem { d, a, b } => {
                    if int(reg!(b)) == 0 {
                        break Pause::DivideByZero;
                    }
                    ints!(d, a, b, i32::wrapping_rem);
                }
                Op::And { d, a, b } => ints!(d, a, b, |a, b| a & b),
                Op::Or { d, a, b } => ints!(d, a, b, |a, b| a | b),
                Op::Xor { d, a, b } => ints!(d, a, b, |a, b| a ^ b),
                Op::Shl { d, a, b } => ints!(d, a, b, |a, b| a.wrapping_shl(b as u32)),
                Op::Shr { d, a, b } => ints!(d, a, b, |a, b| a.wrapping_shr(b as u32)),
                Op::Ushr { d, a, b } => ints!(d, a, b, |a, b| (a as u32).wrapping_shr(b as u32) as i32),
                Op::AddI { d, a, v } => reg!(d) = of_int(int(reg!(a)).wrapping_add(i32::from(v))),
                Op::MulI { d, a, v } => reg!(d) = of_int(int(reg!(a)).wrapping_mul(i32::from(v))),
                Op::AndI { d, a, v } => reg!(d) = of_int(int(reg!(a)) & i32::from(v)),
                Op::ShlI { d, a, v } => reg!(d) = of_int(int(reg!(a)).wrapping_shl(v as u32)),
                Op::ShrI { d, a, v } => reg!(d) = of_int(int(reg!(a)).wrapping_shr(v as u32)),
                Op::UshrI { d, a, v } => reg!(d) = u64::from((reg!(a) as u32).wrapping_shr(v as u32)),
                Op::Neg { d, a } => reg!(d) = of_int(int(reg!(a)).wrapping_neg()),
                Op::LAdd { d, a, b } => longs!(d, a, b, i64::wrapping_add),
                Op::LSub { d, a, b } => longs!(d, a, b, i64::wrapping_sub),
                Op::LMul { d, a, b } => longs!(d, a, b, i64::wrapping_mul),
                Op::LDiv { d, a, b } => {
                    if reg!(b) == 0 {
                        break Pause::DivideByZero;
                    }
                    longs!(d, a, b, i64::wrapping_div);
                }
                Op::LRem { d, a, b } => {
                    if reg!(b) == 0 {
                        break Pause::DivideByZero;
                    }
                    longs!(d, a, b, i64::wrapping_rem);
                }
                Op::LAnd { d, a, b } => reg!(d) = reg!(a) & reg!(b),
                Op::LOr { d, a, b } => reg!(d) = reg!(a) | reg!(b),
                Op::LXor { d, a, b } => reg!(d) = reg!(a) ^ reg!(b),
                Op::LShl { d, a, b } => reg!(d) = reg!(a).wrapping_shl(reg!(b) as u32),
                Op::LShr { d, a, b } => reg!(d) = (reg!(a) as i64).wrapping_shr(reg!(b) as u32) as u64,
                Op::LUshr { d, a, b } => reg!(d) = reg!(a).wrapping_shr(reg!(b) as u32),
                Op::LAddI { d, a, v } => reg!(d) = (reg!(a) as i64).wrapping_add(i64::from(v)) as u64,
                Op::LNeg { d, a } => reg!(d) = (reg!(a) as i64).wrapping_neg() as u64,
                Op::LCmp { d, a, b } => reg!(d) = compare(reg!(a) as i64, reg!(b) as i64, 0),
                Op::FAdd { d, a, b } => floats!(d, a, b, +),
                Op::FSub { d, a, b } => floats!(d, a, b, -),
                Op::FMul { d, a, b } => floats!(d, a, b, *),
                Op::FDiv { d, a, b } => floats!(d, a, b, /),
                Op::FRem { d, a, b } => floats!(d, a, b, %),
                Op::FNeg { d, a } => reg!(d) = of_float(-float(reg!(a))),
                Op::FCmpL { d, a, b } => reg!(d) = compare(float(reg!(a)), float(reg!(b)), -1),
                Op::FCmpG { d, a, b } => reg!(d) = compare(float(reg!(a)), float(reg!(b)), 1),
                Op::DAdd { d, a, b } => doubles!(d, a, b, +),
                Op::DSub { d, a, b } => doubles!(d, a, b, -),
                Op::DMul { d, a, b } => doubles!(d, a, b, *),
                Op::DDiv { d, a, b } => doubles!(d, a, b, /),
                Op::DRem { d, a, b } => doubles!(d, a, b, %),
                Op::DNeg { d, a } => reg!(d) = (-double(reg!(a))).to_bits(),
                Op::DCmpL { d, a, b } => reg!(d) = compare(double(reg!(a)), double(reg!(b)), -1),
                Op::DCmpG { d, a, b } => reg!(d) = compare(double(reg!(a)), double(reg!(b)), 1),
                Op::I2L { d, a } => reg!(d) = i64::from(int(reg!(a))) as u64,
                Op::I2F { d, a } => reg!(d) = of_float(int(reg!(a)) as f32),
                Op::I2D { d, a } => reg!(d) = f64::from(int(reg!(a))).to_bits(),
                Op::L2I { d, a } => reg!(d) = of_int(reg!(a) as i32),
                Op::L2F { d, a } => reg!(d) = of_float(reg!(a) as i64 as f32),
                Op::L2D { d, a } => reg!(d) = (reg!(a) as i64 as f64).to_bits(),
                Op::F2I { d, a } => reg!(d) = of_int(float(reg!(a)) as i32),
                Op::F2L { d, a } => reg!(d) = (float(reg!(a)) as i64) as u64,
                Op::F2D { d, a } => reg!(d) = f64::from(float(reg!(a))).to_bits(),
                Op::D2I { d, a } => reg!(d) = of_int(double(reg!(a)) as i32),
                Op::D2L { d, a } => reg!(d) = (double(reg!(a)) as i64) as u64,
                Op::D2F { d, a } => reg!(d) = of_float(double(reg!(a)) as f32),
                Op::I2B { d, a } => reg!(d) = of_int(i32::from(reg!(a) as i8)),
                Op::I2C { d, a } => reg!(d) = u64::from(reg!(a) as u16),
                Op::I2S { d, a } => reg!(d) = of_int(i32::from(reg!(a) as i16)),
                Op::Goto { t } => jump!(t),
                Op::JEq { a, b, t } => jump_int!(a, ==, int(reg!(b)), t),
                Op::JNe { a, b, t } => jump_int!(a, !=, int(reg!(b)), t),
                Op::JLt { a, b, t } => jump_int!(a, <, int(reg!(b)), t),
                Op::JGe { a, b, t } => jump_int!(a, >=, int(reg!(b)), t),
                Op::JGt { a, b, t } => jump_int!(a, >, int(reg!(b)), t),
                Op::JLe { a, b, t } => jump_int!(a, <=, int(reg!(b)), t),
                Op::JEqI { a, v, t } => jump_int!(a, ==, i32::from(v), t),
                Op::JNeI { a, v, t } => jump_int!(a, !=, i32::from(v), t),
                Op::JLtI { a, v, t } => jump_int!(a, <, i32::from(v), t),
                Op::JGeI { a, v, t } => jump_int!(a, >=, i32::from(v), t),
                Op::JGtI { a, v, t } => jump_int!(a, >, i32::from(v), t),
                Op::JLeI { a, v, t } => jump_int!(a, <=, i32::from(v), t),
                Op::LJEq { a, b, t } => jump_long!(a, ==, b, t),
                Op::LJNe { a, b, t } => jump_long!(a, !=, b, t),
                Op::LJLt { a, b, t } => jump_long!(a, <, b, t),
                Op::LJGe { a, b, t } => jump_long!(a, >=, b, t),
                Op::LJGt { a, b, t } => jump_long!(a, >, b, t),
                Op::LJLe { a, b, t } => jump_long!(a, <=, b, t),
                Op::TableSwitch { a, i } => {
                    let switch = &tables.switches[i as usize];
                    let offset = i64::from(int(reg!(a))) - i64::from(switch.low);
                    let target = usize::try_from(offset).ok().and_then(|at| switch.targets.get(at));
                    jump!(*target.unwrap_or(&switch.default));
                }
                Op::LookupSwitch { a, i } => {
                    let switch = &tables.switches[i as usize];
                    let target = match switch.keys.binary_search(&int(reg!(a))) {
                        Ok(at) => switch.targets[at],
                        Err(_) => switch.default,
                    };
                    jump!(target);
                }
                Op::Return => leave!(None),
                Op::ReturnValue { a } => leave!(Some(reg!(a))),
                Op::LoadByte { d, a, b } => {
                    let (array, index) = element!(a, b, false);
                    reg!(d) = of_int(i32::from(heap.byte(array, index)));
                }
                Op::LoadChar { d, a, b } => {
                    let (array, index) = element!(a, b, false);
                    reg!(d) = u64::from(heap.short(array, index));
                }
                Op::LoadShort { d, a, b } => {
                    let (array, index) = element!(a, b, false);
                    reg!(d) = of_int(i32::from(heap.short(array, index) as i16));
                }
                Op::LoadInt { d, a, b } | Op::LoadReference { d, a, b } => {
                    let (array, index) = element!(a, b, false);
                    reg!(d) = u64::from(heap.int(array, index));
                }
                Op::LoadLong { d, a, b } => {
                    let (array, index) = element!(a, b, false);
                    reg!(d) = heap.get(array, index);
                }
                Op::StoreByte { a, b, c } => {
                    let (array, index) = element!(a, b, true);
                    heap.set_byte(array, index, reg!(c) as i8);
                }
                Op::StoreShort { a, b, c } => {
                    let (array, index) = element!(a, b, true);
                    heap.set_short(array, index, reg!(c) as u16);
                }
                Op::StoreInt { a, b, c } => {
                    let (array, index) = element!(a, b, true);
                    heap.set_int(array, index, reg!(c) as u32);
                }
                Op::StoreLong { a, b, c } => {
                    let (array, index) = element!(a, b, true);
                    heap.set(array, index, reg!(c));
                }
                Op::StoreReference { a, b, c } => {
                    let array = Ref(reg!(a) as u32);
                    let value = Ref(reg!(c) as u32);
                    if array.is_null() {
                        break Pause::Null;
                    }
                    if !value.is_null() {
                        // The usual case: the element class is the value's class, or Object.
                        let shape = tables.classes[heap.class(array).index()].shape;
                        let program::linked::Shape::Array(element, _) = shape else { break Pause::Confused };
                        if element != heap.class(value)
                            && tables.classes[element.index()].super_class.is_some()
                        {
                            break Pause::Op(op);
                        }
                    }
                    let (array, index) = element!(a, b, true);
                    heap.set_element(array, index, value);
                }
                Op::ArrayLength { d, a } => {
                    let array = Ref(reg!(a) as u32);
                    if array.is_null() {
                        break Pause::Null;
                    }
                    reg!(d) = u64::from(heap.length(array));
                }
                Op::GetField { d, a, w } => {
                    let object = field!(a, w, false);
                    match heap.word(object, u32::from(w)) {
                        Some(value) => reg!(d) = value,
                        None => break Pause::Confused,
                    }
                }
                Op::PutField { a, b, w } => put!(a, w, reg!(b)),
                Op::PutBoolean { a, b, w } => put!(a, w, reg!(b) & 1),
                Op::PutByte { a, b, w } => put!(a, w, of_int(i32::from(reg!(b) as i8))),
                Op::PutChar { a, b, w } => put!(a, w, u64::from(reg!(b) as u16)),
                Op::PutShort { a, b, w } => put!(a, w, of_int(i32::from(reg!(b) as i16))),
                Op::GetVolatile { d, a, w } => {
                    let object = Ref(reg!(a) as u32);
                    if object.is_null() {
                        break Pause::Null;
                    }
                    if O::WATCH
                        && !observer.atomic(host, object, u32::from(w), AccessMode::VOLATILE_READ, by!())
                    {
                        break Pause::Observed;
                    }
                    match heap.word(object, u32::from(w)) {
                        Some(value) => reg!(d) = value,
                        None => break Pause::Confused,
                    }
                }
                Op::PutVolatile { a, b, w } => {
                    let object = Ref(reg!(a) as u32);
                    if object.is_null() {
                        break Pause::Null;
                    }
                    if O::WATCH
                        && !observer.atomic(host, object, u32::from(w), AccessMode::VOLATILE_WRITE, by!())
                    {
                        break Pause::Observed;
                    }
                    if !heap.set_checked(object, u32::from(w), reg!(b)) {
                        break Pause::Confused;
                    }
                }
                Op::GetStatic { d, i } => {
                    let site = &tables.statics[i as usize];
                    let state = &tables.states[site.class.index()];
                    if state.initialization != Initialization::Done {
                        break Pause::Op(op);
                    }
                    if O::WATCH && !site.constant {
                        let fine = match site.volatile {
                            true => observer.atomic(
                                host,
                                state.mirror,
                                site.word,
                                AccessMode::VOLATILE_READ,
                                by!(),
                            ),
                            false => observer.access(host, state.mirror, site.word, false, by!()),
                        };
                        if !fine {
                            break Pause::Observed;
                        }
                    }
                    reg!(d) = heap.get(state.mirror, site.word);
                }
                Op::PutStatic { a, i } => {
                    let site = &tables.statics[i as usize];
                    let state = &tables.states[site.class.index()];
                    if state.initialization != Initialization::Done {
                        break Pause::Op(op);
                    }
                    if O::WATCH {
                        let fine = match site.volatile {
                            true => observer.atomic(
                                host,
                                state.mirror,
                                site.word,
                                AccessMode::VOLATILE_WRITE,
                                by!(),
                            ),
                            false => observer.access(host, state.mirror, site.word, true, by!()),
                        };
                        if !fine {
                            break Pause::Observed;
                        }
                    }
                    heap.set(state.mirror, site.word, narrow(site.kind, reg!(a)));
                }
                Op::InvokeStatic { base: first, m } => call!(first, MethodId(m)),
                Op::InvokeDirect { base: first, m } => {
                    if reg!(first) as u32 == 0 {
                        break Pause::Null;
                    }
                    call!(first, MethodId(m));
                }
                Op::InvokeVirtual { base: first, index, .. } => {
                    let receiver = Ref(reg!(first) as u32);
                    if receiver.is_null() {
                        break Pause::Null;
                    }
                    match tables.classes[heap.class(receiver).index()].vtable.get(index as usize) {
                        Some(method) => call!(first, *method),
                        None => break Pause::Confused,
                    }
                }
                Op::InvokeInterface { base: first, i } => {
                    let receiver = Ref(reg!(first) as u32);
                    if receiver.is_null() {
                        break Pause::Null;
                    }
                    let (class, site) = (heap.class(receiver), &tables.sites[i as usize]);
                    if site.class == class {
                        call!(first, site.selected);
                    } else if let Some(method) = tables.selections.get(class, site.method) {
                        call!(first, method);
                    } else {
                        break Pause::Op(op);
                    }
                }
                Op::New { d, class } => {
                    let id = program::ClassId(class);
                    if tables.states[id.index()].initialization != Initialization::Done {
                        break Pause::Op(op);
                    }
                    if heap.used_words() > heap.threshold {
                        break Pause::Collect;
                    }
                    let words = tables.classes[id.index()].instance_words;
                    reg!(d) = u64::from(heap.allocate_object(id, words).0);
                }
                Op::NewPrimitives { d, a, k } => {
                    let length = int(reg!(a));
                    if heap.used_words() > heap.threshold {
                        break Pause::Collect;
                    }
                    if !(0..=1 << 20).contains(&length) {
                        break Pause::Op(op);
                    }
                    let kind = Kind::PRIMITIVES[k as usize];
                    reg!(d) =
                        u64::from(heap.allocate_array(tables.arrays[k as usize], kind, length as u32).0);
                }
                Op::CheckCast { a, class } => {
                    let object = Ref(reg!(a) as u32);
                    if !object.is_null() && heap.class(object) != program::ClassId(class) {
                        // A class further up is in the chain at its own depth.
                        let wanted = program::ClassId(class);
                        let depth = tables.classes[wanted.index()].chain.len();
                        let actual = &tables.classes[heap.class(object).index()];
                        if actual.chain.get(depth.wrapping_sub(1)) != Some(&wanted)
                            && actual.all_interfaces.binary_search(&wanted).is_err()
                        {
                            break Pause::Op(op);
                        }
                    }
                }
                Op::InstanceOf { d, a, class } => {
                    let object = Ref(reg!(a) as u32);
                    let wanted = program::ClassId(u32::from(class));
                    if object.is_null() {
                        reg!(d) = 0;
                    } else {
                        let depth = tables.classes[wanted.index()].chain.len();
                        let actual = &tables.classes[heap.class(object).index()];
                        if actual.chain.get(depth.wrapping_sub(1)) == Some(&wanted)
                            || actual.all_interfaces.binary_search(&wanted).is_ok()
                        {
                            reg!(d) = 1;
                        } else if actual.is_array() {
                            break Pause::Op(op);
                        } else {
                            reg!(d) = 0;
                        }
                    }
                }
                other => break Pause::Op(other),
            }
        };
        if !matches!(pause, Pause::Back) {
            break pause;
        }
        let (depth, tags) = (frames.len(), tables.tags);
        let classes = (tables.statics, tables.states);
        let repeats = &mut *tables.repeats;
        registers = frames.last().map_or(0, |frame| frame.registers as usize);
        let r = &mut slots[base..base + registers];
        repeats.begin(O::WATCH);
        let tells_updates = O::WATCH && observer.tells_updates(host);
        let mut watcher = |object, index, at: u32, write, steps| {
            let tag = tags.get(at as usize).copied().unwrap_or_default();
            if !(tells_updates && tag.is_update()) && repeats.has(object, index, write) {
                return true;
            }
            let by = By { operation: number(steps, depth), whole, tag };
            let (goes_on, once) = observer.access_in_loop(host, Ref(object), index, write, by);
            repeats.note(object, index, write, once);
            goes_on
        };
        let watcher: Option<Watcher<'_>> = if O::WATCH { Some(&mut watcher) } else { None };
        let entered = match tables.tier.find(pc, O::WATCH) {
            Head::Hot => break Pause::Loop,
            Head::Cold => continue,
            Head::Compiled(found) => tables.tier.run(found, (r, &mut *heap), classes, (steps, fuel), watcher),
        };
        let Some(exit) = entered else { continue };
        if O::WATCH {
            observer.note_repeats(host, repeats.left_out());
        }
        tables.tier.left(pc, exit.pc);
        (pc, steps) = (exit.pc as usize, exit.steps);
        match exit.why {
            Why::Interpret => {}
            Why::Fuel => break Pause::Fuel,
            Why::Observed => break Pause::Observed,
        }
    };
    if let Some(frame) = frames.last_mut() {
        frame.pc = pc as u32;
    }
    *steps_out = steps;
    pause
}
