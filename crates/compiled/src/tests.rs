//! Each operation on values at the edges beside what Rust says, and the ways out of a region.

mod sequences;

use crate::{Exit, Frame, Layout, Method, Region, StaticField, StaticPlace, Why};
use program::Kind;
use program::code::Op;

#[derive(Clone, Copy, Default)]
#[repr(C)]
struct Header {
    class: u16,
    shift: u8,
    flags: u8,
    start: u32,
    length: u32,
    epoch: u32,
}

const LAYOUT: Layout = Layout { class: 0, start: 4, length: 8, epoch: 12, size: 16 };

/// Where the operation under test stands, behind some that do nothing.
const AT: u32 = 16;
/// Registers of the frame.
const REGISTERS: usize = 16;

#[derive(Clone)]
struct World {
    registers: [u64; REGISTERS],
    headers: Vec<Header>,
    words: Vec<u64>,
    statics: Vec<StaticPlace>,
    told: Vec<(u32, u32, u32, bool, u64)>,
    refuses: bool,
}

impl World {
    fn new(registers: &[u64]) -> World {
        let mut all = [0; REGISTERS];
        all[..registers.len()].copy_from_slice(registers);
        World {
            registers: all,
            headers: vec![Header::default()],
            words: Vec::new(),
            statics: Vec::new(),
            told: Vec::new(),
            refuses: false,
        }
    }

    fn object(&mut self, class: u16, length: u32, words: &[u64]) -> u64 {
        let start = self.words.len() as u32;
        self.headers.push(Header { class, shift: 3, flags: 0, start, length, epoch: 7 });
        self.words.extend(words);
        self.headers.len() as u64 - 1
    }

    /// Sets the first registers; the others are 0.
    fn set(&mut self, registers: &[u64]) {
        self.registers = [0; REGISTERS];
        self.registers[..registers.len()].copy_from_slice(registers);
    }

    /// Runs an operation once, and a jump back to the head behind it, at which the fuel is used up: where the registers that
    /// it uses are those used most, and where others are.
    fn run(&mut self, ops: &[Op], watched: bool) -> Exit {
        let mut other = self.clone();
        let exit = other.run_behind([Op::Mov { d: 7, a: 7 }; AT as usize], ops, watched);
        let busy = std::array::from_fn(|index| {
            let register = 8 + index as u16 % 8;
            Op::Mov { d: register, a: register }
        });
        assert_eq!(self.run_behind(busy, ops, watched), exit, "{ops:?}");
        assert_eq!(self.registers, other.registers, "{ops:?}");
        assert_eq!((&self.words, &self.told), (&other.words, &other.told), "{ops:?}");
        exit
    }

    fn run_behind(&mut self, before: [Op; AT as usize], ops: &[Op], watched: bool) -> Exit {
        let all: Vec<Op> = before.iter().chain(ops).copied().chain([Op::Goto { t: 0 }]).collect();
        let field = |site: u32| {
            let kinds = [Kind::Byte, Kind::Boolean, Kind::Char, Kind::Short, Kind::Int, Kind::Long];
            Some(StaticField { word: site, kind: *kinds.get(site as usize)?, is_constant: false })
        };
        let method = Method {
            ops: &all,
            start: 0,
            length: all.len(),
            registers: REGISTERS,
            wide: &[u64::MAX - 1],
            switches: &[],
            static_field: &field,
        };
        let region = Region::new(&method, 0, LAYOUT, watched).expect("a region");
        let frame = Frame {
            registers: &mut self.registers,
            headers: &self.headers,
            words: &mut self.words,
            statics: &self.statics,
            epoch: 7,
            steps: 100,
            fuel: 0,
        };
        let (told, refuses) = (&mut self.told, self.refuses);
        region.run(frame, &mut |object, index, pc, write, steps| {
            told.push((object, index, pc, write, steps));
            !refuses
        })
    }
}

const DONE: Exit = Exit { pc: 0, steps: 100 + AT as u64 + 2, why: Why::Fuel };
const NOT_DONE: Exit = Exit { pc: AT, steps: 100 + AT as u64, why: Why::Interpret };

