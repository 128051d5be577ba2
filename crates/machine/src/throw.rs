//! Exceptions: making them, their backtraces, and finding their handlers.

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::machine::Machine;
use crate::stack::FrameKind;
use crate::stop::{Flow, Stop};
use program::classpath::is_of_library;
use program::code::Handler;
use program::{ClassId, Kind, LoadError, MethodId};

/// HotSpot keeps this many frames of a backtrace.
const BACKTRACE_LIMIT: usize = 1024;

/// One frame of a backtrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceFrame {
    /// The method.
    pub method: MethodId,
    /// The bytecode offset.
    pub offset: u16,
}

impl<H: Host> Machine<H> {
    /// Makes an exception without running its constructor, with a backtrace from here.
    pub(crate) fn make_exception(&mut self, class: &str, message: Option<&str>) -> Result<Ref, Stop> {
        let id = self.load_class(class)?;
        let words = self.program.class(id).instance_words;
        let exception = self.heap.allocate_object(id, words);
        if let Some(message) = message {
            let text = self.new_string(message);
            self.heap.set_ref(exception, self.known.throwable_message, text);
        }
        self.heap.set_ref(exception, self.known.throwable_cause, exception);
        for (name, word) in [
            ("UNASSIGNED_STACK", self.known.throwable_trace),
            ("SUPPRESSED_SENTINEL", self.known.throwable_suppressed),
        ] {
            let value = self.get_static(self.known.throwable, name);
            self.heap.set(exception, word, value);
        }
        self.fill_backtrace(exception, 0);
        Ok(exception)
    }

    pub(crate) fn throw_new(&mut self, class: &str, message: &str) -> Flow {
        match self.make_exception(class, Some(message)) {
            Ok(exception) => self.throw(exception),
            Err(stop) => Flow::Stop(stop),
        }
    }

    pub(crate) fn throw_without_message(&mut self, class: &str) -> Flow {
        match self.make_exception(class, None) {
            Ok(exception) => self.throw(exception),
            Err(stop) => Flow::Stop(stop),
        }
    }

    /// A null reference was used by the current operation.
    pub(crate) fn throw_null(&mut self) -> Flow {
        match self.make_exception("java/lang/NullPointerException", None) {
            Ok(exception) => {
                // Otherwise set by `fillInStackTrace`: the message is yet to be computed.
                for field in ["extendedMessageState", "numStackTracesFilledIn"] {
                    self.set_field(exception, field, 1);
                }
                self.throw(exception)
            }
            Err(stop) => Flow::Stop(stop),
        }
    }

    /// The frames of a stack, innermost first, without hidden ones.
    pub fn trace_of(&self, stack: &crate::stack::Stack) -> Vec<TraceFrame> {
        let mut trace = Vec::new();
        // A frame under a class initialiser stands before its operation, others behind it.
        let mut before = stack.before;
        for frame in stack.frames.iter().rev() {
            let behind =
                u32::from(!std::mem::replace(&mut before, matches!(frame.kind, FrameKind::Initializer(_))));
            if self.program.method(frame.method).hidden {
                continue;
            }
            let translation = self.program.code.translation(frame.code);
            let op = (frame.pc - frame.start).saturating_sub(behind) as usize;
            let offset = translation.offsets.get(op).copied().unwrap_or(0);
            trace.push(TraceFrame { method: frame.method, offset });
        }
        trace
    }

    /// Records where the current task is in an exception, leaving out the innermost frames.
    pub(crate) fn fill_backtrace(&mut self, exception: Ref, skip: usize) {
        let frames: Vec<TraceFrame> =
            self.trace_of(&self.stack).into_iter().skip(skip).take(BACKTRACE_LIMIT).collect();
        self.set_backtrace(exception, &frames);
    }

    /// Throws out of a native method, which has no frame of its own but stands in the trace.
    pub(crate) fn throw_from_native(&mut self, native: MethodId, class: &str, message: Option<&str>) -> Flow {
        let exception = match self.make_exception(class, message) {
            Ok(exception) => exception,
            Err(stop) => return Flow::Stop(stop),
        };
        let mut frames = vec![TraceFrame { method: native, offset: 0 }];
        frames.extend(self.backtrace(exception));
        frames.truncate(BACKTRACE_LIMIT);
        self.set_backtrace(exception, &frames);
        self.throw(exception)
    }

    fn set_backtrace(&mut self, exception: Ref, frames: &[TraceFrame]) {
        let ints = self.known.arrays[4];
        let array = self.heap.allocate_array(ints, Kind::Int, frames.len() as u32 * 2);
        for (index, frame) in frames.iter().enumerate() {
            self.heap.set_int(array, index as u32 * 2, frame.method.0);
            self.heap.set_int(array, index as u32 * 2 + 1, u32::from(frame.offset));
        }
        self.heap.set_ref(exception, self.known.throwable_backtrace, array);
        self.heap.set(exception, self.known.throwable_depth, frames.len() as u64);
    }

