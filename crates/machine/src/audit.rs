//! Holds natives to their announcements, in builds with debug assertions: whatever a native touched of an object
//! that was there before it must have been announced, unless the table below says why not.
//!
//! This looks at what the heap recorded and shares nothing with the accessors that announce.

use crate::heap::Ref;
use crate::hooks::{Host, Native};
use crate::machine::Machine;
use crate::observer::HookKind;
use crate::stop::{Args, Outcome};
use program::MethodId;

impl<H: Host> Machine<H> {
    /// Runs a native and looks whether it announced what it touched.
    #[inline(always)]
    pub(crate) fn run_native(&mut self, _method: MethodId, native: Native<H>, args: Args) -> Outcome {
        #[cfg(debug_assertions)]
        {
            let class = &self.program.class(self.program.method(_method).class).name;
            let hosts = self.natives.is_hosts(class);
            self.audited(|m| format!("native {}", m.program.method_name(_method)), hosts, |m| native(m, args))
        }
        #[cfg(not(debug_assertions))]
        native(self, args)
    }

    /// Does what an operation of the interpreter does that is like a native.
    #[inline(always)]
    pub(crate) fn run_like_native<T>(
        &mut self,
        _name: &'static str,
        work: impl FnOnce(&mut Machine<H>) -> T,
    ) -> T {
        #[cfg(debug_assertions)]
        return self.audited(|_| _name.to_string(), false, work);
        #[cfg(not(debug_assertions))]
        work(self)
    }

    /// Does something for the machine itself while a native runs: it is not the native's.
    #[inline(always)]
    pub fn unrecorded<T>(&mut self, work: impl FnOnce(&mut Machine<H>) -> T) -> T {
        #[cfg(debug_assertions)]
        let before = self.heap.record(false);
        let result = work(self);
        #[cfg(debug_assertions)]
        self.heap.record(before);
        result
    }

    /// Notes that the host has been told of an access.
    #[inline(always)]
    pub(crate) fn note_announced(&self, _object: Ref, _index: u32, _length: u32, _kind: HookKind) {
        #[cfg(debug_assertions)]
        self.heap.note(crate::heap::Event::Announced {
            object: _object,
            index: _index,
            length: _length,
            kind: _kind,
        });
    }

    /// Notes that the host has stopped a native.
    #[inline(always)]
    pub(crate) fn note_stopped(&self) {
        #[cfg(debug_assertions)]
        self.heap.note(crate::heap::Event::Stopped);
    }
}

#[cfg(debug_assertions)]
mod checks {
    use crate::heap::{Event, Ref};
    use crate::hooks::Host;
    use crate::machine::Machine;
    use crate::observer::HookKind;
    use program::ClassId;
    use std::ops::Range;

