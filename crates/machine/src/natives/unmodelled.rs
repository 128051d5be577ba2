//! What the library may do for itself, and what is not modelled where the program asks for it.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, reference};
use crate::stack::{FrameKind, TaskId};
use crate::stop::{Args, Outcome};
use rustc_hash::FxHashSet;

/// The end of a native that is not modelled.
pub(crate) fn unmodelled(what: &str) -> Outcome {
    Outcome::Unsupported(format!("{what} is not modelled"))
}

/// The starts of names of classes whose methods pass on what is asked of them.
const PASS_ON: &[&str] = &[
    "java/lang/ref/",
    "java/lang/reflect/",
    "jdk/internal/reflect/",
    "java/lang/invoke/",
    "java/util/WeakHashMap",
];

/// The starts of names of classes that keep what method handles are made of, by references that may be cleared.
const FORM_CACHES: &[&str] = &["java/lang/invoke/MethodType", "java/lang/invoke/LambdaFormEditor"];

impl<H: Host> Machine<H> {
    /// Whether a method of the program called the native that runs, itself or through what only passes calls on.
    pub(super) fn is_asked_by_program(&self) -> bool {
        let mut classes = self.stack.frames.iter().rev().map(|frame| self.program.method(frame.method).class);
        let passes_on = |class: &program::ClassId| {
            let name = &self.program.class(*class).name;
            PASS_ON.iter().any(|start| name.starts_with(start))
        };
        let caller = classes.find(|class| !passes_on(class));
        caller.is_some_and(|class| self.is_program(class))
    }

    /// Whether the program asked, itself or through whatever it called of the library, and the object in question is one that
    /// the program has or gave to the library.
    pub(super) fn is_asked_by_program_for(&mut self, object: Ref) -> bool {
        let task = self.current;
        self.is_asked_by_program()
            || self.is_called_by_program(task, object)
            || self.has_program_frame() && self.is_in_reach_of_program(object)
    }

    /// Whether a method of the program caused the call of a method of an object, and no static field of the library leads to
    /// the object: it is not one that the library made for itself.
    fn is_caused_by_program(&mut self, object: Ref) -> bool {
        self.has_program_frame() && !self.is_cached(object) && !self.is_of_library(object)
    }

    fn has_program_frame(&self) -> bool {
        self.stack.frames.iter().any(|frame| self.is_program(self.program.method(frame.method).class))
    }

    /// Whether the current task is in a cache of forms of handles: they are made again when they are gone, and look the same.
    fn is_in_form_cache(&self) -> bool {
        self.stack.frames.last().is_some_and(|frame| {
            let caller = &self.program.class(self.program.method(frame.method).class).name;
            FORM_CACHES.iter().any(|start| caller.starts_with(start))
        })
    }

    /// What a reference leads to is asked for: it matters when the collector clears it, if nothing else leads there. The
    /// library's own references show nowhere: those of its own classes, and those that the asking object keeps itself.
    pub(super) fn asks_collector(&mut self, object: Ref, referent: Ref) {
        let class = self.class_of(object);
        let name = &self.program.class(class).name;
        let of_map = name.starts_with("java/util/WeakHashMap");
        // The library keeps loggers by them, which the program gets by their names.
        let of_loggers = name.starts_with("java/util/logging/LogManager");
        let own = !of_map && !self.is_program(class) && !name.starts_with("java/lang/ref/");
        if self.is_in_form_cache() {
            return;
        }
        let matters = self.unrecorded(|m| {
            let task = m.current;
            let asked = m.is_asked_by_program()
                || of_loggers && m.has_program_frame()
                || of_map && m.is_caused_by_program(object)
                || !of_map
                    && !own
                    && !m.is_held_by_receiver(task, object)
                    && m.is_asked_by_program_for(object);
            asked && !referent.is_null() && !m.is_kept(referent)
        });
        if matters {
            self.touches(crate::hooks::Resource::Collector, false);
        }
    }

    /// An object of a class is made. If the class has a finalizer of the program, the collector may run it at any time.
    pub(crate) fn note_finalizer(&mut self, class: program::ClassId) {
        if !self.is_program(class) {
            return;
        }
        let finalizer = self.program.find_method(class, "finalize", "()V");
        if finalizer.is_some_and(|method| self.is_program(self.program.method(method).class)) {
            self.touches(crate::hooks::Resource::Collector, false);
        }
    }