/// What an operation makes of registers 0 and 1; none if it is left to the interpreter.
fn result(op: Op, a: u64, b: u64) -> Option<u64> {
    let mut world = World::new(&[a, b, 0x5555]);
    match world.run(&[op], false) {
        DONE => Some(world.registers[2]),
        exit => {
            assert_eq!(exit, NOT_DONE, "{op:?}");
            assert_eq!(world.registers[2], 0x5555, "{op:?} is left and has done something");
            None
        }
    }
}

const INTS: [i32; 11] = [0, 1, -1, 2, 7, -8, 31, 32, i32::MAX, i32::MIN, 0x1234_5678];
const LONGS: [i64; 11] = [0, 1, -1, 3, -10, 63, 64, i64::MAX, i64::MIN, 1 << 40, -(1 << 33) - 5];
const DOUBLES: [f64; 12] = [
    0.0,
    -0.0,
    1.0,
    -2.5,
    1e10,
    -1e19,
    9.3e18,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::MIN_POSITIVE,
    f64::MAX,
];

fn of(value: i32) -> u64 {
    u64::from(value as u32)
}

#[test]
fn integers_of_32_bits() {
    type Case = (fn(u16, u16, u16) -> Op, fn(i32, i32) -> Option<i32>);
    let rem = |a: i32, b: i32| if b == 0 || b == -1 { None } else { Some(a % b) };
    let div = |a: i32, b: i32| if b == 0 || b == -1 { None } else { Some(a / b) };
    let cases: [Case; 11] = [
        (|d, a, b| Op::Add { d, a, b }, |a, b| Some(a.wrapping_add(b))),
        (|d, a, b| Op::Sub { d, a, b }, |a, b| Some(a.wrapping_sub(b))),
        (|d, a, b| Op::Mul { d, a, b }, |a, b| Some(a.wrapping_mul(b))),
        (|d, a, b| Op::And { d, a, b }, |a, b| Some(a & b)),
        (|d, a, b| Op::Or { d, a, b }, |a, b| Some(a | b)),
        (|d, a, b| Op::Xor { d, a, b }, |a, b| Some(a ^ b)),
        (|d, a, b| Op::Shl { d, a, b }, |a, b| Some(a.wrapping_shl(b as u32))),
        (|d, a, b| Op::Shr { d, a, b }, |a, b| Some(a.wrapping_shr(b as u32))),
        (|d, a, b| Op::Ushr { d, a, b }, |a, b| Some((a as u32).wrapping_shr(b as u32) as i32)),
        (|d, a, b| Op::Div { d, a, b }, div),
        (|d, a, b| Op::Rem { d, a, b }, rem),
    ];
    for (op, expected) in cases {
        for (a, b) in INTS.iter().flat_map(|a| INTS.iter().map(move |b| (*a, *b))) {
            // What stands above an `int` in its register does not matter.
            let dirty = 0xABCD_0000_0000;
            let found = result(op(2, 0, 1), of(a) | dirty, of(b) | dirty);
            assert_eq!(found, expected(a, b).map(of), "{:?} of {a} and {b}", op(2, 0, 1));
        }
    }
    for (a, v) in INTS.iter().flat_map(|a| [0, 1, -1, 31, 33, i16::MIN, i16::MAX].map(|v| (*a, v))) {
        let wide = i32::from(v);
        assert_eq!(result(Op::AddI { d: 2, a: 0, v }, of(a), 0), Some(of(a.wrapping_add(wide))));
        assert_eq!(result(Op::MulI { d: 2, a: 0, v }, of(a), 0), Some(of(a.wrapping_mul(wide))));
        assert_eq!(result(Op::AndI { d: 2, a: 0, v }, of(a), 0), Some(of(a & wide)));
        assert_eq!(result(Op::ShlI { d: 2, a: 0, v }, of(a), 0), Some(of(a.wrapping_shl(v as u32))));
        assert_eq!(result(Op::ShrI { d: 2, a: 0, v }, of(a), 0), Some(of(a.wrapping_shr(v as u32))));
        let unsigned = (a as u32).wrapping_shr(v as u32);
        assert_eq!(result(Op::UshrI { d: 2, a: 0, v }, of(a), 0), Some(u64::from(unsigned)));
    }
    for a in INTS {
        assert_eq!(result(Op::Neg { d: 2, a: 0 }, of(a), 0), Some(of(a.wrapping_neg())));
        assert_eq!(result(Op::I2L { d: 2, a: 0 }, of(a), 0), Some(i64::from(a) as u64));
        assert_eq!(result(Op::I2F { d: 2, a: 0 }, of(a), 0), Some(u64::from((a as f32).to_bits())));
        assert_eq!(result(Op::I2D { d: 2, a: 0 }, of(a), 0), Some(f64::from(a).to_bits()));
        assert_eq!(result(Op::I2B { d: 2, a: 0 }, of(a), 0), Some(of(i32::from(a as i8))));
        assert_eq!(result(Op::I2C { d: 2, a: 0 }, of(a), 0), Some(u64::from(a as u16)));
        assert_eq!(result(Op::I2S { d: 2, a: 0 }, of(a), 0), Some(of(i32::from(a as i16))));
        assert_eq!(result(Op::Const { d: 2, v: a }, 0, 0), Some(of(a)));
    }
    assert_eq!(result(Op::ConstWide { d: 2, i: 0 }, 0, 0), Some(u64::MAX - 1));
    assert_eq!(result(Op::ConstReference { d: 2, r: u32::MAX }, 0, 0), Some(u64::from(u32::MAX)));
}

