//! Threads as tasks see them, monitors' `wait` and `notify`, parking.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::monitors::Woken;
use crate::natives::ending::{VOID, boolean, ended, int, long, nothing, null_pointer, raise, reference};
use crate::natives::thread_objects::ThreadStatus;
use crate::observer::HookKind;
use crate::stop::{Args, Outcome, Wait};

fn refers_to<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let (object, wanted) = (m.arg_ref(a, 0), m.arg(a, 1) as u32);
    ended(m.read_field(object, "referent").map(|referent| {
        m.asks_collector(object, Ref(referent as u32));
        boolean(referent as u32 == wanted)
    }))
}

fn clear_reference<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let object = m.arg_ref(a, 0);
    ended(m.write_field(object, "referent", 0).map(|()| VOID))
}

fn unsupported_thread<H: Host>(_: &mut Machine<H>, _: Args) -> Outcome {
    Outcome::Unsupported("Thread.start is not modelled yet: use tasks (async)".into())
}

/// Whose thread an object is.
enum Whose {
    /// Of no task: it has not been started, and never will be.
    Nobodys,
    /// The current task's.
    Own,
    /// Of another task.
    Other,
}

fn whose<H: Host>(m: &Machine<H>, thread: Ref) -> Whose {
    match m.tasks.iter().position(|task| task.thread == thread) {
        None => Whose::Nobodys,
        Some(index) if index == m.current.0 as usize => Whose::Own,
        Some(_) => Whose::Other,
    }
}

/// How far another task has come is not something that a task may ask: no schedule would be told of it.
fn anothers(what: &str) -> Outcome {
    Outcome::Unsupported(format!("Thread.{what} of another task's thread is not modelled"))
}

/// What is done to a thread before it is started is lost, or not, as the virtual machine pleases.
fn not_started(what: &str) -> Outcome {
    Outcome::Unsupported(format!("{what} of a thread that has not been started is not modelled"))
}

