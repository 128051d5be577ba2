//! Exact reference maps: which registers of a frame are alive where it stands, and which are references.
//!
//! They are computed once per method, when a frame of it is first looked at.

use crate::hooks::Host;
use crate::linkage::MethodMaps;
use crate::machine::Machine;
use crate::stack::{FrameKind, Stack};
use program::Kind;
use program::code::{CodeId, Op};
use program::liveness::{CallShape, live_in_stub, live_registers};
use std::sync::Arc;

impl<H: Host> Machine<H> {
    pub(crate) fn maps_of(&mut self, code: CodeId) -> MethodMaps {
        let index = code.0 as usize;
        if let Some(Some(maps)) = self.maps.by_code.get(index) {
            return Arc::clone(maps);
        }
        let maps = self.compute_maps(code);
        if self.maps.by_code.len() <= index {
            self.maps.by_code.resize(index + 1, None);
        }
        self.maps.by_code[index] = Some(Arc::clone(&maps));
        maps
    }

    fn compute_maps(&self, code: CodeId) -> MethodMaps {
        let translation = self.program.code.translation(code);
        if translation.kinds.is_empty() {
            let live = program::translate::with_subject(&self.program, translation.method, live_registers);
            // The method runs, so it has been verified and translated.
            return live.expect("a verified method can be analysed").into();
        }
        let ops = &self.program.code.ops
            [translation.start as usize..(translation.start + translation.length) as usize];
        live_in_stub(ops, &translation.kinds, &translation.handlers, translation.locals, &|op| {
            self.call_shape(op)
        })
        .into()
    }

    /// The shape of a resolved call, as it occurs in stubs. Second halves are registers that hold nothing throughout.
    fn call_shape(&self, op: &Op) -> CallShape {
        let of = |method: program::MethodId| {
            let method = self.program.method(method);
            (method.argument_slots, method.result)
        };
        let (slots, result) = match *op {
            Op::InvokeStatic { m, .. } | Op::InvokeStaticChecked { m, .. } | Op::InvokeDirect { m, .. } => {
                of(program::MethodId(m))
            }
            // The result of a virtual call is taken from the register it is in, whatever its kind.
            Op::InvokeVirtual { slots, .. } => (u16::from(slots), Kind::Reference),
            Op::InvokeInterface { i, .. } => of(self.interface_sites[i as usize].method),
            Op::Intrinsic { i, .. } => self.intrinsics[i as usize].shape(),
            _ => (0, Kind::Void),
        };
        ((0..slots).collect(), result)
    }

    /// The live registers of a frame: absolute slots, each with whether it holds a reference.
    pub(crate) fn live_slots(&mut self, stack: &Stack, index: usize, mut visit: impl FnMut(usize, bool)) {
        let frame = stack.frames[index];
        let maps = self.maps_of(frame.code);
        let op = (frame.pc - frame.start) as usize;
        let Some(live) = maps.get(op) else { return };
        // A frame that called another one has no result yet; one under a class initialiser has not called.
        let pending = match stack.frames.get(index + 1) {
            Some(above) if !matches!(above.kind, FrameKind::Initializer(_)) => Some(above.base),
            _ => None,
        };
        for (register, reference) in live {
            let slot = frame.base + u32::from(*register);
            if pending.is_none_or(|above| slot < above) {
                visit(slot as usize, *reference);
            }
        }
    }
}
