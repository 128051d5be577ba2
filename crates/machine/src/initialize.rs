//! Classes at run time: mirrors, static fields, initialisation (JVMS 5.5).

use crate::heap::Ref;
use crate::hooks::{Host, Resource};
use crate::linkage::{ClassState, Initialization};
use crate::machine::Machine;
use crate::stack::FrameKind;
use crate::stop::{Flow, Stop, Wait};
use program::classfile::Constant;
use program::linked::Shape;
use program::verify::Refusal;
use program::{ClassId, LoadError};

impl<H: Host> Machine<H> {
    fn state(&mut self, class: ClassId) -> ClassState {
        if class.index() >= self.classes.len() {
            let blank =
                ClassState { mirror: Ref::NULL, initialization: Initialization::Linked, failure: Ref::NULL };
            self.classes.resize(self.program.classes.len().max(class.index() + 1), blank);
        }
        self.classes[class.index()]
    }

    fn set_state(&mut self, class: ClassId, state: ClassState) {
        let old = self.state(class);
        if !self.marks.is_empty() {
            self.class_log.push((class, old));
        }
        self.classes[class.index()] = state;
    }

    pub(crate) fn set_initialization(&mut self, class: ClassId, initialization: Initialization) {
        let state = self.state(class);
        self.set_state(class, ClassState { initialization, ..state });
    }

    pub(crate) fn set_failure(&mut self, class: ClassId, failure: Ref) {
        let state = self.state(class);
        self.set_state(class, ClassState { failure, ..state });
    }

    /// If the initialiser of a class has failed, throws what its use throws; so does what was to be initialised behind it.
    fn throw_if_failed(&mut self, class: ClassId) -> Option<Flow> {
        if self.state(class).initialization != Initialization::Failed {
            return None;
        }
        let failed = self.failed_above(class).and_then(|error| {
            self.fail_below(class, error)?;
            self.refuse_while_linking()?;
            Ok(error)
        });
        Some(failed.map_or_else(Flow::Stop, |error| self.throw(error)))
    }

    /// What the use of a class throws whose initialiser failed.
    fn failed_above(&mut self, class: ClassId) -> Result<Ref, Stop> {
        let message = format!("Could not initialize class {}", self.program.class(class).java_name());
        let error = self.make_exception("java/lang/NoClassDefFoundError", Some(&message))?;
        let failure = self.state(class).failure;
        self.touches(Resource::Class(class), false);
        if !failure.is_null() {
            self.heap.set_ref(error, self.known.throwable_cause, failure);
        }
        Ok(error)
    }

    /// Links a class (JVMS 5.4.1): if the verifier refuses it or one above it, throws the error.
    pub(crate) fn throw_if_refused(&mut self, class: ClassId) -> Option<Flow> {
        Some(match program::verify::verify(&mut self.program, class).err()? {
            Refusal::Verify(message) if self.mentions_api(class) => {
                Flow::Stop(Stop::Unsupported(format!("{message}: {}", crate::dialects::UNFIT)))
            }
            Refusal::Verify(message) => self.throw_new("java/lang/VerifyError", &message),
            Refusal::Format(message) => self.throw_new("java/lang/ClassFormatError", &message),
            Refusal::Load(error) => self.throw_load_error(&error),
        })
    }

    /// Marks a class as failed: whoever uses it comes behind this.
    pub(crate) fn mark_failed(&mut self, class: ClassId, exception: Ref) -> Result<(), Stop> {
        self.set_initialization(class, Initialization::Failed);
        self.remember_failure(class, exception)?;
        if self.host.is_some() {
            H::initialized(self, class, false);
        }
        Ok(())
    }