const LOCK_SUPPORT: &str = "java/util/concurrent/locks/LockSupport";
const GET_BLOCKER: (&str, &str) = ("getBlocker", "(Ljava/lang/Thread;)Ljava/lang/Object;");

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Thread",
                &[
                    ("nextThreadNum", "()I", super::thread_objects::number_of_thread),
                    ("nextThreadID", "()J", super::thread_objects::identifier_of_thread),
                    ("registerNatives", "*", nothing),
                    ("currentThread", "*", |m, _| {
                        m.note_look_at_thread();
                        reference(m.thread())
                    }),
                    ("currentCarrierThread", "*", |m, _| reference(m.thread())),
                    ("isAlive", "*", |m, a| match whose(m, m.arg_ref(a, 0)) {
                        Whose::Nobodys => boolean(false),
                        Whose::Own => boolean(true),
                        Whose::Other => anothers("isAlive"),
                    }),
                    ("getState", "*", |m, a| match whose(m, m.arg_ref(a, 0)) {
                        Whose::Other => anothers("getState"),
                        _ => m.call_original(
                            "java/lang/Thread",
                            "getState",
                            "()Ljava/lang/Thread$State;",
                            &[m.arg(a, 0)],
                        ),
                    }),
                    ("holdsLock", "*", |m, a| match m.arg_ref(a, 0) {
                        Ref::NULL => null_pointer(),
                        object => boolean(m.small.monitors.owner(object) == Some(m.current)),
                    }),
                    ("yield", "*", |m, _| m.give_way()),
                    ("yield0", "*", |m, _| m.give_way()),
                    ("isInterrupted", "()Z", |m, a| {
                        // Pools look whether those need an interrupt that they are about to interrupt.
                        if m.arg_ref(a, 0) != m.thread() && !m.is_called_by_concurrent() {
                            m.touches(Resource::InterruptOfOther, false);
                        }
                        m.call_original("java/lang/Thread", "isInterrupted", "()Z", &[m.arg(a, 0)])
                    }),
                    ("isInterrupted", "(Z)Z", |m, a| {
                        let thread = m.arg_ref(a, 0);
                        let clear = m.arg_int(a, 1) != 0;
                        if m.touches(Resource::Permit(thread), clear) {
                            return Outcome::Yield;
                        }
                        ended(m.interrupted(thread, clear).map(boolean))
                    }),
                    ("sleep", "(J)V", |m, a| ended(sleep(m, m.arg_long(a, 0).saturating_mul(1_000_000)))),
                    ("sleep0", "*", |m, a| ended(sleep(m, m.arg_long(a, 0)))),
                    ("sleepNanos0", "*", |m, a| ended(sleep(m, m.arg_long(a, 0)))),
                    ("onSpinWait", "*", |m, _| m.give_way()),
                    ("start", "()V", unsupported_thread),
                    ("start0", "*", unsupported_thread),
                    ("setPriority0", "*", nothing),
                    ("setNativeName", "*", nothing),
                    ("interrupt0", "*", |m, a| {
                        let thread = m.arg_ref(a, 0);
                        if m.touches(Resource::Permit(thread), true) {
                            return Outcome::Yield;
                        }
                        if m.thread_status(thread) == ThreadStatus::New {
                            return not_started("interrupt");
                        }
                        m.touches(Resource::Interrupt(thread), true);
                        m.interrupt(thread);
                        VOID
                    }),
                    ("clearInterruptEvent", "*", nothing),
                    ("getNextThreadIdOffset", "*", |_, _| long(0)),
                    ("findScopedValueBindings", "*", scoped_values),
                    ("ensureMaterializedForStackWalk", "*", nothing),
                    ("scopedValueCache", "*", |_, _| reference(Ref::NULL)),
                    ("setScopedValueCache", "*", nothing),
                ],
            ),
            (
                "java/lang/Object",
                &[
                    ("wait", "(J)V", |m, a| ended(wait(m, a))),
                    ("wait0", "*", |m, a| ended(wait(m, a))),
                    ("notify", "*", |m, a| notify(m, a, false)),
                    ("notifyAll", "*", |m, a| notify(m, a, true)),
                ],
            ),
            (
                "jdk/internal/misc/Unsafe",
                &[
                    ("park", "*", |m, a| ended(park(m, a))),
                    ("unpark", "*", |m, a| {
                        let thread = m.arg_ref(a, 1);
                        if m.touches(Resource::Permit(thread), true) {
                            return Outcome::Yield;
                        }
                        if m.thread_status(thread) == ThreadStatus::New {
                            return not_started("LockSupport.unpark");
                        }
                        m.give_permit(thread);
                        VOID
                    }),
                ],
            ),
            (
                LOCK_SUPPORT,
                &[("getBlocker", GET_BLOCKER.1, |m, a| match whose(m, m.arg_ref(a, 0)) {
                    // Who waits for what is modelled is not parked.
                    Whose::Other if !m.config.library_as_is => {
                        Outcome::Unsupported("what another thread is parked for is not modelled".into())
                    }
                    _ => m.call_as_is(a, (LOCK_SUPPORT, GET_BLOCKER.0, GET_BLOCKER.1)),
                })],
            ),
            (
                "java/lang/ref/Reference",
                &[
                    ("getAndClearReferencePendingList", "*", |_, _| reference(Ref::NULL)),
                    ("hasReferencePendingList", "*", |_, _| boolean(false)),
                    ("refersTo0", "*", refers_to),
                    ("clear0", "*", clear_reference),
                    ("startReferenceHandlerThread", "*", nothing),
                ],
            ),
            (
                "java/lang/ref/PhantomReference",
                &[("refersTo0", "*", refers_to), ("clear0", "*", clear_reference)],
            ),
            // Scoped values are always looked up: their cache would be one more thing to undo.
            ("java/lang/ScopedValue$Cache", &[("put", "*", nothing), ("invalidate", "*", nothing)]),
            (
                "java/lang/Thread$ThreadIdentifiers",
                &[("next", "*", super::thread_objects::identifier_of_thread)],
            ),
            ("java/lang/Thread$ThreadNumbering", &[("next", "()I", super::thread_objects::number_of_thread)]),
            ("java/lang/ref/Finalizer", &[("<clinit>", "*", nothing), ("register", "*", nothing)]),
            ("jdk/internal/ref/CleanerImpl", &[("start", "*", nothing)]),
            ("java/util/concurrent/atomic/AtomicLong", &[("VMSupportsCS8", "*", |_, _| boolean(true))]),
            (
                "java/util/concurrent/ThreadLocalRandom",
                &[("initialSeed", "*", |_, _| long(0x5C0F_111E)), ("mix", "*", |_, _| int(0))],
            ),
        ]
    }
}

