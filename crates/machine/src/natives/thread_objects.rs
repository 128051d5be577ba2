//! What a `Thread` object says of its thread: how far it has come, whether it is a daemon, who handles its exceptions.

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::machine::Machine;
use crate::natives::ending::{int, long};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome, Stop};

/// How far a thread has come, as its status field says (JVMTI's bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadStatus {
    /// It has not been started.
    New = 0,
    /// It has been started.
    Runnable = 5,
    /// It has ended.
    Terminated = 2,
}

impl<H: Host> Machine<H> {
    /// The object that keeps a thread's status: from JDK 19 on a holder.
    fn status_holder(&self, thread: Ref) -> Ref {
        match self.reference_field(thread, "holder") {
            Ref::NULL => thread,
            holder => holder,
        }
    }

    /// Whether a group of threads is in no other: which never changes.
    pub fn is_topmost_group(&mut self, group: Ref) -> bool {
        self.unrecorded(|m| m.reference_field(group, "parent").is_null())
    }

    /// Whether an object is a thread.
    pub fn is_thread(&self, object: Ref) -> bool {
        self.program.is_subclass(self.heap.class(object), self.known.thread)
    }

    /// Whether an object is a group of threads.
    pub fn is_thread_group(&self, object: Ref) -> bool {
        let group = self.program.loaded("java/lang/ThreadGroup");
        group.is_some_and(|group| self.program.is_subclass(self.heap.class(object), group))
    }

    /// Whether an object is `Thread.class`.
    pub fn is_class_of_threads(&self, object: Ref) -> bool {
        self.is_class_object(object) && self.class_of_mirror(object) == self.known.thread
    }

    /// How far a thread has come. Who asks or changes it says so itself: it is no plain field.
    pub fn thread_status(&mut self, thread: Ref) -> ThreadStatus {
        let status = self.unrecorded(|m| {
            let holder = m.status_holder(thread);
            m.field_word(m.heap.class(holder), "threadStatus").map_or(0, |word| m.heap.get(holder, word))
        });
        match status {
            0 => ThreadStatus::New,
            2 => ThreadStatus::Terminated,
            _ => ThreadStatus::Runnable,
        }
    }

    /// Notes how far a thread has come.
    pub fn set_thread_status(&mut self, thread: Ref, status: ThreadStatus) {
        self.unrecorded(|m| m.set_field(m.status_holder(thread), "threadStatus", status as u64));
    }

    /// Whether the program may end though a thread has not.
    pub fn is_daemon(&self, thread: Ref) -> bool {
        if thread.is_null() {
            return false;
        }
        let holder = self.status_holder(thread);
        self.field_word(self.heap.class(holder), "daemon")
            .is_some_and(|word| self.heap.get(holder, word) != 0)
    }

    /// A thread has ended: what it alone used is gone.
    pub fn end_thread(&mut self, thread: Ref) {
        self.set_thread_status(thread, ThreadStatus::Terminated);
        const CLEARED: [&str; 5] =
            ["group", "target", "threadLocals", "inheritableThreadLocals", "uncaughtExceptionHandler"];
        self.unrecorded(|m| CLEARED.into_iter().for_each(|field| m.set_field(thread, field, 0)));
    }

    /// Whether the program may end though a thread has not, for natives.
    pub fn starts_daemon(&mut self, thread: Ref) -> bool {
        self.unrecorded(|m| m.is_daemon(thread))
    }

    /// Puts `run` of a thread on the empty stack of a task.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn start_thread(&mut self, task: crate::stack::TaskId, thread: Ref) -> Result<(), Stop> {
        let declared = self.method_named("java/lang/Thread", "run", "()V")?;
        let class = self.heap.class(thread);
        let selected = self.program.select(class, declared);
        let method = selected.ok_or_else(|| Stop::Unsupported("a thread without run".into()))?;
        self.start_on(task, method, &[u64::from(thread.0)])
    }

    /// Puts the handling of an exception that has left a thread on the current task's empty stack.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn start_handler(&mut self, thread: Ref, exception: Ref) -> Result<(), Stop> {
        const DESCRIPTOR: &str = "(Ljava/lang/Throwable;)V";
        let method = self.method_named("java/lang/Thread", "dispatchUncaughtException", DESCRIPTOR)?;
        self.start(method, &[u64::from(thread.0), u64::from(exception.0)])
    }

    /// The handler of exceptions that leave threads without one of their own.
    ///
    /// # Errors
    /// If somebody wants to look before it does.
    pub fn default_handler(&mut self) -> Result<Ref, Outcome> {
        let class = self.known.thread;
        let Some(field) = self.program.find_field(class, "defaultUncaughtExceptionHandler") else {
            return Ok(Ref::NULL);
        };
        let word = self.static_word(self.program.field(field).word);
        let mirror = self.mirror(class);
        self.touch(mirror, word..word + 1, HookKind::of(true, false))?;
        Ok(Ref(self.heap.get(mirror, word) as u32))
    }
}

/// What `Thread.getId` tells of a thread that is made. The library draws it as the number below.
pub(super) fn identifier_of_thread<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    if m.touches(Resource::Counter, true) {
        return Outcome::Yield;
    }
    m.small.counter += 1;
    long(crate::versions::FIRST_THREAD_ID + m.small.counter as i64)
}

/// The number in the name of a thread that is made without one. The library draws it under a monitor or by a compare-and-set,
/// which serve nothing else.
pub(super) fn number_of_thread<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    if m.touches(Resource::Counter, true) {
        return Outcome::Yield;
    }
    let number = m.small.numbered_threads;
    m.small.numbered_threads += 1;
    int(number as i32)
}
