//! Executors as far as their objects say something: what one was made with, the threads that it hires, the jobs that wait in
//! its queue. When a job is run, and by which thread, is the host's business.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::{Args, Outcome};
use jdk::EXECUTOR;
use program::ClassId;

const WORKER: &str = "java/util/concurrent/ThreadPoolExecutor$Worker";
const NODE: &str = "java/util/concurrent/LinkedBlockingQueue$Node";
const FACTORIES: &str = "java/util/concurrent/Executors";

/// How many threads an executor hires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hiring {
    /// So many, which stay; other jobs wait in a queue that has no bound.
    UpTo(u32),
    /// One for each job, unless one happens to wait for another job.
    ForEach,
    /// None: such an executor cannot be made.
    None,
}

impl<H: Host> Machine<H> {
    /// How many threads an executor hires whose constructor is called, if it is made as the library's own factories do, with
    /// a queue that nobody else knows and with the library's own threads.
    pub fn hiring_of(&mut self, a: Args) -> Option<Hiring> {
        let (pool, queue, factory) = (self.arg_ref(a, 0), self.arg_ref(a, 6), self.arg_ref(a, 7));
        let (core, most) = (self.arg_int(a, 1), self.arg_int(a, 2));
        let callers = self.stack.frames.iter().rev().map(|frame| self.program.method(frame.method));
        let mut callers = callers.map(|method| (self.program.class(method.class), method.descriptor));
        let maker = callers.find(|(class, _)| &*class.name != EXECUTOR);
        let is_factorys = maker.is_some_and(|(class, descriptor)| {
            class.origin == program::Origin::Jdk
                && &*class.name == FACTORIES
                && !self.program.text(descriptor).contains("ThreadFactory")
        });
        let names = [pool, factory].map(|one| self.class_name_of(one));
        let is_usual = names[0] == "java.util.concurrent.ThreadPoolExecutor"
            && names[1] == "java.util.concurrent.Executors$DefaultThreadFactory";
        if !is_factorys || !is_usual {
            return None;
        }
        match &*self.class_name_of(queue) {
            _ if most <= 0 => Some(Hiring::None),
            "java.util.concurrent.LinkedBlockingQueue" if core == most => Some(Hiring::UpTo(core as u32)),
            "java.util.concurrent.SynchronousQueue" if core == 0 && most == i32::MAX => Some(Hiring::ForEach),
            _ => None,
        }
    }

    /// A thread that an executor hires, as its factory makes one, and that begins with a job.
    ///
    /// # Errors
    /// If the class has to be initialised first, or is not there.
    pub fn hired_thread(&mut self, pool: Ref, job: Ref) -> Result<Ref, Outcome> {
        let worker_class = self.usable_class(WORKER)?;
        let thread_class = self.known.thread;
        Ok(self.unrecorded(|m| {
            let factory = m.reference_field(pool, "threadFactory");
            let count = m.reference_field(factory, "threadNumber");
            let number = m.get_field(count, "value") as u32;
            m.set_field(count, "value", u64::from(number + 1));
            let prefix = m.text(m.reference_field(factory, "namePrefix"));
            let name = m.new_string(&format!("{prefix}{number}"));
            let group = m.reference_field(factory, "group");
            let thread = m.make_thread_of(thread_class, name, 1, group);
            let loader = m.reference_field(m.tasks[m.current.0 as usize].thread, "contextClassLoader");
            m.set_field(thread, "contextClassLoader", u64::from(loader.0));
            let worker = m.heap.allocate_object(worker_class, m.program.class(worker_class).instance_words);
            let fields = [("state", u64::from(u32::MAX)), ("firstTask", u64::from(job.0))];
            let links = [("thread", u64::from(thread.0)), ("this$0", u64::from(pool.0))];
            for (field, value) in fields.into_iter().chain(links) {
                m.set_field(worker, field, value);
            }
            let holder = m.reference_field(thread, "holder");
            let (of, field) = if holder.is_null() { (thread, "target") } else { (holder, "task") };
            m.set_field(of, field, u64::from(worker.0));
            thread
        }))
    }

    /// Whether no code of the program has a part in how the current task makes threads, and nothing is handed down to them.
    pub fn makes_plain_threads(&mut self) -> bool {
        let thread = self.thread();
        let is_plain = self.heap.class(thread) == self.known.thread;
        is_plain && self.unrecorded(|m| m.reference_field(thread, "inheritableThreadLocals").is_null())
    }

    /// Puts a job at the end of an executor's queue.
    ///
    /// # Errors
    /// If the class of its nodes has to be initialised first, or is not there.
    pub fn append_job(&mut self, pool: Ref, job: Ref) -> Result<(), Outcome> {
        let class = self.usable_class(NODE)?;
        self.unrecorded(|m| {
            let queue = m.reference_field(pool, "workQueue");
            let node = m.heap.allocate_object(class, m.program.class(class).instance_words);
            m.set_field(node, "item", u64::from(job.0));
            let last = m.reference_field(queue, "last");
            m.set_field(last, "next", u64::from(node.0));
            m.set_field(queue, "last", u64::from(node.0));
        });
        Ok(())
    }

    /// Takes the first job out of an executor's queue, which has one.
    pub fn first_job(&mut self, pool: Ref) -> Ref {
        self.unrecorded(|m| {
            let queue = m.reference_field(pool, "workQueue");
            let first = m.reference_field(m.reference_field(queue, "head"), "next");
            let job = m.reference_field(first, "item");
            m.set_field(first, "item", 0);
            m.set_field(queue, "head", u64::from(first.0));
            job
        })
    }

    /// The executor whose thread a task is, by the library's own threads.
    pub fn executor_of(&self, task: crate::stack::TaskId) -> Option<Ref> {
        let thread = self.tasks[task.0 as usize].thread;
        let worker_class = self.program.loaded(WORKER)?;
        if thread.is_null() {
            return None;
        }
        let holder = self.reference_field(thread, "holder");
        let target = match holder.is_null() {
            true => self.reference_field(thread, "target"),
            false => self.reference_field(holder, "task"),
        };
        let is_worker = !target.is_null() && self.heap.class(target) == worker_class;
        is_worker.then(|| self.reference_field(target, "this$0"))
    }

    /// A class whose objects a native makes.
    fn usable_class(&mut self, name: &str) -> Result<ClassId, Outcome> {
        let missing = |_| Outcome::Unsupported(format!("this JDK has no {name}"));
        let class = self.program.load(name).map_err(missing)?;
        if self.needs_initialization(class) {
            return Err(Outcome::Initialize(class));
        }
        Ok(class)
    }
}