#[test]
fn integers_of_64_bits() {
    type Case = (fn(u16, u16, u16) -> Op, fn(i64, i64) -> Option<i64>);
    let cases: [Case; 11] = [
        (|d, a, b| Op::LAdd { d, a, b }, |a, b| Some(a.wrapping_add(b))),
        (|d, a, b| Op::LSub { d, a, b }, |a, b| Some(a.wrapping_sub(b))),
        (|d, a, b| Op::LMul { d, a, b }, |a, b| Some(a.wrapping_mul(b))),
        (|d, a, b| Op::LAnd { d, a, b }, |a, b| Some(a & b)),
        (|d, a, b| Op::LOr { d, a, b }, |a, b| Some(a | b)),
        (|d, a, b| Op::LXor { d, a, b }, |a, b| Some(a ^ b)),
        (|d, a, b| Op::LShl { d, a, b }, |a, b| Some(a.wrapping_shl(b as u32))),
        (|d, a, b| Op::LShr { d, a, b }, |a, b| Some(a.wrapping_shr(b as u32))),
        (|d, a, b| Op::LUshr { d, a, b }, |a, b| Some((a as u64).wrapping_shr(b as u32) as i64)),
        (|d, a, b| Op::LDiv { d, a, b }, |a, b| (b != 0 && b != -1).then(|| a / b)),
        (|d, a, b| Op::LRem { d, a, b }, |a, b| (b != 0 && b != -1).then(|| a % b)),
    ];
    for (a, b) in LONGS.iter().flat_map(|a| LONGS.iter().map(move |b| (*a, *b))) {
        for (op, expected) in cases {
            let found = result(op(2, 0, 1), a as u64, b as u64);
            assert_eq!(found, expected(a, b).map(|one| one as u64), "{:?} of {a} and {b}", op(2, 0, 1));
        }
        assert_eq!(result(Op::LCmp { d: 2, a: 0, b: 1 }, a as u64, b as u64), Some(of(a.cmp(&b) as i32)));
    }
    for a in LONGS {
        assert_eq!(result(Op::LNeg { d: 2, a: 0 }, a as u64, 0), Some(a.wrapping_neg() as u64));
        assert_eq!(result(Op::LAddI { d: 2, a: 0, v: -3 }, a as u64, 0), Some(a.wrapping_sub(3) as u64));
        assert_eq!(result(Op::L2I { d: 2, a: 0 }, a as u64, 0), Some(of(a as i32)));
        assert_eq!(result(Op::L2F { d: 2, a: 0 }, a as u64, 0), Some(u64::from((a as f32).to_bits())));
        assert_eq!(result(Op::L2D { d: 2, a: 0 }, a as u64, 0), Some((a as f64).to_bits()));
    }
}