    /// The backtrace of an exception.
    pub fn backtrace(&self, exception: Ref) -> Vec<TraceFrame> {
        let array = self.heap.get_ref(exception, self.known.throwable_backtrace);
        if array.is_null() { Vec::new() } else { self.backtrace_of_array(array) }
    }

    /// The source line of a frame.
    pub fn line(&self, frame: TraceFrame) -> Option<u32> {
        let code = self.program.method(frame.method).bytecode.as_ref()?;
        let lines = code.lines.iter().filter(|line| line.start <= frame.offset);
        lines.max_by_key(|line| line.start).map(|line| u32::from(line.line))
    }

    /// The source file of a method's class.
    pub fn source_file(&self, method: MethodId) -> Option<String> {
        let file = self.program.class(self.program.method(method).class).file.as_ref()?;
        if file.source_file == 0 { None } else { file.utf8(file.source_file).ok() }
    }

    /// Throws: finds the handler, leaving frames on the way (JVMS 2.10).
    pub(crate) fn throw(&mut self, mut exception: Ref) -> Flow {
        loop {
            let Some(frame) = self.stack.frames.last().copied() else {
                return Flow::Stop(Stop::Uncaught(exception));
            };
            let op = (frame.pc - frame.start).saturating_sub(1) as u16;
            let translation = self.program.code.translation(frame.code);
            let (locals, count) = (translation.locals, translation.handlers.len());
            for index in 0..count {
                let handler = self.program.code.translation(frame.code).handlers[index];
                if !(handler.start..handler.end).contains(&op) {
                    continue;
                }
                let catches = match self.catches(frame.method, handler, exception) {
                    Ok(catches) => catches,
                    Err(stop) => return Flow::Stop(stop),
                };
                if catches {
                    self.stack.slots[frame.base as usize + locals as usize] = u64::from(exception.0);
                    if let Some(top) = self.stack.frames.last_mut() {
                        top.pc = frame.start + u32::from(handler.target);
                    }
                    // A handler may cover itself, so exceptions can be a loop: it uses fuel, and its garbage goes.
                    if self.steps >= self.fuel {
                        return Flow::Stop(Stop::OutOfFuel);
                    }
                    if self.heap.used_words() > self.heap.threshold {
                        self.collect_garbage();
                    }
                    return Flow::Continue;
                }
            }
            if self.stack.paused().is_some_and(jdk::exceptions_look) {
                self.touches(Resource::Pieces, false);
            }
            self.stack.pop();
            match frame.kind {
                FrameKind::Plain => {}
                FrameKind::Synchronized(object) => {
                    self.announce(object, 0, 1, crate::observer::HookKind::Exit);
                    self.small.monitors.exit(object, self.current);
                }
                FrameKind::Initializer(class) => {
                    let mirror = self.mirror(class);
                    self.announce(mirror, 0, 1, crate::observer::HookKind::InitializerEnds);
                    self.skip();
                    match self.fail_initialization(class, exception) {
                        Ok(wrapped) => exception = wrapped,
                        Err(stop) => return Flow::Stop(stop),
                    }
                }
            }
        }
    }

    fn catches(&mut self, method: MethodId, handler: Handler, exception: Ref) -> Result<bool, Stop> {
        if handler.class == 0 {
            return Ok(true);
        }
        let class = self.program.method(method).class;
        let name =
            self.program.class(class).file.as_ref().and_then(|file| file.class_name(handler.class).ok());
        let Some(name) = name else { return Ok(false) };
        match self.program.load(&name) {
            Ok(caught) => Ok(self.is_instance(exception, caught)),
            // In the library it could be the class of this one.
            Err(LoadError::NotFound(missing)) if is_of_library(&missing) => {
                Err(Stop::Unsupported(crate::dialects::no_such_class(&missing)))
            }
            Err(_) => Ok(false),
        }
    }

    /// What is thrown does not leave a class initialiser unless it is an `Error` (JVMS 5.5, step 11).
    fn fail_initialization(&mut self, class: ClassId, exception: Ref) -> Result<Ref, Stop> {
        self.mark_failed(class, exception)?;
        let thrown = self.thrown_by_initializer(exception)?;
        self.fail_below(class, thrown)?;
        self.refuse_while_linking()?;
        Ok(thrown)
    }

