//! Start-up: what `System.initPhase1` to `3` would do, as far as a program can notice, and no more.

use crate::config::Config;
use crate::heap::Heap;
use crate::heap::Ref;
use crate::hooks::{Host, Registry};
use crate::linkage::Initialization;
use crate::linkage::{Maps, WellKnown};
use crate::machine::Machine;
use crate::selections::Selections;
use crate::small::{Decompressors, Small};
use crate::stack::{Stack, Task, TaskId};
use crate::stop::Stop;
use program::Program;
use program::{ClassId, Kind};
use rustc_hash::FxHashMap;

impl<H: Host> Machine<H> {
    /// A machine over a program; it has yet to be booted.
    pub fn new(program: Program, config: Config) -> Machine<H> {
        let tier = crate::tier::Tier::new(config.compiled_after);
        Machine {
            natives: Registry::standard(config.jdk_version),
            decompressors: Decompressors::default(),
            program,
            heap: Heap::default(),
            stack: Stack::default(),
            tasks: vec![Task::default()],
            current: TaskId(0),
            classes: Vec::new(),
            config,
            out: Vec::new(),
            err: Vec::new(),
            steps: 0,
            fuel: u64::MAX,
            host: None,
            small: Small::default(),
            environment_uses: std::collections::BTreeSet::new(),
            entries: Vec::new(),
            belonging: FxHashMap::default(),
            bound: Vec::new(),
            statics: Vec::new(),
            interface_sites: Vec::new(),
            tier,
            repeats: crate::repeats::Repeats::default(),
            selections: Selections::default(),
            dynamic_sites: Vec::new(),
            handle_sites: Vec::new(),
            intrinsics: Vec::new(),
            strings: FxHashMap::default(),
            string_log: Vec::new(),
            class_log: Vec::new(),
            marks: Vec::new(),
            saved_stacks: Vec::new(),
            known: WellKnown::default(),
            stubs: FxHashMap::default(),
            maps: Maps::default(),
            base_classes: Vec::new(),
            program_classes: Vec::new(),
            classified: 0,
            late_classes: Vec::new(),
            own: std::sync::Arc::default(),
            cached: std::sync::Arc::default(),
            of_library: std::sync::Arc::default(),
            growth: None,
            library_statics: FxHashMap::default(),
            originals: FxHashMap::default(),
            original_streams: (Ref::NULL, Ref::NULL),
            loader: Ref::NULL,
            access_hook: None,
            in_initializer: false,
            host_roots: Vec::new(),
            unscheduled: false,
            call_hook: None,
            modules: (Ref::NULL, Ref::NULL),
        }
    }

    /// Loads the core classes and makes the machine ready to run a program.
    pub fn boot(&mut self) -> Result<(), Stop> {
        self.find_known()?;
        self.make_main_thread()?;
        for class in [
            "java/lang/String",
            "java/lang/System",
            "java/lang/Class",
            "java/lang/Thread",
            "java/lang/Throwable",
            "java/lang/reflect/Method",
            "java/lang/ref/Finalizer",
        ] {
            self.initialize_now(class)?;
        }
        let access = self.method_named("java/lang/System", "setJavaLangAccess", "()V")?;
        self.call(access, &[])?;
        self.set_properties()?;
        self.make_streams()?;
        self.settle_locale()
    }

    /// The library looks up the locales for display and format when they are first asked for. That is done here, so that
    /// only a program that sets them changes them.
    fn settle_locale(&mut self) -> Result<(), Stop> {
        let class = self.initialize_now("java/util/Locale")?;
        let locale = self.get_static(class, "defaultLocale");
        for field in ["defaultDisplayLocale", "defaultFormatLocale"] {
            self.set_static(class, field, locale);
        }
        Ok(())
    }

    /// For a search: the tables of boxed values are filled before the base of all states, where they are named by their
    /// index; filled by a task, each of their objects would be walked in every state.
    pub fn fill_value_tables(&mut self) -> Result<(), Stop> {
        for kind in ["Byte", "Character", "Short", "Integer", "Long"] {
            self.initialize_now(&format!("java/lang/{kind}${kind}Cache"))?;
        }
        Ok(())
    }