#[test]
fn floating_numbers() {
    let same = |found: Option<u64>, expected: f64| {
        let found = f64::from_bits(found.expect("a result"));
        assert!(found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan());
    };
    let same_float = |found: Option<u64>, expected: f32| {
        let found = f32::from_bits(u32::try_from(found.expect("a result")).expect("32 bits"));
        assert!(found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan());
    };
    let order =
        |a: f64, b: f64, unordered: i32| of(a.partial_cmp(&b).map_or(unordered, |order| order as i32));
    for (a, b) in DOUBLES.iter().flat_map(|a| DOUBLES.iter().map(move |b| (*a, *b))) {
        let (x, y) = (a.to_bits(), b.to_bits());
        same(result(Op::DAdd { d: 2, a: 0, b: 1 }, x, y), a + b);
        same(result(Op::DSub { d: 2, a: 0, b: 1 }, x, y), a - b);
        same(result(Op::DMul { d: 2, a: 0, b: 1 }, x, y), a * b);
        same(result(Op::DDiv { d: 2, a: 0, b: 1 }, x, y), a / b);
        assert_eq!(result(Op::DCmpL { d: 2, a: 0, b: 1 }, x, y), Some(order(a, b, -1)));
        assert_eq!(result(Op::DCmpG { d: 2, a: 0, b: 1 }, x, y), Some(order(a, b, 1)));
        let (a, b) = (a as f32, b as f32);
        let (x, y) = (u64::from(a.to_bits()), u64::from(b.to_bits()));
        same_float(result(Op::FAdd { d: 2, a: 0, b: 1 }, x, y), a + b);
        same_float(result(Op::FSub { d: 2, a: 0, b: 1 }, x, y), a - b);
        same_float(result(Op::FMul { d: 2, a: 0, b: 1 }, x, y), a * b);
        same_float(result(Op::FDiv { d: 2, a: 0, b: 1 }, x, y), a / b);
        let (c, e) = (f64::from(a), f64::from(b));
        assert_eq!(result(Op::FCmpL { d: 2, a: 0, b: 1 }, x, y), Some(order(c, e, -1)));
        assert_eq!(result(Op::FCmpG { d: 2, a: 0, b: 1 }, x, y), Some(order(c, e, 1)));
    }
    for a in DOUBLES {
        let fits = |most: f64| a.is_finite() && a.abs() < most;
        same(result(Op::DNeg { d: 2, a: 0 }, a.to_bits(), 0), -a);
        same_float(result(Op::D2F { d: 2, a: 0 }, a.to_bits(), 0), a as f32);
        let int = result(Op::D2I { d: 2, a: 0 }, a.to_bits(), 0);
        assert_eq!(int, fits(2f64.powi(31)).then(|| of(a as i32)));
        let long = result(Op::D2L { d: 2, a: 0 }, a.to_bits(), 0);
        assert_eq!(long, fits(2f64.powi(63)).then_some(a as i64 as u64));
        let float = a as f32;
        let bits = u64::from(float.to_bits());
        same_float(result(Op::FNeg { d: 2, a: 0 }, bits, 0), -float);
        same(result(Op::F2D { d: 2, a: 0 }, bits, 0), f64::from(float));
        let fits = |most: f32| float.is_finite() && float.abs() < most;
        assert_eq!(result(Op::F2I { d: 2, a: 0 }, bits, 0), fits(2f32.powi(31)).then(|| of(float as i32)));
        assert_eq!(
            result(Op::F2L { d: 2, a: 0 }, bits, 0),
            fits(2f32.powi(63)).then_some(float as i64 as u64)
        );
    }
}