    /// What `java` throws out of the linking of a lambda differs from one JDK to the next.
    pub(crate) fn refuse_while_linking(&self) -> Result<(), Stop> {
        let at = self.stack.frames.last().map_or(0, |frame| frame.pc.saturating_sub(1) as usize);
        match self.program.code.ops.get(at) {
            Some(program::code::Op::InvokeDynamic { .. } | program::code::Op::InvokeDynamicRaw { .. }) => {
                let what = "an initialiser that has failed, of an interface whose first lambda is made,";
                Err(Stop::Unsupported(format!("{what} is not modelled")))
            }
            _ => Ok(()),
        }
    }

    fn thrown_by_initializer(&mut self, exception: Ref) -> Result<Ref, Stop> {
        let error = self.load_class("java/lang/Error")?;
        if self.is_instance(exception, error) {
            return Ok(exception);
        }
        let wrapped = self.make_exception("java/lang/ExceptionInInitializerError", None)?;
        // Before JDK 12 this class had a field of its own for its cause.
        match self.field_word(self.heap.class(wrapped), "exception") {
            Some(word) => {
                self.heap.set_ref(wrapped, self.known.throwable_cause, Ref::NULL);
                self.heap.set_ref(wrapped, word, exception);
            }
            None => self.heap.set_ref(wrapped, self.known.throwable_cause, exception),
        }
        Ok(wrapped)
    }

    /// Keeps what later uses of the class name as their cause, as HotSpot does from JDK 17 on: the text and the
    /// trace of the exception, not the exception itself.
    pub(crate) fn remember_failure(&mut self, class: ClassId, exception: Ref) -> Result<(), Stop> {
        if !self.version().remembers_failed_initializers {
            return Ok(());
        }
        let detail = self.heap.get_ref(exception, self.known.throwable_message);
        let detail = if detail.is_null() { String::new() } else { format!(": {}", self.text(detail)) };
        let thread = self.thread();
        let name = Ref(self.get_field(thread, "name") as u32);
        let message = format!(
            "Exception {}{detail} [in thread \"{}\"]",
            self.class_name_of(exception),
            self.text_or_null(name)
        );
        let error = self.make_exception("java/lang/ExceptionInInitializerError", Some(&message))?;
        self.heap.set(error, self.known.throwable_cause, 0);
        for word in [self.known.throwable_backtrace, self.known.throwable_depth, self.known.throwable_trace] {
            let value = self.heap.get(exception, word);
            self.heap.set(error, word, value);
        }
        self.set_failure(class, error);
        Ok(())
    }

    /// The value of a static field by name; 0 if there is none.
    pub(crate) fn get_static(&mut self, class: ClassId, name: &str) -> u64 {
        match self.program.find_field(class, name) {
            Some(field) => {
                let field = self.program.field(field);
                let (owner, word) = (field.class, self.static_word(field.word));
                let mirror = self.mirror(owner);
                self.heap.get(mirror, word)
            }
            None => 0,
        }
    }

    /// Sets a static field by name; false if there is none.
    pub(crate) fn set_static(&mut self, class: ClassId, name: &str, value: u64) -> bool {
        let Some(field) = self.program.find_field(class, name) else { return false };
        let field = self.program.field(field);
        let (owner, word) = (field.class, self.static_word(field.word));
        let mirror = self.mirror(owner);
        self.heap.set(mirror, word, value);
        true
    }

    /// The message of an exception, if it has one.
    pub fn exception_message(&self, exception: Ref) -> Option<String> {
        let text = self.heap.get_ref(exception, self.known.throwable_message);
        (!text.is_null()).then(|| self.text(text))
    }

    /// The name of the static field in a word of a class's mirror.
    pub fn static_name(&self, class: ClassId, word: u32) -> String {
        let linked = self.program.class(class);
        let field = linked.fields.iter().map(|id| self.program.field(*id));
        let field =
            field.filter(|field| field.is_static()).find(|field| self.static_word(field.word) == word);
        field.map_or("?", |field| self.program.text(field.name)).to_string()
    }

    /// The word of an instance field of the library by name.
    pub(crate) fn field_word(&self, class: ClassId, name: &str) -> Option<u32> {
        self.program.library_field(class, name).map(|field| self.program.field(field).word)
    }

    /// An instance field of the library by name, 0 if there is none.
    pub fn get_field(&self, object: Ref, name: &str) -> u64 {
        self.field_word(self.heap.class(object), name).map_or(0, |word| self.heap.get(object, word))
    }

    /// A reference field of the library by name; null if there is none.
    pub fn reference_field(&self, object: Ref, name: &str) -> Ref {
        if object.is_null() { Ref::NULL } else { Ref(self.get_field(object, name) as u32) }
    }

    /// Sets an instance field of the library by name, if there is one.
    pub(crate) fn set_field(&mut self, object: Ref, name: &str, value: u64) {
        if let Some(word) = self.field_word(self.heap.class(object), name) {
            self.heap.set(object, word, value);
        }
    }
}