    /// What need not be announced.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Exempt {
        /// Reads of the field.
        Reads,
        /// Reads of the field and of the object it names.
        DeepReads,
        /// Reads of the object that the field names; the field itself is announced.
        Target,
        /// Reads and writes of the field.
        Cache,
    }

    /// Fields that natives touch without announcing it: declaring class, field, what, why.
    const EXEMPTIONS: &[(&str, &str, Exempt, &str)] = &[
        ("java/lang/String", "value", Exempt::DeepReads, "final, and nobody writes the array of a string"),
        ("java/lang/String", "coder", Exempt::Reads, "final"),
        (
            "java/lang/Class",
            "name",
            Exempt::Cache,
            "a cache: every task would write the same interned string",
        ),
        (
            "java/lang/Throwable",
            "backtrace",
            Exempt::Target,
            "the machine's own array, written once when made",
        ),
        ("java/lang/Throwable", "UNASSIGNED_STACK", Exempt::Reads, "static and final"),
        ("java/lang/Throwable", "SUPPRESSED_SENTINEL", Exempt::Reads, "static and final"),
        ("java/lang/StackFrameInfo", "memberName", Exempt::DeepReads, "final; the machine's own array"),
        (
            "java/lang/ClassFrameInfo",
            "classOrMemberName",
            Exempt::DeepReads,
            "final; the machine's own array",
        ),
        (
            "java/util/concurrent/locks/AbstractQueuedSynchronizer",
            "state",
            Exempt::Reads,
            "of latches and semaphores, whose constructors alone write it where their methods are natives",
        ),
        ("java/lang/StackWalker", "retainClassRef", Exempt::Reads, "final"),
        ("java/lang/Enum", "name", Exempt::Reads, "final"),
        ("java/lang/Boolean", "value", Exempt::Reads, "final"),
        ("java/lang/Byte", "value", Exempt::Reads, "final"),
        ("java/lang/Character", "value", Exempt::Reads, "final"),
        ("java/lang/Short", "value", Exempt::Reads, "final"),
        ("java/lang/Integer", "value", Exempt::Reads, "final"),
        ("java/lang/Long", "value", Exempt::Reads, "final"),
        ("java/lang/Float", "value", Exempt::Reads, "final"),
        ("java/lang/Double", "value", Exempt::Reads, "final"),
        ("java/lang/Thread", "holder", Exempt::Reads, "final"),
        ("java/lang/Thread$FieldHolder", "group", Exempt::Reads, "final"),
        (
            "java/lang/Thread",
            "group",
            Exempt::Reads,
            "written once when made: the threads of tasks never end",
        ),
        ("java/lang/Module", "name", Exempt::Reads, "final"),
        ("java/lang/reflect/Field", "clazz", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Field", "slot", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Field", "name", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Field", "type", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Field", "modifiers", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Method", "slot", Exempt::Reads, "written once when made"),
        ("java/lang/reflect/Constructor", "slot", Exempt::Reads, "written once when made"),
        ("java/lang/invoke/VarHandle$AccessMode", "methodName", Exempt::Reads, "final"),
        ("java/nio/ByteOrder", "name", Exempt::Reads, "final"),
        ("java/util/Locale", "baseLocale", Exempt::Reads, "final"),
        ("sun/util/locale/BaseLocale", "language", Exempt::Reads, "final"),
        ("java/util/ServiceLoader", "service", Exempt::Reads, "final"),
        ("java/io/File", "path", Exempt::Reads, "final"),
        ("java/io/FileInputStream", "fd", Exempt::Reads, "final"),
        ("java/io/FileOutputStream", "fd", Exempt::Reads, "final"),
        ("java/security/Security", "props", Exempt::Reads, "read in the initialiser of its own class only"),
    ];

    /// Classes of the machine's own, whose objects are written once when made.
    const OWN: &[&str] = &["scoville/VarHandle"];

    impl<H: Host> Machine<H> {
        /// Does what a native does and looks whether it announced what it touched.
        pub(crate) fn audited<T>(
            &mut self,
            name: impl FnOnce(&Machine<H>) -> String,
            hosts: bool,
            work: impl FnOnce(&mut Machine<H>) -> T,
        ) -> T {
            if self.access_hook.is_none() {
                return work(self);
            }
            self.heap.recorded();
            let before = self.heap.record(true);
            let result = work(self);
            self.heap.record(before);
            let events = self.heap.recorded();
            if let Err(fault) = self.check_events(&events, hosts) {
                panic!("{} {fault}", name(self));
            }
            result
        }

        fn check_events(&self, events: &[Event], hosts: bool) -> Result<(), String> {
            let (mut made, mut frozen, mut wrote) = (Vec::new(), Vec::new(), false);
            for (at, event) in events.iter().enumerate() {
                match *event {
                    Event::Made(object) => made.push(object),
                    Event::Announced { .. } => {}
                    Event::Stopped if wrote => return Err("was stopped after it had written".into()),
                    Event::Stopped => {}
                    Event::Touched { object, .. } if made.contains(&object) => {}
                    Event::Touched { object, byte, bytes, write } => {
                        wrote |= write;
                        for index in self.touched(object, byte, bytes) {
                            let exempt = self.exemption(object, index);
                            if matches!(exempt, Some(Exempt::DeepReads | Exempt::Target)) {
                                frozen.push(self.heap.get_ref(object, index));
                            }
                            // The host's library hands its natives arrays that it has just made.
                            let its_own = hosts && self.program.class(self.heap.class(object)).is_array();
                            let free = match exempt {
                                None if its_own => !write,
                                Some(Exempt::Cache) => true,
                                Some(Exempt::Reads | Exempt::DeepReads) => !write,
                                Some(Exempt::Target) | None => !write && frozen.contains(&object),
                            };
                            // A read may be announced later: how much is read may depend on what is read.
                            let told = if write { &events[..at] } else { events };
                            if !free && !told.iter().any(|told| covers(told, object, index, write)) {
                                return Err(self.fault(object, index, write));
                            }
                        }
                    }
                }
            }
            Ok(())
        }

        fn touched(&self, object: Ref, byte: usize, bytes: usize) -> Range<u32> {
            let header = self.heap.header(object);
            let size = header.element_bytes();
            let end = (byte + bytes).div_ceil(size);
            (byte / size) as u32..(end as u32).min(header.length())
        }

        fn fault(&self, object: Ref, index: u32, write: bool) -> String {
            let class = self.class_name_of(object);
            let field = match self.field_at(object, index) {
                Some((owner, field)) => format!("{}.{field}", self.program.class(owner).java_name()),
                None => format!("{class}[{index}]"),
            };
            let how = if write { "wrote" } else { "read" };
            format!("touched {field} ({how} it) without announcing it")
        }

        fn exemption(&self, object: Ref, index: u32) -> Option<Exempt> {
            let class = self.heap.class(object);
            if class == self.known.class && index == self.known.class_id_word {
                return Some(Exempt::Reads);
            }
            if OWN.contains(&&*self.program.class(class).name) {
                return Some(Exempt::Reads);
            }
            let (owner, field) = self.field_at(object, index)?;
            let owner = &*self.program.class(owner).name;
            let known = EXEMPTIONS.iter().find(|(class, name, ..)| (*class, *name) == (owner, field))?;
            Some(known.2)
        }

        /// The field in a word of an object, or of the class that a mirror stands for.
        fn field_at(&self, object: Ref, index: u32) -> Option<(ClassId, &str)> {
            let class = self.heap.class(object);
            if self.program.class(class).is_array() {
                return None;
            }
            let find = |owner: ClassId, is_static: bool| {
                let fields = self.program.class(owner).fields.iter().map(|id| self.program.field(*id));
                let mut own = fields.filter(|field| field.is_static() == is_static);
                let word = |word: u32| if is_static { self.static_word(word) } else { word };
                own.find(|field| word(field.word) == index)
                    .map(|field| (owner, self.program.text(field.name)))
            };
            let mut above = Some(class);
            while let Some(owner) = above {
                if let Some(found) = find(owner, false) {
                    return Some(found);
                }
                above = self.program.class(owner).super_class;
            }
            (class == self.known.class).then(|| find(self.class_of_mirror(object), true)).flatten()
        }
    }

    /// Whether an announcement stands for a touch: one of a write stands for reads too.
    fn covers(event: &Event, object: Ref, index: u32, write: bool) -> bool {
        let Event::Announced { object: told, index: first, length, kind } = *event else { return false };
        let writes = matches!(
            kind,
            HookKind::Write | HookKind::Atomic(crate::observer::AccessMode { write: true, .. })
        );
        let reads = writes || matches!(kind, HookKind::Read | HookKind::Atomic(_));
        told == object && (first..first + length).contains(&index) && if write { writes } else { reads }
    }
}