    /// A compare-and-set has succeeded that may fail though the value is as expected. That is not explored; the library's
    /// own are in loops.
    pub(crate) fn succeeds_weakly(&mut self) {
        let frames = &self.stack.frames;
        let by = |frame: &crate::stack::Frame| self.program.method(frame.method);
        let passes_on = frames.last().is_some_and(|frame| {
            let method = by(frame);
            self.program.text(method.name).starts_with("weakCompareAndSet") && !self.is_program(method.class)
        });
        let caller = frames.iter().rev().nth(usize::from(passes_on)).map(|frame| by(frame).class);
        if caller.is_some_and(|class| self.is_program(class)) {
            self.touches(crate::hooks::Resource::Weak, false);
        }
    }

    /// Whether other tasks are alive beside the current one.
    pub(super) fn has_company(&self) -> bool {
        self.host.is_some() && H::has_company(self)
    }

    /// What a native ends in that is about to call a method of the program from an initialiser of the JDK: these are not
    /// looked at, as what they do is before every use of their class.
    pub(crate) fn calls_from_library_initializer(&self, class: program::ClassId) -> Option<Outcome> {
        if !self.is_program(class) || !self.has_company() {
            return None;
        }
        let initializer = self.stack.frames.iter().find_map(|frame| match frame.kind {
            FrameKind::Initializer(class) if !self.is_program(class) => Some(class),
            _ => None,
        })?;
        Some(unmodelled(&format!(
            "code of the program ({}) in the initialiser of {}, beside other tasks,",
            self.program.class(class).java_name(),
            self.program.class(initializer).java_name()
        )))
    }

    /// Whether something is sure to lead to an object besides weak references, whatever other tasks do.
    fn is_kept(&mut self, wanted: Ref) -> bool {
        match self.host.is_some() && H::is_beside_others(self) {
            true => self.is_kept_from_others(wanted),
            false => self.is_strongly_reachable(wanted),
        }
    }

    /// Whether something leads to an object that no other task can change: the current task's own stack, class objects, texts of
    /// the program, and final fields from there.
    fn is_kept_from_others(&mut self, wanted: Ref) -> bool {
        let (mut pending, mut found) = (self.references_of(self.current), FxHashSet::default());
        pending.extend(self.classes.iter().map(|state| state.mirror));
        #[expect(clippy::iter_over_hash_type, reason = "what is found does not depend on the order")]
        for string in self.strings.values() {
            pending.push(*string);
        }
        let class = self.program.loaded("java/lang/ref/Reference");
        while let Some(object) = pending.pop() {
            if object == wanted {
                return true;
            }
            let is_reference = class.is_some_and(|class| self.is_instance(object, class));
            if object.is_null() || is_reference || !found.insert(object) {
                continue;
            }
            self.each_reference(object, |word, held| {
                if !held.is_null() && self.is_lasting(object, word) {
                    pending.push(held);
                }
            });
        }
        false
    }

    /// Whether a field of an object, or a static one of a class object, stays as it is.
    fn is_lasting(&self, object: Ref, word: u32) -> bool {
        let class = self.class_of(object);
        let linked = self.program.class(class);
        let is_final = |field: program::FieldId| self.program.field(field).is_final();
        if self.is_class_object(object) && word >= self.static_word(0) {
            let of = self.program.class(self.class_of_mirror(object));
            let is_it = |field: &&program::FieldId| {
                let field = self.program.field(**field);
                field.is_static() && self.static_word(field.word) == word
            };
            let is_fixed = !self.sets_finals_anywhere(self.class_of_mirror(object));
            return is_fixed && of.fields.iter().find(is_it).is_some_and(|field| is_final(*field));
        }
        // What the machine keeps of a class, and the root of all loggers, are set once.
        if self.is_class_object(object) || &*linked.name == "java/util/logging/LogManager" {
            return true;
        }
        let fields = linked.chain.iter().flat_map(|class| self.program.class(*class).fields.iter());
        let is_it = |field: &&program::FieldId| {
            let field = self.program.field(**field);
            !field.is_static() && field.word == word
        };
        let is_array = matches!(linked.shape, program::linked::Shape::Array(..));
        !is_array && fields.into_iter().find(is_it).is_some_and(|field| is_final(*field))
    }