    fn find_known(&mut self) -> Result<(), Stop> {
        let object = self.load_class("java/lang/Object")?;
        self.known.object = object;
        let class = self.load_class("java/lang/Class")?;
        self.known.class = class;
        self.known.class_id_word = self.program.class(class).instance_words;
        self.known.class_component = self.need_word(class, "componentType")?;
        self.known.class_loader = self.need_word(class, "classLoader")?;
        self.known.class_module = self.need_word(class, "module")?;
        let string = self.load_class("java/lang/String")?;
        self.known.string = string;
        self.known.string_value = self.need_word(string, "value")?;
        self.known.string_coder = self.need_word(string, "coder")?;
        self.known.string_hash = self.need_word(string, "hash")?;
        let throwable = self.load_class("java/lang/Throwable")?;
        self.known.throwable = throwable;
        self.known.throwable_message = self.need_word(throwable, "detailMessage")?;
        self.known.throwable_cause = self.need_word(throwable, "cause")?;
        self.known.throwable_backtrace = self.need_word(throwable, "backtrace")?;
        self.known.throwable_depth = self.need_word(throwable, "depth")?;
        self.known.throwable_trace = self.need_word(throwable, "stackTrace")?;
        self.known.throwable_suppressed = self.need_word(throwable, "suppressedExceptions")?;
        self.known.thread = self.load_class("java/lang/Thread")?;
        for index in 0..8 {
            let element = self.program.primitive(Kind::PRIMITIVES[index]);
            let array =
                self.program.array_of(element).map_err(|error| Stop::Unsupported(error.to_string()))?;
            self.known.arrays[index] = array;
        }
        self.known.bytes = self.known.arrays[1];
        Ok(())
    }

    fn need_word(&self, class: ClassId, field: &str) -> Result<u32, Stop> {
        self.field_word(class, field).ok_or_else(|| {
            let class = self.program.class(class).java_name();
            Stop::Unsupported(format!("this JDK's {class} has no field {field}"))
        })
    }

    /// Runs a class's initialiser at once.
    pub fn initialize_now(&mut self, name: &str) -> Result<ClassId, Stop> {
        let class = self.load_class(name)?;
        let saved = std::mem::take(&mut self.stack);
        self.stack.slots.resize(64, 0);
        let mut result = Ok(class);
        while !matches!(self.initialization(class), Initialization::Done | Initialization::Failed) {
            match self.initialize(class) {
                None => break,
                Some(crate::stop::Flow::Stop(stop)) => {
                    result = Err(stop);
                    break;
                }
                Some(crate::stop::Flow::Continue) => {
                    if self.stack.frames.is_empty() {
                        continue;
                    }
                    match self.interpret(&mut crate::observer::Unobserved) {
                        Stop::Finished(_) => {}
                        Stop::Unsupported(what) => {
                            result = Err(Stop::Unsupported(self.with_place(&what)));
                            break;
                        }
                        stop => {
                            result = Err(stop);
                            break;
                        }
                    }
                }
            }
        }
        self.stack = saved;
        result
    }

    fn make_main_thread(&mut self) -> Result<(), Stop> {
        let group_class = self.load_class("java/lang/ThreadGroup")?;
        let group = self.heap.allocate_object(group_class, self.program.class(group_class).instance_words);
        let main = self.new_string("main");
        self.set_field(group, "name", u64::from(main.0));
        self.set_field(group, "maxPriority", 10);
        let number = self.version().main_thread;
        self.tasks[0].thread = self.make_thread(main, number, group);
        Ok(())
    }