    /// The initialiser of a class has failed: so does what the current task was to initialise behind it. Other tasks find
    /// out by themselves.
    pub(crate) fn fail_below(&mut self, class: ClassId, exception: Ref) -> Result<(), Stop> {
        let waiting = std::mem::take(&mut self.small.initializing);
        let (below, rest): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|(above, _)| *above == class);
        self.small.initializing = rest;
        for (_, child) in below {
            if self.state(child).initialization == Initialization::Preparing(self.current) {
                self.mark_failed(child, exception)?;
                self.fail_below(child, exception)?;
            }
        }
        Ok(())
    }

    /// How far a class has come.
    pub fn initialization(&mut self, class: ClassId) -> Initialization {
        self.state(class).initialization
    }

    /// The `java.lang.Class` object of a class.
    pub fn mirror(&mut self, class: ClassId) -> Ref {
        let state = self.state(class);
        if !state.mirror.is_null() {
            return state.mirror;
        }
        let known = &self.known;
        let (id_word, component, class_class) = (known.class_id_word, known.class_component, known.class);
        let words = id_word + 1 + self.program.class(class).static_words;
        let mirror = self.heap.allocate_object(class_class, words);
        self.heap.set(mirror, id_word, u64::from(class.0));
        if self.in_initializer {
            self.touches(Resource::ClassObject(mirror), true);
        }
        self.set_state(class, ClassState { mirror, ..state });
        if let Shape::Array(element, _) = self.program.class(class).shape {
            let element = self.mirror(element);
            self.heap.set_ref(mirror, component, element);
        }
        mirror
    }

    /// The class behind a `java.lang.Class` object.
    pub fn class_of_mirror(&self, mirror: Ref) -> ClassId {
        ClassId(self.heap.get(mirror, self.known.class_id_word) as u32)
    }

    /// The word of a static field in its class's mirror.
    pub fn static_word(&self, word: u32) -> u32 {
        self.known.class_id_word + 1 + word
    }

    /// Whether a class has to be initialised before the current task may use it. A use that counts is told.
    pub(crate) fn needs_initialization(&mut self, class: ClassId) -> bool {
        match self.state(class).initialization {
            Initialization::Done => false,
            Initialization::Told | Initialization::Apart => {
                let mut before = Vec::new();
                self.lies_behind(class, &mut before);
                for one in before {
                    self.touches(Resource::Class(one), false);
                }
                false
            }
            Initialization::Running(task) if task == self.current => {
                // One initialiser inside another that comes back to the outer one: two tasks could wait for each other.
                if self.innermost_initializer() != Some(class) {
                    self.touches(Resource::Class(class), false);
                }
                false
            }
            Initialization::Running(_) => true,
            Initialization::Preparing(task) if task == self.current && self.is_above_running(class) => {
                self.touches(Resource::Class(class), false);
                false
            }
            Initialization::Preparing(_) => true,
            Initialization::Linked | Initialization::Failed => true,
        }
    }

    fn innermost_initializer(&self) -> Option<ClassId> {
        self.stack.frames.iter().rev().find_map(|frame| match frame.kind {
            FrameKind::Initializer(class) => Some(class),
            _ => None,
        })
    }

    /// What is initialised right before a class (JVMS 5.5, step 7): the class above it and interfaces with default methods;
    /// before an interface, nothing.
    fn above(&self, class: ClassId) -> Vec<ClassId> {
        let linked = self.program.class(class);
        if linked.is_interface() {
            return Vec::new();
        }
        linked.super_class.into_iter().chain(self.interfaces_before(class)).collect()
    }

    /// Whether using a class of the program may run an initialiser of the program.
    pub fn can_run_initializers(&self, class: ClassId) -> bool {
        let linked = self.program.class(class);
        let has_one = |one: &ClassId| self.is_program(*one) && self.program.class(*one).initializer.is_some();
        linked.initializer.is_some() || linked.chain.iter().chain(&linked.all_interfaces).any(has_one)
    }

    /// The classes behind whose initialisers a use of a class lies, if the host is to be told of it.
    fn lies_behind(&mut self, class: ClassId, found: &mut Vec<ClassId>) {
        let state = self.state(class).initialization;
        if !state.is_told() || found.contains(&class) {
            return;
        }
        found.push(class);
        if state == Initialization::Told {
            for above in self.above(class) {
                self.lies_behind(above, found);
            }
        }
    }

    /// The task that initialises a class, if one does.
    pub fn initializer_of(&self, class: ClassId) -> Option<crate::TaskId> {
        match self.classes.get(class.0 as usize)?.initialization {
            Initialization::Preparing(task) | Initialization::Running(task) => Some(task),
            _ => None,
        }
    }

    /// The classes above this one whose initialisers the current task is in.
    pub fn initializers_above(&mut self, class: ClassId) -> Vec<ClassId> {
        let mut found = Vec::new();
        for above in self.above(class) {
            if self.state(above).initialization == Initialization::Running(self.current) {
                found.push(above);
            }
            found.extend(self.initializers_above(above));
        }
        found
    }

    /// Whether the current task is at the initialiser of a class above this one.
    fn is_above_running(&mut self, class: ClassId) -> bool {
        let current = self.current;
        self.above(class).into_iter().any(|one| match self.state(one).initialization {
            Initialization::Running(task) => task == current,
            Initialization::Preparing(task) => task == current && self.is_above_running(one),
            _ => false,
        })
    }

    /// Makes sure that a class is initialised (JVMS 5.5). `None`: it is, or this very task is at it. Otherwise an
    /// initialiser was pushed, an exception thrown, or the task waits or stops; the operation must be tried again.
    pub(crate) fn initialize(&mut self, class: ClassId) -> Option<Flow> {
        if !self.needs_initialization(class) {
            return None;
        }
        let state = self.state(class).initialization;
        if let Initialization::Running(_) | Initialization::Preparing(_) = state
            && state != Initialization::Preparing(self.current)
        {
            return Some(Flow::Stop(Stop::Blocked(Wait::Initializer(class))));
        }
        if state == Initialization::Linked && self.touches(Resource::Class(class), true) {
            return Some(Flow::Stop(Stop::Yield));
        }
        let refused = self.instead(|m| m.throw_if_failed(class).or_else(|| m.throw_if_refused(class)));
        if refused.is_some() {
            return refused;
        }
        if state == Initialization::Linked {
            self.set_initialization(class, Initialization::Preparing(self.current));
            // Before anything above it is initialised (JVMS 5.5, step 6).
            self.prepare_statics(class);
        }
        // A class inside the initialiser of one above it: two tasks that begin at either end could wait for each other.
        if self.is_above_running(class) {
            self.touches(Resource::Class(class), false);
        }
        for above in self.above(class) {
            if self.state(above).initialization == Initialization::Done {
                continue;
            }
            // If that fails, so does this one.
            if !self.small.initializing.contains(&(above, class)) {
                self.small.initializing.push((above, class));
            }
            if let Some(flow) = self.initialize(above) {
                return Some(flow);
            }
        }
        self.small.initializing.retain(|(_, child)| *child != class);
        let Some(initializer) = self.program.class(class).initializer else {
            self.end_initialization(class);
            return None;
        };
        self.set_initialization(class, Initialization::Running(self.current));
        Some(self.push_initializer(class, initializer))
    }

    /// The current operation needs a class: initialises it and makes the operation the next one again. What is asked of
    /// the host meanwhile is asked by this operation, which has been let through as a whole.
    pub(crate) fn initialize_and_retry(&mut self, class: ClassId) -> Option<Flow> {
        self.retry();
        self.steps += 1;
        let flow = self.initialize(class);
        self.steps -= 1;
        flow
    }

    /// What may be thrown instead of an operation that is to be tried again.
    fn instead(&mut self, throw: impl FnOnce(&mut Machine<H>) -> Option<Flow>) -> Option<Flow> {
        let retried = self.stack.before;
        if retried {
            self.skip();
        }
        let flow = throw(self);
        if retried && flow.is_none() {
            self.retry();
        }
        flow
    }

    /// The initialiser of a class has ended well. Whoever uses the class uses what is above it.
    pub(crate) fn end_initialization(&mut self, class: ClassId) {
        let behind = self.above(class).into_iter().any(|one| self.state(one).initialization.is_told());
        let inside = !self.initializers_above(class).is_empty();
        let told = self.host.is_some() && H::initialized(self, class, !(inside && behind));
        self.set_initialization(
            class,
            match (told, behind, inside) {
                (true, _, true) => Initialization::Apart,
                (true, ..) | (_, true, _) => Initialization::Told,
                (false, false, _) => Initialization::Done,
            },
        );
    }

    /// The superinterfaces that are initialised before a class (JVMS 5.5, step 7): those that it names and theirs, as far as
    /// they have default methods. Those of its superclass are initialised before that one.
    fn interfaces_before(&self, class: ClassId) -> Vec<ClassId> {
        self.interfaces_among(&self.program.class(class).interfaces)
    }

    /// Of some interfaces and those above them: what is initialised before a class that names them.
    pub(crate) fn interfaces_among(&self, interfaces: &[ClassId]) -> Vec<ClassId> {
        let has_default = |interface: &ClassId| {
            self.program.class(*interface).methods.iter().any(|m| {
                use program::linked::access::{ABSTRACT, STATIC};
                !self.program.method(*m).has(ABSTRACT | STATIC)
            })
        };
        let mut found = Vec::new();
        for interface in interfaces {
            found.extend(self.interfaces_before(*interface));
            if has_default(interface) && self.program.class(*interface).initializer.is_some() {
                found.push(*interface);
            }
        }
        let mut kept = Vec::new();
        found.into_iter().for_each(|one| {
            if !kept.contains(&one) {
                kept.push(one);
            }
        });
        kept
    }

    fn push_initializer(&mut self, class: ClassId, initializer: program::MethodId) -> Flow {
        let at = self.stack_top();
        // An initialiser that cannot be entered has failed.
        if at + self.stack.frames.len() * 8 > crate::stack::STACK_LIMIT {
            let overflow = self.instead(|m| {
                let failed = m.make_exception("java/lang/StackOverflowError", None).and_then(|error| {
                    m.mark_failed(class, error)?;
                    m.fail_below(class, error)
                });
                Some(failed.map_or_else(Flow::Stop, |()| m.stack_overflow()))
            });
            return overflow.unwrap_or(Flow::Continue);
        }
        match self.enter(at, initializer) {
            Flow::Continue => {
                match self.stack.frames.last_mut() {
                    Some(frame) if frame.method == initializer => {
                        frame.kind = FrameKind::Initializer(class);
                        let mirror = self.mirror(class);
                        self.announce(mirror, 0, 1, crate::observer::HookKind::InitializerBegins);
                    }
                    // A native stood for it and is done.
                    _ => self.end_initialization(class),
                }
                Flow::Continue
            }
            stop => stop,
        }
    }

    /// The first slot above the registers of the current frame.
    pub(crate) fn stack_top(&self) -> usize {
        self.stack.frames.last().map_or(0, |frame| {
            frame.base as usize + self.program.code.translation(frame.code).registers as usize + 1
        })
    }

    /// Gives static fields with a `ConstantValue` their value.
    fn prepare_statics(&mut self, class: ClassId) {
        let mirror = self.mirror(class);
        let Some(file) = self.program.class(class).file.clone() else { return };
        for id in self.program.class(class).fields.clone() {
            let field = self.program.field(id);
            if !field.is_static() || field.constant_value == 0 {
                continue;
            }
            let word = self.static_word(field.word);
            let kind = field.kind;
            let value = match file.pool.get(field.constant_value) {
                Ok(Constant::Integer(v)) => u64::from(v as u32),
                Ok(Constant::Float(bits)) => u64::from(bits),
                Ok(Constant::Long(v)) => v as u64,
                Ok(Constant::Double(bits)) => bits,
                Ok(Constant::String(text)) => match file.pool.utf8_bytes(&file.bytes, text) {
                    Ok(bytes) => {
                        let units = program::classfile::decode_modified_utf8(bytes);
                        u64::from(self.intern(&units).0)
                    }
                    Err(_) => 0,
                },
                _ => 0,
            };
            self.heap.set(mirror, word, crate::value::narrow(kind, value));
        }
    }

    /// Turns a failure to load a class into the Java error that HotSpot throws.
    pub(crate) fn throw_load_error(&mut self, error: &LoadError) -> Flow {
        match error {
            LoadError::NotFound(name) if program::classpath::is_of_library(name) => {
                Flow::Stop(Stop::Unsupported(crate::dialects::no_such_class(name)))
            }
            LoadError::NotFound(name) => {
                let cause =
                    self.make_exception("java/lang/ClassNotFoundException", Some(&name.replace('/', ".")));
                let error = self.make_exception("java/lang/NoClassDefFoundError", Some(name));
                match (error, cause) {
                    (Ok(error), Ok(cause)) => {
                        self.heap.set_ref(error, self.known.throwable_cause, cause);
                        self.throw(error)
                    }
                    (Err(stop), _) | (_, Err(stop)) => Flow::Stop(stop),
                }
            }
            LoadError::Malformed(..) => self.throw_new("java/lang/ClassFormatError", &error.to_string()),
            LoadError::Circular(name) => self.throw_new("java/lang/ClassCircularityError", name),
            LoadError::Incompatible(message) => {
                self.throw_new("java/lang/IncompatibleClassChangeError", message)
            }
            LoadError::Mislinked(..) | LoadError::Unreadable(..) => {
                Flow::Stop(Stop::Unsupported(error.to_string()))
            }
        }
    }
}
