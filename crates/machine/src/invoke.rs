//! Entering methods: translation, natives, monitors of synchronized methods.

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::linkage::{Entry, SLOW};
use crate::machine::Machine;
use crate::observer::Unobserved;
use crate::stack::STACK_LIMIT;
use crate::stack::{FrameKind, Stack, Whole};
use crate::stop::{Args, Flow, Outcome, Stop, Wait};
use jdk::Part;
use program::code::CodeId;
use program::linked::access;
use program::{ClassId, MethodId};

/// What is left to the handlers of a stack overflow.
const RED_ZONE: usize = 1 << 12;

impl<H: Host> Machine<H> {
    pub(crate) fn entry(&mut self, method: MethodId) -> &mut Entry {
        let index = method.index();
        if index >= self.entries.len() {
            let count = self.program.methods.len().max(index + 1);
            self.entries.resize(count, Entry { start: SLOW, code: CodeId(u32::MAX), registers: 0 });
            self.bound.resize(count, None);
        }
        &mut self.entries[index]
    }

    /// Enters a method that has not been entered before, or that is native or synchronized.
    #[cold]
    #[inline(never)]
    pub(crate) fn enter_slowly(&mut self, at: usize, method: MethodId) -> Flow {
        let entry = *self.entry(method);
        if let Some(native) = self.bound[method.index()] {
            return self.call_native(at, method, native);
        }
        if entry.code.0 == u32::MAX {
            if let Some(native) = self.natives.find(&self.program, method) {
                self.bound[method.index()] = Some(native);
                return self.call_native(at, method, native);
            }
            if let Some(flow) = self.prepare_code(method) {
                return flow;
            }
            return self.enter(at, method);
        }
        if !self.program.method(method).has(access::SYNCHRONIZED) {
            let start = self.program.code.translation(entry.code).start;
            return self.push_part(at, method, Entry { start, ..entry });
        }
        // What is left is synchronized.
        let lock = self.lock_of(at, method);
        if self.pauses_whole_for(method) {
            self.stack.divides();
        }
        if self.pauses(lock) {
            self.retry();
            return Flow::Stop(Stop::Yield);
        }
        if !self.small.monitors.enter(lock, self.current) {
            self.retry();
            return Flow::Stop(Stop::Blocked(Wait::Monitor(lock)));
        }
        self.announce(lock, 0, 1, crate::observer::HookKind::Enter);
        let start = self.program.code.translation(entry.code).start;
        self.push_other(at, method, Entry { start, ..entry }, FrameKind::Synchronized(lock))
    }

    /// The object a synchronized method locks.
    fn lock_of(&mut self, at: usize, method: MethodId) -> Ref {
        if self.program.method(method).has(access::STATIC) {
            let class = self.program.method(method).class;
            return self.mirror(class);
        }
        Ref(self.stack.slots[at] as u32)
    }

    /// Translates a method; gives a flow if it cannot be run.
    fn prepare_code(&mut self, method: MethodId) -> Option<Flow> {
        let linked = self.program.method(method);
        if linked.has(access::ABSTRACT) {
            let (owner, name) = (linked.class, self.external_name(method));
            return Some(self.throw_mislinked(owner, "java/lang/AbstractMethodError", &name));
        }
        if linked.has(access::NATIVE) {
            return Some(self.unsupported_method(method));
        }
        // A class is linked before its code runs; what the machine made itself need not be.
        let (owner, is_stub) = (linked.class, linked.bytecode.is_none());
        if !is_stub && let Some(flow) = self.throw_if_refused(owner) {
            return Some(flow);
        }
        let code = match program::translate::translate(&mut self.program, method) {
            Ok(code) => code,
            Err(error) => {
                let message = format!("{}: {error}", self.program.method_name(method));
                return Some(self.throw_new("java/lang/VerifyError", &message));
            }
        };
        let translation = self.program.code.translation(code);
        let (start, registers) = (translation.start, u32::from(translation.registers));
        let synchronized = self.program.method(method).has(access::SYNCHRONIZED);
        let part = self.part_of(method);
        let entry = self.entry(method);
        entry.code = code;
        entry.registers = registers.max(1);
        entry.start = if synchronized || part.is_some() { SLOW } else { start };
        None
    }

    /// What a method of the library is to those who take its operations as a whole; none if that is left out, or if it is
    /// like any other.
    pub(crate) fn part_of(&self, method: MethodId) -> Option<Part> {
        let linked = self.program.method(method);
        let class = self.program.class(linked.class);
        if !self.config.whole_operations || class.origin != program::Origin::Jdk {
            return None;
        }
        if self.config.executors_by_meaning && class.name.starts_with(jdk::EXECUTOR) {
            return None;
        }
        jdk::part(&class.name, self.program.text(linked.name), linked.has(access::PUBLIC))
    }