    fn properties(&self) -> Vec<(&'static str, String)> {
        let version = self.config.jdk_version;
        let fixed = [
            ("java.vendor", "Scoville"),
            ("os.name", "Linux"),
            ("os.arch", "amd64"),
            ("os.version", "1"),
            ("file.separator", "/"),
            ("path.separator", ":"),
            ("line.separator", "\n"),
            ("file.encoding", "UTF-8"),
            ("native.encoding", "UTF-8"),
            ("sun.jnu.encoding", "UTF-8"),
            ("stdout.encoding", "UTF-8"),
            ("stderr.encoding", "UTF-8"),
            ("stdin.encoding", "UTF-8"),
            ("sun.stdout.encoding", "UTF-8"),
            ("sun.stderr.encoding", "UTF-8"),
            ("user.language", "en"),
            ("user.name", "scoville"),
            ("user.home", "/"),
            ("java.io.tmpdir", "/tmp"),
            ("java.vm.name", "Scoville"),
            ("java.vm.vendor", "Scoville"),
            ("java.vm.specification.name", "Java Virtual Machine Specification"),
            ("java.specification.name", "Java Platform API Specification"),
            ("java.vm.specification.vendor", "Oracle Corporation"),
            ("java.specification.vendor", "Oracle Corporation"),
            ("sun.arch.data.model", "64"),
            ("sun.cpu.endian", "little"),
            ("sun.io.unicode.encoding", "UnicodeLittle"),
            ("java.locale.useOldISOCodes", ""),
            ("jdk.reflect.useDirectMethodHandle", "false"),
            ("jdk.reflect.useNativeAccessorOnly", "true"),
        ];
        let mut all: Vec<(&str, String)> =
            fixed.iter().map(|(key, value)| (*key, (*value).to_string())).collect();
        let class_version = version + 44;
        all.extend([
            ("java.home", self.config.java_home.clone()),
            ("java.version", version.to_string()),
            ("java.specification.version", version.to_string()),
            ("java.vm.specification.version", version.to_string()),
            ("java.vm.version", version.to_string()),
            ("java.runtime.version", version.to_string()),
            ("java.class.version", format!("{class_version}.0")),
            ("java.class.path", self.config.class_path.clone()),
            ("user.dir", self.config.directory.clone()),
        ]);
        all
    }

    fn set_properties(&mut self) -> Result<(), Stop> {
        let system = self.load_class("java/lang/System")?;
        let class = self.initialize_now("java/util/Properties")?;
        let properties = self.heap.allocate_object(class, self.program.class(class).instance_words);
        let init = self.method_named("java/util/Properties", "<init>", "()V")?;
        self.call(init, &[u64::from(properties.0)])?;
        let by = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;";
        let set = self.method_named("java/util/Properties", "setProperty", by)?;
        let map_class = self.initialize_now("java/util/HashMap")?;
        let map = self.heap.allocate_object(map_class, self.program.class(map_class).instance_words);
        let init = self.method_named("java/util/HashMap", "<init>", "()V")?;
        self.call(init, &[u64::from(map.0)])?;
        let put = self.method_named(
            "java/util/HashMap",
            "put",
            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
        )?;
        for (key, value) in self.properties() {
            let key_units: Vec<u16> = key.encode_utf16().collect();
            let key = self.intern(&key_units);
            let value = self.new_string(&value);
            self.call(set, &[u64::from(properties.0), u64::from(key.0), u64::from(value.0)])?;
            self.call(put, &[u64::from(map.0), u64::from(key.0), u64::from(value.0)])?;
        }
        self.set_static(system, "props", u64::from(properties.0));
        let separator = self.intern(&[u16::from(b'\n')]);
        self.set_static(system, "lineSeparator", u64::from(separator.0));
        let vm = self.load_class("jdk/internal/misc/VM")?;
        self.set_static(vm, "savedProps", u64::from(map.0));
        Ok(())
    }