#[test]
fn jumps_on_conditions() {
    type Case = (fn(u16, u16, u16) -> Op, fn(i64, i64) -> bool);
    let cases: [Case; 6] = [
        (|a, b, t| Op::LJEq { a, b, t }, |a, b| a == b),
        (|a, b, t| Op::LJNe { a, b, t }, |a, b| a != b),
        (|a, b, t| Op::LJLt { a, b, t }, |a, b| a < b),
        (|a, b, t| Op::LJGe { a, b, t }, |a, b| a >= b),
        (|a, b, t| Op::LJGt { a, b, t }, |a, b| a > b),
        (|a, b, t| Op::LJLe { a, b, t }, |a, b| a <= b),
    ];
    let ints: [fn(u16, u16, u16) -> Op; 6] = [
        |a, b, t| Op::JEq { a, b, t },
        |a, b, t| Op::JNe { a, b, t },
        |a, b, t| Op::JLt { a, b, t },
        |a, b, t| Op::JGe { a, b, t },
        |a, b, t| Op::JGt { a, b, t },
        |a, b, t| Op::JLe { a, b, t },
    ];
    let constants: [fn(u16, i16, u16) -> Op; 6] = [
        |a, v, t| Op::JEqI { a, v, t },
        |a, v, t| Op::JNeI { a, v, t },
        |a, v, t| Op::JLtI { a, v, t },
        |a, v, t| Op::JGeI { a, v, t },
        |a, v, t| Op::JGtI { a, v, t },
        |a, v, t| Op::JLeI { a, v, t },
    ];
    let over = AT as u16 + 2;
    let skips = |op: Op, a: u64, b: u64| {
        let mut world = World::new(&[a, b, 0]);
        let exit = world.run(&[op, Op::Const { d: 2, v: 1 }], false);
        let skipped = world.registers[2] == 0;
        assert_eq!(exit.steps, DONE.steps + u64::from(!skipped), "{op:?}");
        // The same backwards: the fuel is used up where it jumps.
        let back = World::new(&[a, b, 0]).run(&[to_head(op), Op::Const { d: 2, v: 1 }], false);
        assert_eq!(back.steps, 100 + u64::from(AT) + if skipped { 1 } else { 3 }, "{op:?}");
        skipped
    };
    for (a, b) in LONGS.iter().flat_map(|a| LONGS.iter().map(move |b| (*a, *b))) {
        for (index, (op, expected)) in cases.iter().enumerate() {
            assert_eq!(skips(op(0, 1, over), a as u64, b as u64), expected(a, b), "{a} {b}");
            let (x, y) = (a as i32, b as i32);
            let is = expected(i64::from(x), i64::from(y));
            assert_eq!(skips(ints[index](0, 1, over), of(x), of(y)), is, "{x} {y}");
            let is = expected(i64::from(x), i64::from(y as i16));
            assert_eq!(skips(constants[index](0, y as i16, over), of(x), 0), is, "{x} {}", y as i16);
        }
    }
}

fn to_head(mut op: Op) -> Op {
    *op.target_mut().expect("a jump") = 0;
    op
}

#[test]
fn elements_of_arrays() {
    type Case = (fn(u16, u16, u16) -> Op, fn(u16, u16, u16) -> Op, u32, fn(u64) -> u64);
    let cases: [Case; 5] = [
        (
            |d, a, b| Op::LoadByte { d, a, b },
            |a, b, c| Op::StoreByte { a, b, c },
            1,
            |v| of(i32::from(v as i8)),
        ),
        (
            |d, a, b| Op::LoadChar { d, a, b },
            |a, b, c| Op::StoreShort { a, b, c },
            2,
            |v| u64::from(v as u16),
        ),
        (
            |d, a, b| Op::LoadShort { d, a, b },
            |a, b, c| Op::StoreShort { a, b, c },
            2,
            |v| of(i32::from(v as i16)),
        ),
        (|d, a, b| Op::LoadInt { d, a, b }, |a, b, c| Op::StoreInt { a, b, c }, 4, |v| u64::from(v as u32)),
        (|d, a, b| Op::LoadLong { d, a, b }, |a, b, c| Op::StoreLong { a, b, c }, 8, |v| v),
    ];
    for (load, store, bytes, cut) in cases {
        for watched in [false, true] {
            let mut world = World::new(&[]);
            world.object(1, 1, &[99]);
            let length = 24 / bytes;
            let array = world.object(2, length, &[u64::MAX; 3]);
            for index in 0..length {
                world.set(&[array, u64::from(index), 0, 0x8182_8384_8586_8788]);
                world.told.clear();
                let exit = world.run(&[store(0, 1, 3), load(2, 0, 1)], watched);
                assert_eq!(exit, Exit { steps: DONE.steps + 1, ..DONE });
                assert_eq!(world.registers[2], cut(world.registers[3]));
                let seen = [
                    (array as u32, index, AT, true, 100 + u64::from(AT) + 1),
                    (array as u32, index, AT + 1, false, 100 + u64::from(AT) + 2),
                ];
                assert_eq!(world.told, if watched { seen.to_vec() } else { Vec::new() });
            }
            assert_eq!(world.words[0], 99);
            // Outside, null, no object at all, words that are not there, and what has to be saved first.
            for (object, index) in [(array, u64::from(length)), (array, 0xFFFF_FFFF), (0, 0), (77, 0)] {
                world.registers[..2].copy_from_slice(&[object, index]);
                assert_eq!(world.run(&[load(2, 0, 1)], watched), NOT_DONE);
                assert_eq!(world.run(&[store(0, 1, 3)], watched), NOT_DONE);
            }
            world.registers[..2].copy_from_slice(&[array, 0]);
            world.headers[array as usize].epoch = 6;
            assert_eq!(world.run(&[load(2, 0, 1)], watched), DONE);
            assert_eq!(world.run(&[store(0, 1, 3)], watched), NOT_DONE);
            world.headers[array as usize].length = 1000;
            world.registers[1] = 999;
            assert_eq!(world.run(&[load(2, 0, 1)], watched), NOT_DONE);
        }
    }
    let mut world = World::new(&[1]);
    world.object(1, 123, &[]);
    assert_eq!(world.run(&[Op::ArrayLength { d: 2, a: 0 }], false), DONE);
    assert_eq!(world.registers[2], 123);
}