    /// Pushes a frame of a method that may be an operation as a whole.
    fn push_part(&mut self, at: usize, method: MethodId, entry: Entry) -> Flow {
        let (below, part) = (self.stack.frames.len(), self.part_of(method));
        let pauses = self.pauses_whole_for(method);
        let is_inside = self.stack.is_in_whole() && !pauses;
        let looks = match part {
            Some(Part::Look) => !is_inside,
            Some(Part::LookIf { zero, given }) => {
                let is_zero = |number: u16| self.stack.slots[at + usize::from(number)] as u32 == 0;
                is_zero(zero) && !is_zero(given)
            }
            _ => false,
        };
        if looks {
            self.touches(Resource::Pieces, false);
        }
        let opens = match part {
            Some(Part::Apart(row)) => Some(row),
            Some(Part::Whole(row)) if !is_inside => Some(row),
            _ => None,
        };
        let name = self.program.method(method).name;
        let against = opens.and_then(|row| jdk::is_against_others(row, self.program.text(name)));
        if let Some(writes) = against {
            let object = Ref(self.stack.slots[at] as u32);
            self.touches(Resource::Operation(object), writes);
        }
        let flow = self.push_frame(at, method, entry, FrameKind::Plain);
        if opens.is_some() || pauses {
            self.stack.open(below, opens);
        }
        flow
    }

    /// Pushes a frame of a method that is no operation as a whole.
    pub(crate) fn push_other(&mut self, at: usize, method: MethodId, entry: Entry, kind: FrameKind) -> Flow {
        let (below, pauses) = (self.stack.frames.len(), self.pauses_whole_for(method));
        let flow = self.push_frame(at, method, entry, kind);
        if pauses {
            self.stack.open(below, None);
        }
        flow
    }

    /// Whether the task is in an operation as a whole and a method is no part of that: the operation pauses for it.
    fn pauses_whole_for(&mut self, method: MethodId) -> bool {
        let Some(Whole { row, .. }) = self.stack.whole() else { return false };
        let pauses = !self.belongs(row, method);
        let linked = self.program.method(method);
        let (class, name) = (self.program.class(linked.class), self.program.text(linked.name));
        let is_program = class.origin != program::Origin::Jdk;
        if pauses && !jdk::may_call(row, &class.name, name, is_program) {
            self.touches(Resource::Pieces, false);
        }
        pauses
    }

    /// Whether the code of a method is a part of an operation of the library.
    fn belongs(&mut self, row: jdk::Row, method: MethodId) -> bool {
        let class = self.program.method(method).class;
        let program = &self.program;
        *self.belonging.entry((row, class)).or_insert_with(|| {
            let class = program.class(class);
            class.origin == program::Origin::Jdk && jdk::belongs(row, &class.name)
        })
    }

    /// From now on operations of the library that others see as one are taken as a whole.
    pub fn take_operations_as_wholes(&mut self) {
        self.config.whole_operations = true;
        for index in 0..self.entries.len() {
            let method = MethodId(index as u32);
            if self.entries[index].start != SLOW && self.part_of(method).is_some() {
                self.entries[index].start = SLOW;
            }
        }
    }

    fn unsupported_method(&mut self, method: MethodId) -> Flow {
        let linked = self.program.method(method);
        let text = format!(
            "native method {}{} is not modelled",
            self.program.method_name(method),
            self.program.text(linked.descriptor)
        );
        Flow::Stop(Stop::Unsupported(text))
    }

    /// `'void Foo.bar(int)'` as HotSpot writes a method in messages.
    pub(crate) fn external_name(&self, method: MethodId) -> String {
        let linked = self.program.method(method);
        let class = self.program.class(linked.class).java_name();
        crate::describe::method(&class, self.program.text(linked.name), self.program.text(linked.descriptor))
    }

    fn call_native(&mut self, at: usize, method: MethodId, native: crate::hooks::Native<H>) -> Flow {
        let needed = at + self.program.method(method).argument_slots as usize + 2;
        if needed > self.stack.slots.len() {
            self.stack.slots.resize(needed + 64, 0);
        }
        if self.in_initializer {
            let linked = self.program.method(method);
            let class = &self.program.class(linked.class).name;
            if !jdk::is_native_of_arguments(class, self.program.text(linked.name)) {
                self.touches(crate::hooks::Resource::Task, true);
            }
        }
        let outcome = self.run_native(method, native, Args(at));
        if let Some(called) = self.call_hook {
            called(self, method, Args(at), &outcome);
        }
        match outcome {
            Outcome::Raise(class, message) => self.throw_from_native(method, class, message.as_deref()),
            outcome => self.finish_native(at, outcome),
        }
    }