    /// Whether something leads to an object besides weak references.
    fn is_strongly_reachable(&mut self, wanted: Ref) -> bool {
        let (mut pending, mut found) = (self.fixed_roots(), FxHashSet::default());
        for task in 0..self.tasks.len() as u32 {
            pending.extend(self.references_of(TaskId(task)));
        }
        let class = self.program.loaded("java/lang/ref/Reference");
        let referent = class.and_then(|class| self.field_word(class, "referent"));
        while let Some(object) = pending.pop() {
            if object.is_null() || !found.insert(object) {
                continue;
            }
            if object == wanted {
                return true;
            }
            let is_reference = class.is_some_and(|class| self.is_instance(object, class));
            self.each_reference(object, |word, held| {
                if !is_reference || Some(word) != referent {
                    pending.push(held);
                }
            });
        }
        false
    }
}

/// `Reference.get`. The collector may clear a reference when nothing else leads to its referent; when it does so is not
/// explored.
fn referent<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let object = m.arg_ref(a, 0);
    let referent = m.read_field(object, "referent").map(|referent| Ref(referent as u32));
    ended(referent.map(|referent| {
        m.asks_collector(object, referent);
        reference(referent)
    }))
}

/// A method of `ClassValue`. What one of the program keeps is kept in class objects, where the library has caches.
macro_rules! class_value {
    ($name:literal, $descriptor:literal) => {
        ($name, $descriptor, |m, a| {
            let value = m.arg_ref(a, 0);
            if m.is_program(m.class_of(value)) {
                return unmodelled("java.lang.ClassValue of the program");
            }
            let arguments = [m.arg(a, 0), m.arg(a, 1)];
            m.call_original("java/lang/ClassValue", $name, $descriptor, &arguments)
        })
    };
}

/// A fence, which orders plain accesses of the program; the library's own are built on it.
fn fence<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    if m.is_asked_by_program() && m.has_company() { unmodelled("a fence of VarHandle") } else { VOID }
}

/// Something that the collector decides; the library's own uses of it show nowhere.
fn collected<H: Host>(m: &mut Machine<H>, result: Outcome) -> Outcome {
    if m.is_asked_by_program() && !m.is_in_form_cache() {
        m.touches(crate::hooks::Resource::Collector, false);
    }
    result
}

/// A map of the program with weak keys is about to drop entries whose keys were collected: it matters if one could be.
fn drop_stale_entries<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let map = m.arg_ref(a, 0);
    let table = m.unrecorded(|m| m.reference_field(map, "table"));
    if !table.is_null() && m.unrecorded(|m| has_weak_key(m, table) && m.is_caused_by_program(map)) {
        m.touches(crate::hooks::Resource::Collector, false);
    }
    VOID
}

/// Whether the key of an entry in the table of a map could be collected.
fn has_weak_key<H: Host>(m: &mut Machine<H>, table: Ref) -> bool {
    let mut pending: Vec<Ref> = m.heap.elements(table).collect();
    while let Some(entry) = pending.pop() {
        if entry.is_null() {
            continue;
        }
        let key = m.reference_field(entry, "referent");
        if !key.is_null() && !m.is_kept(key) {
            return true;
        }
        pending.push(m.reference_field(entry, "next"));
    }
    false
}

