//! Which operations a region has.

use crate::Method;
use program::code::{Op, Target};
use std::collections::BTreeSet;

/// Most operations of a region.
const MOST: usize = 600;
/// Fewer are not worth the way in and out.
const FEWEST: usize = 4;

/// The operations of a region.
pub(crate) struct Reached {
    /// Where it begins.
    pub(crate) head: usize,
    /// All of them, by their places in the code; at some of them it is left.
    pub(crate) places: BTreeSet<usize>,
    /// Those among them that a jump leads to.
    pub(crate) targets: BTreeSet<usize>,
    /// Where its loops begin and end.
    pub(crate) loops: Vec<(usize, usize)>,
    /// Those before which it is left because they are not resolved yet.
    pub(crate) unresolved: Vec<u32>,
}

/// How an operation goes on.
pub(crate) enum Next {
    /// With the next one.
    Falls,
    /// With the next one, or there.
    Branches(Target),
    /// There.
    Jumps(Target),
    /// At one of these.
    Switches(Vec<Target>),
    /// Not in the region.
    Leaves,
}

impl Reached {
    /// What is reached from the head of a loop; none if that is too little.
    pub(crate) fn from(method: &Method<'_>, head: usize) -> Option<Reached> {
        let mut reached = Reached {
            head,
            places: BTreeSet::new(),
            targets: BTreeSet::from([head]),
            loops: Vec::new(),
            unresolved: Vec::new(),
        };
        let mut open = vec![head];
        let mut plain = 0;
        while let Some(at) = open.pop() {
            let within = at.checked_sub(method.start).is_some_and(|offset| offset < method.length);
            if !within || reached.places.len() >= MOST || !reached.places.insert(at) {
                continue;
            }
            let mut jumps = |target: Target, open: &mut Vec<usize>| {
                let target = method.start + target as usize;
                reached.targets.insert(target);
                if target <= at {
                    reached.loops.push((target, at));
                }
                open.push(target);
            };
            let next = next(method, method.ops[at]);
            plain += usize::from(!matches!(next, Next::Leaves));
            match next {
                Next::Falls => open.push(at + 1),
                Next::Branches(target) => {
                    jumps(target, &mut open);
                    open.push(at + 1);
                }
                Next::Jumps(target) => jumps(target, &mut open),
                Next::Switches(targets) => targets.into_iter().for_each(|target| jumps(target, &mut open)),
                Next::Leaves if is_unresolved(method.ops[at]) => reached.unresolved.push(at as u32),
                Next::Leaves => {}
            }
        }
        (plain >= FEWEST && !matches!(self::next(method, method.ops[head]), Next::Leaves)).then_some(reached)
    }
}

/// Most ways of a switch.
const MOST_WAYS: usize = 32;

/// How an operation goes on, if it is plain.
pub(crate) fn next(method: &Method<'_>, mut op: Op) -> Next {
    if let Some(target) = op.target_mut().copied() {
        let always = matches!(op, Op::Goto { .. });
        return if always { Next::Jumps(target) } else { Next::Branches(target) };
    }
    match op {
        Op::TableSwitch { i, .. } | Op::LookupSwitch { i, .. } => {
            let switch = &method.switches[i as usize];
            if switch.targets.len() > MOST_WAYS {
                return Next::Leaves;
            }
            Next::Switches(switch.targets.iter().copied().chain([switch.default]).collect())
        }
        Op::GetStatic { i, .. } | Op::PutStatic { i, .. } => match (method.static_field)(i) {
            Some(_) => Next::Falls,
            None => Next::Leaves,
        },
        op if is_plain(op) => Next::Falls,
        _ => Next::Leaves,
    }
}

/// Whether the translation knows an operation that neither jumps nor is about a static field.
fn is_plain(op: Op) -> bool {
    matches!(
        op,
        Op::Mov { .. }
            | Op::Const { .. }
            | Op::ConstWide { .. }
            | Op::ConstReference { .. }
            | Op::Add { .. }
            | Op::Sub { .. }
            | Op::Mul { .. }
            | Op::Div { .. }
            | Op::Rem { .. }
            | Op::And { .. }
            | Op::Or { .. }
            | Op::Xor { .. }
            | Op::Shl { .. }
            | Op::Shr { .. }
            | Op::Ushr { .. }
            | Op::AddI { .. }
            | Op::MulI { .. }
            | Op::AndI { .. }
            | Op::ShlI { .. }
            | Op::ShrI { .. }
            | Op::UshrI { .. }
            | Op::Neg { .. }
            | Op::LAdd { .. }
            | Op::LSub { .. }
            | Op::LMul { .. }
            | Op::LDiv { .. }
            | Op::LRem { .. }
            | Op::LAnd { .. }
            | Op::LOr { .. }
            | Op::LXor { .. }
            | Op::LShl { .. }
            | Op::LShr { .. }
            | Op::LUshr { .. }
            | Op::LAddI { .. }
            | Op::LNeg { .. }
            | Op::LCmp { .. }
            | Op::FAdd { .. }
            | Op::FSub { .. }
            | Op::FMul { .. }
            | Op::FDiv { .. }
            | Op::FNeg { .. }
            | Op::FCmpL { .. }
            | Op::FCmpG { .. }
            | Op::DAdd { .. }
            | Op::DSub { .. }
            | Op::DMul { .. }
            | Op::DDiv { .. }
            | Op::DNeg { .. }
            | Op::DCmpL { .. }
            | Op::DCmpG { .. }
            | Op::I2L { .. }
            | Op::I2F { .. }
            | Op::I2D { .. }
            | Op::L2I { .. }
            | Op::L2F { .. }
            | Op::L2D { .. }
            | Op::F2I { .. }
            | Op::F2L { .. }
            | Op::F2D { .. }
            | Op::D2I { .. }
            | Op::D2L { .. }
            | Op::D2F { .. }
            | Op::I2B { .. }
            | Op::I2C { .. }
            | Op::I2S { .. }
            | Op::LoadByte { .. }
            | Op::LoadChar { .. }
            | Op::LoadShort { .. }
            | Op::LoadInt { .. }
            | Op::LoadLong { .. }
            | Op::LoadReference { .. }
            | Op::StoreByte { .. }
            | Op::StoreShort { .. }
            | Op::StoreInt { .. }
            | Op::StoreLong { .. }
            | Op::ArrayLength { .. }
            | Op::GetField { .. }
            | Op::PutField { .. }
            | Op::PutBoolean { .. }
            | Op::PutByte { .. }
            | Op::PutChar { .. }
            | Op::PutShort { .. }
            | Op::CheckCast { .. }
    )
}

/// Whether an operation becomes another one when it is first done.
fn is_unresolved(op: Op) -> bool {
    matches!(
        op,
        Op::LoadConstantRaw { .. }
            | Op::GetFieldRaw { .. }
            | Op::PutFieldRaw { .. }
            | Op::GetStaticRaw { .. }
            | Op::PutStaticRaw { .. }
            | Op::CheckCastRaw { .. }
    )
}
