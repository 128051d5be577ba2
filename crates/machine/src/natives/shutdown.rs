//! The end of the program: shutdown hooks, `System.exit`. Hooks run in the JDK's own code (`ApplicationShutdownHooks`), as
//! threads beside one another; the host starts it when the last thread that is no daemon has ended.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::machine::Machine;
use crate::natives::ending::nothing;
use crate::stack::TaskId;
use crate::stop::{Args, Outcome, Stop};

/// The thread that runs the hooks.
const CLOSER: &str = "DestroyJavaVM";

/// Its identifier, which no thread of the program has.
const CLOSER_ID: u64 = u32::MAX as u64;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Runtime",
                &[("addShutdownHook", "*", |m, a| {
                    if m.touches(Resource::Hooks, true) {
                        return Outcome::Yield;
                    }
                    m.small.has_hooks = true;
                    let arguments = [m.arg(a, 0), m.arg(a, 1)];
                    m.call_original(
                        "java/lang/Runtime",
                        "addShutdownHook",
                        "(Ljava/lang/Thread;)V",
                        &arguments,
                    )
                })],
            ),
            (
                "java/lang/Shutdown",
                &[
                    ("logRuntimeExit", "*", nothing),
                    ("beforeHalt", "*", nothing),
                    ("exit", "*", |m, a| {
                        // Without hooks nothing lies between the call and the end; the locks on the way keep out only
                        // those who would end the program a second time.
                        if !m.small.has_hooks {
                            m.touches(Resource::Hooks, false);
                            return end_program(m, a);
                        }
                        let code = m.arg(a, 0);
                        m.call_original("java/lang/Shutdown", "exit", "(I)V", &[code])
                    }),
                    ("halt", "*", end_program),
                    ("halt0", "*", end_program),
                ],
            ),
        ]
    }
}

/// `System.exit` and its like: the task stops before it if the scheduler wants to choose.
fn end_program<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let code = m.arg_int(a, 0);
    match m.touches(Resource::Exit(code), true) {
        true => Outcome::Yield,
        false => Outcome::Exit(code),
    }
}

impl<H: Host> Machine<H> {
    /// A thread that has hooks to run when all others have ended; only the first to ask gets one.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn closing_thread(&mut self) -> Result<Option<Ref>, Stop> {
        if !self.small.has_hooks || std::mem::replace(&mut self.small.closes, true) {
            return Ok(None);
        }
        let group = self.unrecorded(|m| m.reference_field(m.tasks[0].thread, "group"));
        let name = self.new_string(CLOSER);
        let number = CLOSER_ID;
        Ok(Some(self.unrecorded(|m| m.make_thread(name, number, group))))
    }

    /// Puts the running of the hooks on the empty stack of a task.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn start_closing(&mut self, task: TaskId) -> Result<(), Stop> {
        let method = self.method_named("java/lang/Shutdown", "shutdown", "()V")?;
        self.start_on(task, method, &[])
    }
}