/// `RecordComponent.getGenericType`: the type itself, unless the accessor says more.
fn generic_component<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let component = m.arg_ref(a, 0);
    let accessor = Ref(m.read_field(component, "accessor")? as u32);
    if accessor.is_null() || m.read_field(accessor, "signature")? != 0 {
        return Err(unmodelled("the generic type of a component of a record"));
    }
    Ok(Outcome::Value(m.read_field(component, "type")?))
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/ref/Reference",
                &[
                    ("get", "*", referent),
                    ("enqueue", "*", |_, _| unmodelled("Reference.enqueue")),
                    ("isEnqueued", "*", |m, a| {
                        let object = m.arg_ref(a, 0);
                        let referent = m.read_field(object, "referent");
                        ended(referent.map(|referent| {
                            m.asks_collector(object, Ref(referent as u32));
                            boolean(false)
                        }))
                    }),
                ],
            ),
            (
                "java/lang/ref/ReferenceQueue",
                &[
                    ("poll", "*", |m, _| collected(m, reference(Ref::NULL))),
                    ("remove", "*", |_, _| unmodelled("ReferenceQueue.remove")),
                ],
            ),
            (
                "java/lang/ref/Cleaner",
                &[("register", "*", |m, a| {
                    let arguments = [m.arg(a, 0), m.arg(a, 1), m.arg(a, 2)];
                    let descriptor =
                        "(Ljava/lang/Object;Ljava/lang/Runnable;)Ljava/lang/ref/Cleaner$Cleanable;";
                    let registered =
                        m.call_original("java/lang/ref/Cleaner", "register", descriptor, &arguments);
                    collected(m, registered)
                })],
            ),
            ("java/util/WeakHashMap", &[("expungeStaleEntries", "*", drop_stale_entries)]),
            (
                "java/lang/ClassValue",
                &[
                    class_value!("get", "(Ljava/lang/Class;)Ljava/lang/Object;"),
                    class_value!("remove", "(Ljava/lang/Class;)V"),
                ],
            ),
            (
                "java/lang/ThreadGroup",
                &[
                    ("getParent", "*", |_, _| unmodelled("ThreadGroup.getParent")),
                    ("activeCount", "*", |_, _| unmodelled("ThreadGroup.activeCount")),
                    ("enumerate", "*", |_, _| unmodelled("ThreadGroup.enumerate")),
                ],
            ),
            (
                "java/lang/invoke/VarHandle",
                &[
                    ("fullFence", "*", fence),
                    ("acquireFence", "*", fence),
                    ("releaseFence", "*", fence),
                    ("loadLoadFence", "*", fence),
                    ("storeStoreFence", "*", fence),
                ],
            ),
            (
                "java/lang/reflect/InvocationHandler",
                &[("invokeDefault", "*", |_, _| unmodelled("InvocationHandler.invokeDefault"))],
            ),
            (
                "java/lang/reflect/RecordComponent",
                &[
                    ("getGenericSignature", "*", |_, _| unmodelled("RecordComponent.getGenericSignature")),
                    ("getGenericType", "*", |m, a| ended(generic_component(m, a))),
                    ("getAnnotatedType", "*", |_, _| unmodelled("RecordComponent.getAnnotatedType")),
                    ("getAnnotation", "*", |_, _| unmodelled("an annotation of a component of a record")),
                    ("getAnnotations", "*", |_, _| unmodelled("an annotation of a component of a record")),
                    ("getDeclaredAnnotations", "*", |_, _| {
                        unmodelled("an annotation of a component of a record")
                    }),
                ],
            ),
            (
                "java/lang/reflect/Executable",
                &[("getTypeAnnotationBytes0", "*", |_, _| unmodelled("an annotation of a type"))],
            ),
            (
                "java/lang/reflect/Field",
                &[("getTypeAnnotationBytes0", "*", |_, _| unmodelled("an annotation of a type"))],
            ),
            (
                "sun/misc/Unsafe",
                &[
                    ("staticFieldOffset", "*", |_, _| unmodelled("Unsafe.staticFieldOffset")),
                    ("staticFieldBase", "*", |_, _| unmodelled("Unsafe.staticFieldBase")),
                    ("shouldBeInitialized", "*", |_, _| unmodelled("Unsafe.shouldBeInitialized")),
                ],
            ),
            (
                "java/lang/Package",
                &[
                    ("getPackage", "*", |_, _| unmodelled("Package.getPackage")),
                    ("getPackages", "*", |_, _| unmodelled("Package.getPackages")),
                ],
            ),
            (
                "java/lang/Module",
                &[
                    ("getDescriptor", "*", |_, _| unmodelled("Module.getDescriptor")),
                    ("getPackages", "*", |_, _| unmodelled("Module.getPackages")),
                    ("getLayer", "*", |_, _| unmodelled("Module.getLayer")),
                ],
            ),
            ("java/lang/ModuleLayer", &[("boot", "*", |_, _| unmodelled("ModuleLayer.boot"))]),
            ("java/lang/Runtime", &[("runFinalization", "*", |m, _| collected(m, VOID))]),
            (
                "java/lang/System",
                &[("setSecurityManager", "*", |_, _| unmodelled("System.setSecurityManager"))],
            ),
            (
                "java/lang/ClassLoader",
                &[
                    ("getDefinedPackage", "*", |_, _| unmodelled("ClassLoader.getDefinedPackage")),
                    ("getDefinedPackages", "*", |_, _| unmodelled("ClassLoader.getDefinedPackages")),
                    ("getParent", "*", |m, a| {
                        let loader = m.arg(a, 0);
                        match m.is_asked_by_program() {
                            true => unmodelled("ClassLoader.getParent"),
                            false => m.call_original(
                                "java/lang/ClassLoader",
                                "getParent",
                                "()Ljava/lang/ClassLoader;",
                                &[loader],
                            ),
                        }
                    }),
                    ("getPlatformClassLoader", "*", |m, _| match m.is_asked_by_program() {
                        true => unmodelled("ClassLoader.getPlatformClassLoader"),
                        false => reference(m.app_loader()),
                    }),
                ],
            ),
        ]
    }
}