    pub(crate) fn finish_native(&mut self, at: usize, outcome: Outcome) -> Flow {
        match outcome {
            Outcome::Value(value) => {
                self.stack.slots[at] = value;
                Flow::Continue
            }
            Outcome::Throw(exception) => self.throw(exception),
            Outcome::Raise(class, message) => match message {
                Some(message) => self.throw_new(class, &message),
                None => self.throw_without_message(class),
            },
            Outcome::Call(method, arguments) => {
                let needed = at + arguments.len() + 2;
                if needed > self.stack.slots.len() {
                    self.stack.slots.resize(needed + 64, 0);
                }
                self.stack.slots[at..at + arguments.len()].copy_from_slice(&arguments);
                self.enter(at, method)
            }
            Outcome::Initialize(class) => self.initialize_and_retry(class).unwrap_or(Flow::Continue),
            Outcome::Block(wait) => {
                self.retry();
                Flow::Stop(Stop::Blocked(wait))
            }
            Outcome::Yield => {
                self.retry();
                Flow::Stop(Stop::Yield)
            }
            Outcome::Pause(value) => {
                self.stack.slots[at] = value;
                Flow::Stop(Stop::Yield)
            }
            Outcome::Exit(code) => Flow::Stop(Stop::Exit(code)),
            Outcome::Unsupported(what) => Flow::Stop(Stop::Unsupported(what)),
        }
    }

    pub(crate) fn stack_overflow(&mut self) -> Flow {
        if self.stack.slots.len() > STACK_LIMIT + RED_ZONE * 16 {
            return Flow::Stop(Stop::Unsupported(
                "a stack overflow inside the handling of a stack overflow".into(),
            ));
        }
        self.throw_without_message("java/lang/StackOverflowError")
    }

    /// Runs a Java method to its end on a stack of its own. Only for start-up and for the end of a program:
    /// nothing inside can be undone half-way.
    pub fn call(&mut self, method: MethodId, arguments: &[u64]) -> Result<u64, Stop> {
        let saved = std::mem::take(&mut self.stack);
        let unscheduled = std::mem::replace(&mut self.unscheduled, true);
        self.stack.slots = arguments.to_vec();
        self.stack.slots.resize(arguments.len() + 64, 0);
        let flow = self.enter(0, method);
        let stop = match flow {
            Flow::Continue => self.interpret(&mut Unobserved),
            Flow::Stop(stop) => stop,
        };
        let result = match stop {
            Stop::Finished(value) => Ok(value),
            Stop::Unsupported(what) => Err(Stop::Unsupported(self.with_place(&what))),
            other => Err(other),
        };
        self.stack = saved;
        self.unscheduled = unscheduled;
        result
    }

    /// Adds to a text where the current task is.
    pub(crate) fn with_place(&self, what: &str) -> String {
        let frames = self.trace_of(&self.stack);
        let place = |frame: &crate::throw::TraceFrame| {
            let line = self.line(*frame).map_or(String::new(), |line| format!(":{line}"));
            format!("{}{line}", self.program.method_name(frame.method))
        };
        let places: Vec<String> = frames.iter().take(8).map(place).collect();
        format!("{what} (at {})", places.join(", called by "))
    }

    /// Puts a call of a method on the current task's empty stack.
    pub fn start(&mut self, method: MethodId, arguments: &[u64]) -> Result<(), Stop> {
        self.stack = Stack { slots: arguments.to_vec(), ..Stack::default() };
        self.stack.slots.resize(arguments.len() + 64, 0);
        match self.enter(0, method) {
            Flow::Continue => Ok(()),
            Flow::Stop(stop) => Err(stop),
        }
    }

    /// Puts a call of a method on the empty stack of another task.
    pub fn start_on(
        &mut self,
        task: crate::stack::TaskId,
        method: MethodId,
        arguments: &[u64],
    ) -> Result<(), Stop> {
        let saved = std::mem::take(&mut self.stack);
        let result = self.start(method, arguments);
        self.tasks[task.0 as usize].stack = std::mem::replace(&mut self.stack, saved);
        result
    }

    /// Finds a method by texts; a class or method that is missing is a broken JDK.
    pub(crate) fn method_named(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<MethodId, Stop> {
        let id = self.load_class(class)?;
        self.program
            .find_method(id, name, descriptor)
            .ok_or_else(|| Stop::Unsupported(format!("this JDK has no method {class}.{name}{descriptor}")))
    }

    pub(crate) fn load_class(&mut self, name: &str) -> Result<ClassId, Stop> {
        self.program.load(name).map_err(|error| Stop::Unsupported(error.to_string()))
    }
}
