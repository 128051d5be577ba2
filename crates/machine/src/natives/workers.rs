//! Fork/join pools as far as their objects say something: tasks that are complete, the threads that run them, what a pool was
//! made with. Who runs what is the host's business.

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::machine::Machine;
use crate::stack::TaskId;
use crate::stop::{Outcome, Stop};
use program::MethodId;

const TASK: &str = "java/util/concurrent/ForkJoinTask";
const COMPLETER: &str = "java/util/concurrent/CountedCompleter";
const POOL: &str = "java/util/concurrent/ForkJoinPool";
const WORKER: &str = "java/util/concurrent/ForkJoinWorkerThread";
const FACTORIES: [&str; 2] = [
    "java.util.concurrent.ForkJoinPool$DefaultForkJoinWorkerThreadFactory",
    "java.util.concurrent.ForkJoinPool$DefaultCommonPoolForkJoinWorkerThreadFactory",
];

/// The bit of a task's status that says that it is complete.
const DONE: u64 = 1 << 31;

/// The bits of a pool's mode that say that it takes no more tasks: shut down, terminated, stopped.
const CLOSED: u64 = 1 << 24 | 1 << 25 | 1 << 31;

/// A pool may have so many threads besides, at least, when some wait.
const SPARE_THREADS: i32 = 256;

impl<H: Host> Machine<H> {
    /// Whether a method of the library is there as it is expected.
    pub fn has_method(&self, class: &str, name: &str, descriptor: &str) -> bool {
        let class = self.program.loaded(class);
        class.is_some_and(|class| self.program.find_method(class, name, descriptor).is_some())
    }

    /// The status of a task of a pool. What looks at it says so itself: it is no plain field.
    pub fn completion(&self, task: Ref) -> u64 {
        self.get_field(task, "status") & 0xffff_ffff
    }

    /// Whether a task of a pool is complete.
    pub fn is_complete(&self, task: Ref) -> bool {
        self.completion(task) & DONE != 0
    }

    /// The same, for natives.
    pub fn sees_complete(&mut self, task: Ref) -> bool {
        self.unrecorded(|m| m.is_complete(task))
    }

    /// The status of a task of a pool, for natives.
    pub fn seen_completion(&mut self, task: Ref) -> u64 {
        self.unrecorded(|m| m.completion(task))
    }

    /// A task of a pool is complete from now on; gives its status.
    pub fn complete(&mut self, task: Ref) -> u64 {
        self.unrecorded(|m| {
            let status = m.completion(task) | DONE;
            m.set_field(task, "status", status);
            status
        })
    }

    /// The words of a task of a pool that the library's own code of tasks uses.
    pub fn words_of_completion(&self, task: Ref) -> [Option<u32>; 2] {
        ["status", "aux"].map(|field| self.field_word(self.heap.class(task), field))
    }

    /// Whether a task of a pool completes others when it is complete.
    pub fn is_completer(&self, task: Ref) -> bool {
        let completer = self.program.loaded(COMPLETER);
        completer.is_some_and(|completer| self.program.is_subclass(self.heap.class(task), completer))
    }

    /// How many tasks a pool runs at once, if it was made as most are: with the library's own threads, and with enough to
    /// spare when some wait.
    pub fn parallelism_of(&mut self, pool: Ref) -> Option<u32> {
        self.unrecorded(|m| {
            let field = |name| m.get_field(pool, name);
            let (parallelism, bounds) = ((field("mode") & 0xffff) as i32, field("bounds") as u32 as i32);
            let factory = m.class_name_of(m.reference_field(pool, "factory"));
            let usual = FACTORIES.contains(&factory.as_str())
                && m.reference_field(pool, "ueh").is_null()
                && m.reference_field(pool, "saturate").is_null()
                && i32::from(bounds as i16) == 1 - parallelism
                && bounds >> 16 >= SPARE_THREADS;
            usual.then_some(parallelism as u32)
        })
    }

    /// Whether a pool takes no more tasks.
    ///
    /// # Errors
    /// If somebody wants to look before it does.
    pub fn is_pool_closed(&mut self, pool: Ref) -> Result<bool, Outcome> {
        Ok(self.read_field(pool, "mode")? & CLOSED != 0)
    }

