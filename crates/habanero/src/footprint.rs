//! What the steps of a search touch, for reductions that compare steps by it.

use crate::happens_before::Key;
use crate::host::Host;
use crate::kinds::Kind;
use crate::shadow::MemoryCell;
use search::Access;
use tasks::ObjectId;

/// What a step has touched where the scheduler may choose.
#[derive(Clone, Debug, Default)]
pub struct Touched {
    /// What, and how.
    pub keys: Vec<(Key, Access)>,
    /// There was something that has no key.
    pub untold: bool,
}

impl Touched {
    /// An access to a location on which tasks race. An atomic access to it has the same key.
    pub(crate) fn add_cell(&mut self, (object, index): MemoryCell, write: bool) {
        let access = if write { Access::Write } else { Access::Read };
        self.keys.push((Key::Volatile(ObjectId(object.0), index), access));
    }
}

impl Host {
    /// The present step touches something. What the scheduler may not choose at is left out: there others come before or
    /// behind it in every schedule.
    pub(crate) fn note_touched(&mut self, key: Key, access: Access) {
        let is_point = self.points.are_at(Kind::of(key));
        if let Some(footprint) = self.footprint.as_mut().filter(|_| is_point) {
            footprint.keys.push((key, access));
        }
    }

    /// The present step does something that others can notice, and that has no key.
    pub(crate) fn note_untold(&mut self) {
        if let Some(footprint) = &mut self.footprint {
            footprint.untold = true;
        }
    }
}
