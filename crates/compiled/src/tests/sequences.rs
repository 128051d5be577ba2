//! Sequences of operations by chance, beside an interpreter of a few lines: what is kept from one operation to the next.

use super::{AT, World};
use crate::{Exit, Why};
use program::Kind;
use program::code::Op;

/// Registers 0 to 3 hold references, 4 to 7 numbers.
const REFERENCES: u16 = 4;
const WORDS: u64 = 4;
const EPOCH: u32 = 7;

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u16 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound) as u16
    }

    fn reference(&mut self) -> u16 {
        self.below(u64::from(REFERENCES))
    }

    fn number(&mut self) -> u16 {
        REFERENCES + self.below(4)
    }

    /// An operation; jumps lead over one or two.
    fn op(&mut self, at: u32) -> Op {
        let (r, n, m) = (self.reference(), self.number(), self.number());
        let (w, t) = (self.below(WORDS + 1), at as u16 + 2 + self.below(2));
        match self.below(16) {
            0..3 => Op::GetField { d: n, a: r, w },
            3..5 => Op::PutField { a: r, b: n, w },
            5 => Op::PutByte { a: r, b: n, w },
            6..8 => Op::LoadInt { d: n, a: r, b: m },
            8..10 => Op::StoreInt { a: r, b: m, c: n },
            10 => Op::Mov { d: r, a: self.reference() },
            11 => Op::Add { d: n, a: n, b: m },
            12 => Op::AndI { d: n, a: m, v: 3 },
            13 => Op::JEqI { a: n, v: 1, t },
            14 => Op::ArrayLength { d: n, a: r },
            _ => Op::Mov { d: n, a: m },
        }
    }
}

/// Does an operation: where it goes on, or none if the region must be left before it.
fn step(world: &mut World, op: Op, at: u32) -> Option<u32> {
    let headers = world.headers.clone();
    let header = |reference: u64| headers[reference as usize];
    let World { registers, words, .. } = world;
    let word = |object: u64, w: u16| {
        (header(object).length > u32::from(w)).then(|| header(object).start as usize + w as usize)
    };
    let int = |array: u64, index: u64| {
        let half = u64::from(header(array).start) * 2 + index;
        (index < u64::from(header(array).length)).then_some((half as usize / 2, 32 * (half % 2)))
    };
    let writable = |object: u64| (header(object).epoch == EPOCH).then_some(());
    match op {
        Op::GetField { d, a, w } => registers[d as usize] = *words.get(word(registers[a as usize], w)?)?,
        Op::PutField { a, b, w } | Op::PutByte { a, b, w } => {
            let place = word(registers[a as usize], w)?;
            writable(registers[a as usize])?;
            let kind = if matches!(op, Op::PutByte { .. }) { Kind::Byte } else { Kind::Long };
            let value = registers[b as usize];
            *words.get_mut(place)? =
                if kind == Kind::Byte { u64::from(i32::from(value as i8) as u32) } else { value };
        }
        Op::LoadInt { d, a, b } => {
            let (place, shift) = int(registers[a as usize], registers[b as usize] & 0xFFFF_FFFF)?;
            registers[d as usize] = *words.get(place)? >> shift & 0xFFFF_FFFF;
        }
        Op::StoreInt { a, b, c } => {
            let (place, shift) = int(registers[a as usize], registers[b as usize] & 0xFFFF_FFFF)?;
            writable(registers[a as usize])?;
            let word = words.get_mut(place)?;
            *word = *word & !(0xFFFF_FFFF << shift) | (registers[c as usize] & 0xFFFF_FFFF) << shift;
        }
        Op::Mov { d, a } => registers[d as usize] = registers[a as usize],
        Op::Add { d, a, b } => {
            registers[d as usize] =
                u64::from((registers[a as usize] as u32).wrapping_add(registers[b as usize] as u32));
        }
        Op::AndI { d, a, v } => registers[d as usize] = registers[a as usize] & u64::from(v as u32),
        Op::JEqI { a, v, t } if registers[a as usize] as u32 == v as u32 => return Some(u32::from(t)),
        Op::JEqI { .. } => {}
        Op::ArrayLength { d, a } => {
            let array = registers[a as usize];
            registers[d as usize] = u64::from((array != 0).then(|| header(array).length)?);
        }
        _ => unreachable!("no such operation is made here"),
    }
    Some(at + 1)
}

#[test]
fn sequences_do_what_their_operations_do() {
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let (mut done, mut left) = (0, 0);
    for _ in 0..20_000 {
        let mut world = World::new(&[]);
        for _ in 0..2 {
            let values: Vec<u64> = (0..WORDS).map(|_| u64::from(chance.below(4))).collect();
            world.object(5, WORDS as u32, &values);
        }
        let array = world.object(6, 4, &[1 | 2 << 32, 3 | 1 << 32]);
        // One has to be saved before it is written, and one says that it is longer than it is.
        world.headers[2].epoch = EPOCH - u32::from(chance.below(2));
        world.headers[array as usize].length += u32::from(chance.below(2)) * 4;
        let registers: [u64; 8] = std::array::from_fn(|index| match index {
            0..4 if chance.below(12) == 0 => 0,
            0..4 => u64::from(1 + chance.below(3)),
            _ => u64::from(chance.below(4)),
        });
        world.set(&registers);
        let ops: Vec<Op> =
            (0..14).map(|index| chance.op(AT + index)).chain([Op::Mov { d: 0, a: 0 }; 3]).collect();
        let mut expected = world.clone();
        let (mut at, mut steps) = (AT, 100 + u64::from(AT));
        let end = AT + ops.len() as u32;
        let exit = loop {
            if at == end {
                break Exit { pc: 0, steps: steps + 1, why: Why::Fuel };
            }
            match step(&mut expected, ops[(at - AT) as usize], at) {
                Some(next) => (at, steps) = (next, steps + 1),
                None => break Exit { pc: at, steps, why: Why::Interpret },
            }
        };
        let watched = chance.below(2) == 1;
        assert_eq!(world.run(&ops, watched), exit, "{ops:?}");
        assert_eq!(world.registers, expected.registers, "{ops:?}");
        assert_eq!(world.words, expected.words, "{ops:?}");
        done += u32::from(exit.why == Why::Fuel);
        left += u32::from(exit.why == Why::Interpret);
    }
    assert!(done > 1_000 && left > 1_000, "{done} to the end, {left} left before");
}
