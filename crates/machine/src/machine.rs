//! The machine's state; how it is remembered and gone back to.

use crate::config::Config;
use crate::heap::{Heap, Ref};
use crate::hooks::{AccessHook, CallHook, Host, Native, Registry};
use crate::linkage::{
    ClassState, DynamicSite, Entry, HandleSite, Initialization, InterfaceSite, Intrinsic, Maps, StaticSite,
    StubKey, WellKnown,
};
use crate::selections::Selections;
use crate::small::{Decompressors, MachineMark, Small};
use crate::stack::{Stack, Task, TaskId};
use program::{ClassId, MethodId, Program};
use rustc_hash::FxHashMap;

/// The machine.
pub struct Machine<H: Host = ()> {
    /// What is executed.
    pub program: Program,
    /// The heap.
    pub heap: Heap,
    /// The current task's stack.
    pub stack: Stack,
    /// All tasks.
    pub tasks: Vec<Task>,
    /// The current task.
    pub current: TaskId,
    /// Per class, by id.
    pub classes: Vec<ClassState>,
    /// Settings.
    pub config: Config,
    /// What the program wrote to standard output.
    pub out: Vec<u8>,
    /// What the program wrote to standard error.
    pub err: Vec<u8>,
    /// Operations executed.
    pub steps: u64,
    /// Stop when `steps` reaches this.
    pub fuel: u64,
    /// State of the host's natives; the host saves and restores it.
    pub host: Option<Box<H>>,
    /// State that is copied at a mark.
    pub small: Small,
    /// Environment-dependent values that the program asked for, named in the coverage.
    pub environment_uses: std::collections::BTreeSet<&'static str>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) tier: crate::tier::Tier,
    pub(crate) repeats: crate::repeats::Repeats,
    /// Whether the code of a class is a part of an operation of the library; it is the same in all schedules.
    pub(crate) belonging: FxHashMap<(jdk::Row, ClassId), bool>,
    pub(crate) natives: Registry<H>,
    pub(crate) decompressors: Decompressors,
    pub(crate) bound: Vec<Option<Native<H>>>,
    pub(crate) statics: Vec<StaticSite>,
    pub(crate) interface_sites: Vec<InterfaceSite>,
    pub(crate) selections: Selections,
    pub(crate) dynamic_sites: Vec<DynamicSite>,
    pub(crate) handle_sites: Vec<std::sync::Arc<HandleSite>>,
    pub(crate) intrinsics: Vec<Intrinsic>,
    pub(crate) strings: FxHashMap<Box<[u16]>, Ref>,
    pub(crate) string_log: Vec<Box<[u16]>>,
    pub(crate) class_log: Vec<(ClassId, ClassState)>,
    pub(crate) marks: Vec<MachineMark>,
    pub(crate) saved_stacks: Vec<(TaskId, Task)>,
    pub(crate) known: WellKnown,
    pub(crate) stubs: FxHashMap<StubKey, MethodId>,
    pub(crate) maps: Maps,
    pub(crate) base_classes: Vec<Initialization>,
    /// The classes of the program among the first so many.
    pub(crate) program_classes: Vec<program::ClassId>,
    pub(crate) classified: usize,
    /// The classes that had no class object at the base, besides those that came since.
    pub(crate) late_classes: Vec<program::ClassId>,
    pub(crate) own: std::sync::Arc<rustc_hash::FxHashSet<Ref>>,
    /// Old objects that only caches of the library lead to.
    pub(crate) cached: std::sync::Arc<crate::objects::Objects>,
    /// Old objects that static fields of the library that are no caches lead to.
    pub(crate) of_library: std::sync::Arc<crate::objects::Objects>,
    /// What became the library's since the base, as long as nothing that it was found by has changed.
    pub(crate) growth: Option<crate::library_growth::LibraryGrowth>,
    /// Per class of the library, once asked for: the static fields that are no caches.
    pub(crate) library_statics: FxHashMap<ClassId, std::sync::Arc<[u32]>>,
    pub(crate) originals: FxHashMap<MethodId, MethodId>,
    pub(crate) original_streams: (Ref, Ref),
    pub(crate) loader: Ref,
    /// What natives call before they touch memory, if the host wants to know.
    pub access_hook: Option<AccessHook<H>>,
    /// The current task runs a class initialiser of the program: natives that may depend on who runs them are told.
    pub in_initializer: bool,
    /// Objects that the host's natives hold.
    pub host_roots: Vec<Ref>,
    /// What is called after a native, if the host wants to know.
    pub call_hook: Option<CallHook<H>>,
    /// Nobody schedules for now.
    pub(crate) unscheduled: bool,
    pub(crate) modules: (Ref, Ref),
}

