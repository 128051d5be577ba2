//! Where secure random numbers come from: one fixed seed for each generator, by the task that asks and how many it has asked
//! for. So no task can tell from them what others do.

use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, ended, null_pointer, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};

const SEEDS: &str = "seeds of secure random numbers (one fixed seed for each)";

/// As many bytes as the JDK gathers from the system.
const ENTROPY: usize = 20;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "sun/security/provider/SeedGenerator",
            &[
                ("<clinit>", "*", super::ending::nothing),
                ("generateSeed", "*", |m, a| ended(generate(m, a))),
                ("getSystemEntropy", "*", |m, _| {
                    let bytes = m.seed(ENTROPY);
                    reference(m.new_bytes(&bytes))
                }),
            ],
        )]
    }
}

/// `SeedGenerator.generateSeed(byte[])`
fn generate<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let array = m.arg_ref(a, 0);
    if array.is_null() {
        return Err(null_pointer());
    }
    let length = m.heap.length(array);
    m.touch(array, 0..length, HookKind::Write)?;
    let bytes = m.seed(length as usize);
    m.heap.set_bytes_at(array, 0, &bytes);
    Ok(VOID)
}

impl<H: Host> Machine<H> {
    /// So many bytes that no other call gets. As the identity of an object that is made now they depend on the task alone.
    fn seed(&mut self, count: usize) -> Vec<u8> {
        self.environment_uses.insert(SEEDS);
        let mark = self.heap.allocate_object(self.known.object, 0);
        let mut state = self.unrecorded(|m| m.identity_hash(mark)) as u64;
        let mut bytes = Vec::with_capacity(count + 8);
        while bytes.len() < count {
            // SplitMix64.
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            bytes.extend((mixed ^ mixed >> 31).to_le_bytes());
        }
        bytes.truncate(count);
        bytes
    }
}