/// The bindings that the innermost `runWith` was given: its first argument.
fn scoped_values<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    let found = m.stack.frames.iter().rev().find(|frame| {
        let method = m.program.method(frame.method);
        m.program.text(method.name) == "runWith"
            && m.program.class(method.class).origin == program::Origin::Jdk
    });
    Outcome::Value(found.map_or(0, |frame| {
        let is_static = m.program.method(frame.method).has(program::linked::access::STATIC);
        m.stack.slots[frame.base as usize + usize::from(!is_static)]
    }))
}

fn sleep<H: Host>(m: &mut Machine<H>, nanoseconds: i64) -> Result<Outcome, Outcome> {
    if nanoseconds < 0 {
        return Err(raise("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    let thread = m.thread();
    if m.touches(Resource::Sleep, true) || m.touches(Resource::Permit(thread), true) {
        return Err(Outcome::Yield);
    }
    if m.interrupted(thread, true)? {
        return Err(raise("java/lang/InterruptedException", "sleep interrupted"));
    }
    m.small.clock = m.small.clock.wrapping_add(nanoseconds as u64);
    Ok(m.give_way())
}

/// `wait`. A time-out passes at once when there is nobody else; else it ends only when the driver says so: see
/// [`Machine::time_out`].
fn wait<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let object = m.arg_ref(a, 0);
    let milliseconds = m.arg_long(a, 1);
    if milliseconds < 0 {
        return Err(raise("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    let interrupted = || Outcome::Raise("java/lang/InterruptedException", None);
    let thread = m.thread();
    // Who still waits looks at nothing but whether it was interrupted, unless it was notified first.
    if m.small.monitors.is_waiting(object, m.current) {
        if !m.was_interrupted() {
            return Ok(Outcome::Block(Wait::Signal(object)));
        }
        if m.touches(Resource::Permit(thread), true) {
            return Err(Outcome::Yield);
        }
        m.announce_interrupted(thread, false)?;
        m.small.monitors.wake(m.current, Woken::Interrupted);
    }
    if m.small.monitors.must_wait(object, m.current) {
        return Ok(Outcome::Block(Wait::Notification(object)));
    }
    let is_interrupted = m.announce_interrupted(thread, true)?;
    match m.small.monitors.resume(object, m.current) {
        Some(why) => {
            m.announce(object, 0, 1, HookKind::Enter);
            m.end_timed();
            // Who was notified returns, though it was interrupted meanwhile: the notification must not be lost.
            if why == Woken::Interrupted {
                m.clear_interrupted(thread);
                return Err(interrupted());
            }
            Ok(VOID)
        }
        None => {
            if m.small.monitors.owner(object) != Some(m.current) {
                return Err(m.not_owner());
            }
            if m.pauses(object) {
                return Err(Outcome::Yield);
            }
            m.touches(Resource::Rest(object), true);
            if is_interrupted {
                m.clear_interrupted(thread);
                return Err(interrupted());
            }
            let nanoseconds = (milliseconds as u64).saturating_mul(1_000_000);
            let ends = m.ends_by_itself((milliseconds > 0).then_some(nanoseconds))?;
            if milliseconds > 0 && ends.is_none() && m.tasks.len() == 1 {
                m.small.clock = m.small.clock.wrapping_add(nanoseconds);
                return Ok(VOID);
            }
            m.announce(object, 0, 1, HookKind::Exit);
            m.small.monitors.wait(object, Ref::NULL, m.current);
            if let Some(why) = ends {
                // Nobody can see whether it waits or wants the monitor back.
                m.small.monitors.wake(m.current, why);
                return Ok(Outcome::Block(Wait::Notification(object)));
            }
            if milliseconds > 0 {
                m.begin_timed(nanoseconds);
            }
            Ok(Outcome::Block(Wait::Signal(object)))
        }
    }
}

/// Which of the waiting tasks is woken is a choice of the schedule. If one of them is interrupted meanwhile, so is which
/// comes first.
fn notify<H: Host>(m: &mut Machine<H>, a: Args, all: bool) -> Outcome {
    let object = m.arg_ref(a, 0);
    if m.small.monitors.owner(object) != Some(m.current) {
        return m.not_owner();
    }
    let waiting = m.small.monitors.all_notifiable(object, Ref::NULL);
    let woken = match waiting.len() {
        0 | 1 => waiting,
        _ if all => waiting,
        ways => match m.choose(ways as u32) {
            None => return Outcome::Yield,
            Some(which) => vec![waiting[which as usize]],
        },
    };
    m.notify_all(object, &woken)
}

/// `park(boolean absolute, long time)`: nanoseconds from now, or milliseconds since 1970; 0 is for ever.
fn park<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let thread = m.thread();
    // A task that waits already has been let through.
    let waits = m.small.parked.contains(&m.current);
    m.touches(Resource::Rest(Ref::NULL), true);
    if !waits && m.touches(Resource::Permit(thread), true) {
        return Ok(Outcome::Yield);
    }
    let in_whole = is_parked_by_library(m);
    if !in_whole || m.whole().is_some() {
        m.touches(Resource::Parks, in_whole);
    }
    if m.small.unsure_permits.contains(&m.current) {
        // The library's own code looks again whenever it is let go on, so there it does not matter.
        let is_there = !is_parked_by_library(m) && m.choose(2).ok_or(Outcome::Yield)? == 0;
        let current = m.current;
        m.small.unsure_permits.retain(|task| *task != current);
        m.small.permits.extend(is_there.then_some(current));
    }
    let interrupted = m.interrupted(thread, false)?;
    m.small.parked.retain(|task| *task != m.current);
    if m.take_permit() || interrupted {
        // A permit tells that another has given it, and orders nothing; the library looks again at what it waits for.
        if !is_parked_by_library(m) {
            m.touches(Resource::Held, false);
        }
        m.end_timed();
        return Ok(VOID);
    }
    let (absolute, time) = (m.arg_int(a, 1) != 0, m.arg_long(a, 2));
    let begun = m.small.timed.iter().any(|(task, _)| *task == m.current);
    if (absolute || time != 0) && !begun {
        let left = if absolute { time.saturating_mul(1_000_000).saturating_sub(m.clock()) } else { time };
        if left <= 0 {
            return Ok(VOID);
        }
        if m.ends_by_itself(Some(left as u64))?.is_some() {
            return Ok(VOID);
        }
        if m.tasks.len() == 1 {
            m.small.clock = m.small.clock.wrapping_add(left as u64);
            return Ok(VOID);
        }
        m.begin_timed(left as u64);
    } else if !waits && m.ends_by_itself(None)?.is_some() {
        return Ok(VOID);
    }
    m.small.parked.push(m.current);
    Ok(Outcome::Block(Wait::Permit))
}

impl<H: Host> Machine<H> {
    /// Whether a method of `java.util.concurrent` calls the native that runs.
    fn is_called_by_concurrent(&self) -> bool {
        let caller = self.stack.frames.last().map(|frame| self.program.method(frame.method).class);
        caller.is_some_and(|class| {
            let class = self.program.class(class);
            class.origin == program::Origin::Jdk && class.name.starts_with("java/util/concurrent/")
        })
    }
}

/// Whether code of the library, other than `LockSupport`, lets the current task park.
fn is_parked_by_library<H: Host>(m: &Machine<H>) -> bool {
    let mut classes =
        m.stack.frames.iter().rev().map(|frame| m.program.class(m.program.method(frame.method).class));
    let caller = classes.find(|class| &*class.name != LOCK_SUPPORT);
    caller.is_some_and(|class| class.origin == program::Origin::Jdk)
}

impl<H: Host> Machine<H> {
    /// Notifies tasks that wait on an object. Whether an interrupt comes before that shows.
    pub(super) fn notify_all(&mut self, object: Ref, woken: &[crate::stack::TaskId]) -> Outcome {
        for task in woken {
            let thread = self.tasks[task.0 as usize].thread;
            if self.touches(Resource::Permit(thread), true) {
                return Outcome::Yield;
            }
        }
        self.small.monitors.notify(object, woken);
        VOID
    }

    /// Whether the current task had a permit; it is used up.
    fn take_permit(&mut self) -> bool {
        let current = self.current;
        let before = self.small.permits.len();
        self.small.permits.retain(|task| *task != current);
        self.small.permits.len() != before
    }

    /// The current task was in a wait in which the library's own code parks, or not if the wait is short: then a permit
    /// that it has may be used up or not, and the one that ends the wait may be left.
    pub fn note_short_wait(&mut self) {
        let current = self.current;
        if self.config.parks_show && !self.small.unsure_permits.contains(&current) {
            self.take_permit();
            self.small.unsure_permits.push(current);
        }
    }

    pub(super) fn give_permit(&mut self, thread: Ref) {
        let found = (0..self.tasks.len()).find(|index| self.tasks[*index].thread == thread);
        if let Some(index) = found {
            let task = crate::stack::TaskId(index as u32);
            self.small.unsure_permits.retain(|unsure| *unsure != task);
            if !self.small.permits.contains(&task) {
                self.small.permits.push(task);
            }
        }
    }

    /// The `Thread` object of the current task, if there is one: else nobody has got to it.
    pub fn known_thread(&self) -> Option<Ref> {
        Some(self.tasks[self.current.0 as usize].thread).filter(|thread| !thread.is_null())
    }

    /// The `Thread` object of the current task, made on first use.
    pub fn thread(&mut self) -> Ref {
        let index = self.current.0 as usize;
        let known = self.tasks[index].thread;
        if !known.is_null() {
            return known;
        }
        let label = self.task_label(self.current);
        let name = self.new_string(&label);
        // The number must not depend on the order in which tasks were created.
        let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        let number = label.bytes().fold(0xCBF2_9CE4_8422_2325, mix) >> 2;
        let main = self.tasks[0].thread;
        let holder = self.reference_field(main, "holder");
        let group = self.reference_field(if holder.is_null() { main } else { holder }, "group");
        let thread = self.make_thread(name, number + 100, group);
        self.set_field(thread, "contextClassLoader", u64::from(self.loader.0));
        self.tasks[index].thread = thread;
        thread
    }

    /// A `Thread` that runs, as its constructor and its start would leave it.
    pub(crate) fn make_thread(&mut self, name: Ref, number: u64, group: Ref) -> Ref {
        self.make_thread_of(self.known.thread, name, number, group)
    }

    /// The same of a class of threads.
    pub(crate) fn make_thread_of(
        &mut self,
        class: program::ClassId,
        name: Ref,
        number: u64,
        group: Ref,
    ) -> Ref {
        const RUNNABLE: u64 = 5;
        const PRIORITY: u64 = 5;
        let thread = self.heap.allocate_object(class, self.program.class(class).instance_words);
        let state = [("group", u64::from(group.0)), ("priority", PRIORITY), ("threadStatus", RUNNABLE)];
        for (field, value) in [("name", u64::from(name.0)), ("tid", number)].into_iter().chain(state) {
            self.set_field(thread, field, value);
        }
        for field in ["blockerLock", "interruptLock"] {
            let lock = self.heap.allocate_object(self.known.object, 0);
            self.set_field(thread, field, u64::from(lock.0));
        }
        // From JDK 19 on some of these stand in a holder object.
        if let Ok(class) = self.program.load("java/lang/Thread$FieldHolder") {
            let holder = self.heap.allocate_object(class, self.program.class(class).instance_words);
            for (field, value) in state {
                self.set_field(holder, field, value);
            }
            self.set_field(thread, "holder", u64::from(holder.0));
        }
        thread
    }
}