    fn make_streams(&mut self) -> Result<(), Stop> {
        let system = self.load_class("java/lang/System")?;
        let print_stream = self.initialize_now("java/io/PrintStream")?;
        let words = self.program.class(print_stream).instance_words;
        let out = self.file_stream("java/io/FileOutputStream", "out")?;
        let err = self.file_stream("java/io/FileOutputStream", "err")?;
        let init = self.method_named("java/io/PrintStream", "<init>", "(Ljava/io/OutputStream;Z)V")?;
        let mut streams = [Ref::NULL; 2];
        for (index, file) in [out, err].into_iter().enumerate() {
            let stream = self.heap.allocate_object(print_stream, words);
            self.call(init, &[u64::from(stream.0), u64::from(file.0), 1])?;
            streams[index] = stream;
        }
        self.set_static(system, "out", u64::from(streams[0].0));
        self.set_static(system, "err", u64::from(streams[1].0));
        // Newer versions keep the streams of the start.
        self.set_static(system, "initialErr", u64::from(streams[1].0));
        self.set_standard_streams(streams[0], streams[1]);
        let input = self.file_stream("java/io/FileInputStream", "in")?;
        let buffered = self.initialize_now("java/io/BufferedInputStream")?;
        let stream = self.heap.allocate_object(buffered, self.program.class(buffered).instance_words);
        let init = self.method_named("java/io/BufferedInputStream", "<init>", "(Ljava/io/InputStream;)V")?;
        self.call(init, &[u64::from(stream.0), u64::from(input.0)])?;
        self.set_static(system, "in", u64::from(stream.0));
        self.set_static(system, "initialIn", u64::from(stream.0));
        Ok(())
    }

    fn file_stream(&mut self, class: &str, descriptor: &str) -> Result<Ref, Stop> {
        let descriptors = self.initialize_now("java/io/FileDescriptor")?;
        let descriptor = self.get_static(descriptors, descriptor);
        let id = self.initialize_now(class)?;
        let stream = self.heap.allocate_object(id, self.program.class(id).instance_words);
        let init = self.method_named(class, "<init>", "(Ljava/io/FileDescriptor;)V")?;
        self.call(init, &[u64::from(stream.0), descriptor])?;
        Ok(stream)
    }

    /// The one class loader that programs see.
    pub(crate) fn app_loader(&mut self) -> Ref {
        if self.loader.is_null()
            && let Ok(class) = self.program.load("jdk/internal/loader/ClassLoaders$AppClassLoader")
        {
            let words = self.program.class(class).instance_words;
            let loader = self.heap.allocate_object(class, words);
            let name = self.new_string("app");
            self.set_field(loader, "name", u64::from(name.0));
            self.set_field(loader, "nameAndId", u64::from(name.0));
            self.loader = loader;
            let module = self.module(false);
            self.set_field(loader, "unnamedModule", u64::from(module.0));
            let thread = self.tasks[0].thread;
            if !thread.is_null() {
                self.set_field(thread, "contextClassLoader", u64::from(loader.0));
            }
        }
        self.loader
    }

    /// `java.base` for the JDK's classes, an unnamed module for all others.
    pub(crate) fn module(&mut self, jdk: bool) -> Ref {
        let known = if jdk { self.modules.0 } else { self.modules.1 };
        if !known.is_null() {
            return known;
        }
        let Ok(class) = self.program.load("java/lang/Module") else { return Ref::NULL };
        let module = self.heap.allocate_object(class, self.program.class(class).instance_words);
        if jdk {
            let name = self.new_string("java.base");
            self.set_field(module, "name", u64::from(name.0));
            self.modules.0 = module;
        } else {
            let loader = self.app_loader();
            self.set_field(module, "loader", u64::from(loader.0));
            self.modules.1 = module;
        }
        module
    }

    /// Puts `main(String[])` of a class on the stack of the current task.
    pub fn start_main(&mut self, class: &str, arguments: &[String]) -> Result<(), Stop> {
        self.app_loader();
        self.module(true);
        self.module(false);
        let id = self.load_class(class)?;
        let strings: Vec<Ref> = arguments.iter().map(|text| self.new_string(text)).collect();
        let array = match self.new_reference_array("java/lang/String", &strings) {
            crate::stop::Outcome::Value(array) => array,
            other => return Err(Stop::Unsupported(format!("{other:?}"))),
        };
        let launcher = self.launcher(id)?;
        self.start(launcher, &[array])
    }
}
