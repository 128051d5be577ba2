//! The loop that a task stands at becomes instructions of the processor.

use crate::heap::compiled_loops::LAYOUT;
use crate::hooks::Host;
use crate::machine::Machine;
use compiled::{Method, Region, StaticField};

impl<H: Host> Machine<H> {
    /// Compiles the loop whose head the current task stands at.
    #[cold]
    pub(crate) fn compile_loop(&mut self, watched: bool) {
        let Some(frame) = self.stack.frames.last() else { return };
        let translation = self.program.code.translation(frame.code);
        let head = frame.pc as usize;
        let statics = &self.statics;
        let field = |site: u32| {
            let site = statics.get(site as usize).filter(|site| !site.volatile)?;
            Some(StaticField { word: site.word, kind: site.kind, is_constant: site.constant })
        };
        let method = Method {
            ops: &self.program.code.ops,
            start: translation.start as usize,
            length: translation.length as usize,
            registers: translation.registers as usize,
            wide: &self.program.code.wide,
            switches: &self.program.code.switches,
            static_field: &field,
        };
        let region = Region::new(&method, head, LAYOUT, watched);
        self.tier.put(head, region, watched);
    }
}
