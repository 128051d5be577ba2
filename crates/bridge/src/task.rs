//! What one task does.

use crate::regular::Regular;
use crate::value::ObjectId;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A kind of task.
#[derive(Debug)]
pub(crate) struct TaskGraph {
    /// What it is called after: the line that starts it.
    pub(crate) name: String,
    /// Its phasers, in the order of registration, then its finish.
    pub(crate) parameters: Vec<ObjectId>,
    /// What it leaves when it ends: its finish, the latch of its thread, its executor.
    pub(crate) ending: Vec<ObjectId>,
    /// No choice in it depends on data.
    pub(crate) exact: bool,
    /// What it does; `None` while in work.
    pub(crate) body: Option<Rc<Regular>>,
    /// An exception may leave it or a task of the same finish that it starts.
    pub(crate) may_fail: bool,
    /// Names for its variables.
    pub(crate) hints: BTreeMap<ObjectId, String>,
}