impl<H: Host> Machine<H> {
    /// Another machine in the same state. There are neither marks nor a host yet: it is for a machine that has been
    /// started and is to be started no more.
    ///
    /// # Panics
    /// If there are.
    pub fn copy(&self) -> Machine<H> {
        assert!(self.marks.is_empty() && self.host.is_none(), "a machine is copied before a search begins");
        let Machine {
            natives,
            program,
            heap,
            stack,
            tasks,
            current,
            classes,
            config,
            out,
            err,
            steps,
            fuel,
            small,
            environment_uses,
            entries,
            tier,
            belonging,
            bound,
            statics,
            interface_sites,
            selections,
            dynamic_sites,
            handle_sites,
            intrinsics,
            strings,
            known,
            stubs,
            maps,
            base_classes,
            program_classes,
            classified,
            late_classes,
            own,
            cached,
            of_library,
            growth,
            library_statics,
            originals,
            original_streams,
            loader,
            access_hook,
            in_initializer,
            host_roots,
            unscheduled,
            call_hook,
            modules,
            host: _,
            marks: _,
            saved_stacks: _,
            string_log,
            class_log,
            // Of one run of a loop.
            repeats: _,
            // Made again from what an inflater has consumed.
            decompressors: _,
        } = self;
        Machine {
            natives: natives.clone(),
            program: program.clone(),
            heap: heap.clone(),
            stack: stack.clone(),
            tasks: tasks.clone(),
            current: *current,
            classes: classes.clone(),
            config: config.clone(),
            out: out.clone(),
            err: err.clone(),
            steps: *steps,
            fuel: *fuel,
            small: small.clone(),
            environment_uses: environment_uses.clone(),
            entries: entries.clone(),
            tier: tier.clone(),
            repeats: crate::repeats::Repeats::default(),
            belonging: belonging.clone(),
            bound: bound.clone(),
            statics: statics.clone(),
            interface_sites: interface_sites.clone(),
            selections: selections.clone(),
            dynamic_sites: dynamic_sites.clone(),
            handle_sites: handle_sites.clone(),
            intrinsics: intrinsics.clone(),
            strings: strings.clone(),
            known: known.clone(),
            stubs: stubs.clone(),
            maps: maps.clone(),
            base_classes: base_classes.clone(),
            program_classes: program_classes.clone(),
            classified: *classified,
            late_classes: late_classes.clone(),
            own: own.clone(),
            cached: cached.clone(),
            of_library: of_library.clone(),
            growth: growth.clone(),
            library_statics: library_statics.clone(),
            originals: originals.clone(),
            original_streams: *original_streams,
            loader: *loader,
            access_hook: *access_hook,
            in_initializer: *in_initializer,
            host_roots: host_roots.clone(),
            unscheduled: *unscheduled,
            call_hook: *call_hook,
            modules: *modules,
            host: None,
            marks: Vec::new(),
            saved_stacks: Vec::new(),
            string_log: string_log.clone(),
            class_log: class_log.clone(),
            decompressors: Decompressors::default(),
        }
    }

    /// Remembers the present state; marks nest.
    pub fn mark(&mut self) {
        self.marks.push(MachineMark {
            small: self.small.clone(),
            classes: self.class_log.len(),
            strings: self.string_log.len(),
            out: self.out.len(),
            err: self.err.len(),
            current: self.current,
            saved_stacks: self.saved_stacks.len(),
            tasks: self.tasks.len(),
        });
        self.heap.mark();
    }

    /// Goes back to the latest mark and forgets it.
    pub fn rewind(&mut self) {
        let Some(mark) = self.marks.pop() else { return };
        self.heap.rewind();
        self.park_current();
        while self.saved_stacks.len() > mark.saved_stacks {
            if let Some((id, task)) = self.saved_stacks.pop() {
                self.tasks[id.0 as usize] = task;
            }
        }
        self.tasks.truncate(mark.tasks);
        self.unpark(mark.current);
        while self.class_log.len() > mark.classes {
            if let Some((class, state)) = self.class_log.pop() {
                self.classes[class.index()] = state;
            }
        }
        while self.string_log.len() > mark.strings {
            if let Some(text) = self.string_log.pop() {
                self.strings.remove(&text);
            }
        }
        self.small = mark.small;
        self.out.truncate(mark.out);
        self.err.truncate(mark.err);
    }

    /// How many marks there are.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }

    fn park_current(&mut self) {
        std::mem::swap(&mut self.stack, &mut self.tasks[self.current.0 as usize].stack);
    }

    fn unpark(&mut self, task: TaskId) {
        self.current = task;
        std::mem::swap(&mut self.stack, &mut self.tasks[task.0 as usize].stack);
    }

    /// Makes another task the current one.
    pub fn switch_to(&mut self, task: TaskId) {
        if task != self.current {
            self.park_current();
            self.unpark(task);
        }
    }

    /// Must be called before the current task runs after a mark: its stack is saved once per mark.
    pub fn save_current(&mut self) {
        let depth = self.marks.len() as u32;
        let index = self.current.0 as usize;
        if self.tasks[index].epoch != depth {
            let saved = Task { stack: self.stack.clone(), ..self.tasks[index].clone() };
            self.saved_stacks.push((self.current, saved));
            self.tasks[index].epoch = depth;
        }
    }

    /// A new task with an empty stack.
    pub fn add_task(&mut self) -> TaskId {
        self.heap.begin_parallel();
        self.tasks.push(Task { epoch: self.marks.len() as u32, ..Task::default() });
        TaskId(self.tasks.len() as u32 - 1)
    }

    /// The stack of any task.
    pub fn stack_of(&self, task: TaskId) -> &Stack {
        if task == self.current { &self.stack } else { &self.tasks[task.0 as usize].stack }
    }

    /// The class of an object.
    pub fn class_of(&self, object: Ref) -> ClassId {
        self.heap.class(object)
    }

    /// The name of an object's class as Java prints it.
    pub fn class_name_of(&self, object: Ref) -> String {
        self.program.class(self.heap.class(object)).java_name()
    }

    /// Whether an object is an instance of a class.
    pub fn is_instance(&self, object: Ref, class: ClassId) -> bool {
        self.program.is_subclass(self.heap.class(object), class)
    }
}