#[test]
fn fields() {
    for watched in [false, true] {
        let mut world = World::new(&[]);
        let object = world.object(5, 6, &[10, 11, 12, 13, 14, 15]);
        world.set(&[object, 0xFFFF_FFFF_FFFF_F8F1]);
        let puts: [(Op, u64); 5] = [
            (Op::PutField { a: 0, b: 1, w: 1 }, 0xFFFF_FFFF_FFFF_F8F1),
            (Op::PutBoolean { a: 0, b: 1, w: 1 }, 1),
            (Op::PutByte { a: 0, b: 1, w: 1 }, 0xFFFF_FFF1),
            (Op::PutChar { a: 0, b: 1, w: 1 }, 0xF8F1),
            (Op::PutShort { a: 0, b: 1, w: 1 }, 0xFFFF_F8F1),
        ];
        for (put, expected) in puts {
            assert_eq!(world.run(&[put], watched), DONE);
            assert_eq!(world.run(&[Op::GetField { d: 2, a: 0, w: 1 }], watched), DONE);
            assert_eq!(world.registers[2], expected, "{put:?}");
        }
        assert_eq!(world.run(&[Op::GetField { d: 2, a: 0, w: 6 }], watched), NOT_DONE);
        assert_eq!(world.run(&[Op::GetField { d: 2, a: 3, w: 0 }], watched), NOT_DONE);
        let cut = [0xFFFF_FFF1, 1, 0xF8F1, 0xFFFF_F8F1, 0xFFFF_F8F1, 0xFFFF_FFFF_FFFF_F8F1];
        for (site, expected) in cut.into_iter().enumerate() {
            world.told.clear();
            world.statics = vec![StaticPlace { object: object as u32, writable: 1, bytes: site as u64 * 8 }];
            let ops = [Op::PutStatic { a: 1, i: site as u32 }, Op::GetStatic { d: 2, i: site as u32 }];
            assert_eq!(world.run(&ops, watched), Exit { steps: DONE.steps + 1, ..DONE });
            assert_eq!(world.registers[2], expected);
            assert_eq!(world.told.len(), if watched { 2 } else { 0 });
        }
        assert_eq!(world.run(&[Op::GetStatic { d: 2, i: 6 }], watched), NOT_DONE);
        world.statics[0].writable = 0;
        assert_eq!(world.run(&[Op::PutStatic { a: 1, i: 5 }], watched), NOT_DONE);
        assert_eq!(world.run(&[Op::GetStatic { d: 2, i: 5 }], watched), DONE);
        assert_eq!(world.run(&[Op::CheckCast { a: 0, class: 5 }], watched), DONE);
        assert_eq!(world.run(&[Op::CheckCast { a: 3, class: 6 }], watched), DONE);
        assert_eq!(world.run(&[Op::CheckCast { a: 0, class: 6 }], watched), NOT_DONE);
    }
}

#[test]
fn what_is_refused_is_not_done_and_counts() {
    let mut world = World::new(&[]);
    let object = world.object(5, 2, &[10, 11]);
    world.set(&[object, 77]);
    world.refuses = true;
    let refused = Exit { pc: AT + 1, steps: 100 + u64::from(AT) + 1, why: Why::Observed };
    assert_eq!(world.run(&[Op::PutField { a: 0, b: 1, w: 1 }], true), refused);
    assert_eq!(world.run(&[Op::GetField { d: 2, a: 0, w: 1 }], true), refused);
    assert_eq!(world.run(&[Op::StoreLong { a: 0, b: 2, c: 1 }], true), refused);
    assert_eq!((world.registers[2], world.words), (0, vec![10, 11]));
}