    /// The pool that tasks go to which are forked outside of one.
    ///
    /// # Errors
    /// If the class has to be initialised first, or has none.
    pub fn common_pool(&mut self) -> Result<Ref, Outcome> {
        let missing = || Outcome::Unsupported("this JDK has no common pool".to_string());
        let class = self.program.load(POOL).map_err(|_| missing())?;
        if self.needs_initialization(class) {
            return Err(Outcome::Initialize(class));
        }
        let field = self.program.find_field(class, "common").ok_or_else(missing)?;
        let word = self.static_word(self.program.field(field).word);
        let mirror = self.mirror(class);
        Ok(self.unrecorded(|m| Ref(m.heap.get(mirror, word) as u32)))
    }

    /// The pool of the thread that a task runs on, if it is one of a pool.
    pub fn pool_of(&self, task: TaskId) -> Option<Ref> {
        let thread = self.tasks[task.0 as usize].thread;
        let worker = self.program.loaded(WORKER)?;
        let is_worker = !thread.is_null() && self.program.is_subclass(self.heap.class(thread), worker);
        is_worker.then(|| self.reference_field(thread, "pool"))
    }

    /// The same of the current task, for natives.
    pub fn own_pool(&mut self) -> Option<Ref> {
        let current = self.current;
        self.unrecorded(|m| m.pool_of(current))
    }

    /// A thread of a pool, as if it had been started.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn make_worker(&mut self, pool: Ref) -> Result<Ref, Stop> {
        let class = self.load_class(WORKER)?;
        self.unrecorded(|m| {
            let main = m.tasks[0].thread;
            let holder = m.reference_field(main, "holder");
            let group = m.reference_field(if holder.is_null() { main } else { holder }, "group");
            let name = m.new_string("worker");
            let worker = m.make_thread_of(class, name, 1, group);
            m.set_field(worker, "pool", u64::from(pool.0));
            m.set_field(worker, "contextClassLoader", u64::from(m.loader.0));
            let holder = m.reference_field(worker, "holder");
            m.set_field(if holder.is_null() { worker } else { holder }, "daemon", 1);
            Ok(worker)
        })
    }

    /// Puts the work of a task of a pool on the empty stack of a task.
    ///
    /// # Errors
    /// If the JDK is broken.
    pub fn start_forked(&mut self, on: TaskId, task: Ref) -> Result<(), Stop> {
        let method = self.method_named(TASK, "doExec", "()I")?;
        let own = self.original_of(method).map_err(Stop::Unsupported)?;
        self.start_on(on, own, &[u64::from(task.0)])
    }

    /// The method that an object has for one of its class.
    pub fn selected(&mut self, object: Ref, class: &str, name: &str, descriptor: &str) -> Option<MethodId> {
        let declared = self.program.find_method(self.program.loaded(class)?, name, descriptor)?;
        self.program.select(self.heap.class(object), declared)
    }

    /// Whether code of the program calls the native that runs.
    pub fn calls_from_program(&self) -> bool {
        let caller = self.stack.frames.last().map(|frame| self.program.method(frame.method).class);
        caller.is_some_and(|class| self.program.class(class).origin != program::Origin::Jdk)
    }

    /// Whether code of the program has called the method that calls the native that runs.
    fn is_called_through_by_program(&self) -> bool {
        let caller = self.stack.frames.iter().rev().nth(1);
        let class = caller.map(|frame| self.program.class(self.program.method(frame.method).class));
        class.is_some_and(|class| class.origin != program::Origin::Jdk)
    }

    /// A method asks for the current thread. Those of `java.util.concurrent` need only know it from others.
    pub(crate) fn note_look_at_thread(&mut self) {
        if !self.config.forks_by_meaning && !self.config.executors_by_meaning {
            return;
        }
        let caller = self.stack.frames.last().map(|frame| self.program.method(frame.method));
        let tells_no_more = caller.is_some_and(|method| {
            let class = self.program.class(method.class);
            class.origin == program::Origin::Jdk
                && match self.program.text(method.name) {
                    "current" => false,
                    "interrupted" if &*class.name == "java/lang/Thread" => true,
                    // Handlers of exceptions get it.
                    "trySetException" => false,
                    // Who is let go on is known to the library alone.
                    _ if &*class.name == "java/util/concurrent/locks/LockSupport" => {
                        !self.is_called_through_by_program()
                    }
                    // Locks that run as the library has them keep it, and let in again who holds them.
                    _ => {
                        class.name.starts_with("java/util/concurrent/")
                            && !class.name.starts_with("java/util/concurrent/locks/")
                    }
                }
        });
        if !tells_no_more {
            self.touches(Resource::Worker, false);
        }
    }
}
