//! Stack traces as Java sees them: `Throwable`, `StackTraceElement`, `StackWalker`.

use crate::heap::Ref;
use crate::hooks::{Host, Resource, Table};
use crate::linkage::Intrinsic;
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, int, null_pointer, raise, reference};
use crate::observer::HookKind;
use crate::stop::{Args, Outcome, Stop};
use crate::stub::StubBuilder;
use crate::throw::TraceFrame;
use program::code::Op;
use program::linked::access;
use program::{Kind, MethodId, Origin};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/Throwable",
                &[("fillInStackTrace", "(I)Ljava/lang/Throwable;", |m, a| ended(fill_in_stack_trace(m, a)))],
            ),
            (
                "java/lang/StackTraceElement",
                &[
                    ("initStackTraceElements", "*", |m, a| ended(init_stack_trace_elements(m, a))),
                    ("initStackTraceElement", "*", |m, a| ended(init_stack_trace_element(m, a))),
                    ("computeFormat", "*", |m, a| {
                        // Neither loader names nor module versions are printed: all loaders are built in, all
                        // modules the JDK's.
                        let element = m.arg_ref(a, 0);
                        ended(m.touch_field(element, "format", true).and_then(|()| {
                            m.write_field(element, "declaringClassObject", 0)?;
                            m.set_field(element, "format", 3);
                            Ok(VOID)
                        }))
                    }),
                ],
            ),
            (
                "java/lang/StackWalker",
                &[
                    ("walk", "*", |m, a| walk(m, a, "StackWalker.walk", walk_stub)),
                    ("forEach", "*", |m, a| walk(m, a, "StackWalker.forEach", for_each_stub)),
                    ("getCallerClass", "*", caller_class),
                ],
            ),
            (
                "java/lang/StackFrameInfo",
                &[
                    ("getClassName", "*", |m, a| {
                        let class = with_frame(m, a, |m, frame| {
                            m.program.class(m.program.method(frame.method).class).java_name()
                        });
                        text(m, class)
                    }),
                    ("getMethodName", "*", |m, a| {
                        let name = with_frame(m, a, |m, frame| {
                            m.program.text(m.program.method(frame.method).name).to_string()
                        });
                        text(m, name)
                    }),
                    ("getDescriptor", "*", |m, a| {
                        let descriptor = with_frame(m, a, |m, frame| {
                            m.program.text(m.program.method(frame.method).descriptor).to_string()
                        });
                        text(m, descriptor)
                    }),
                    ("declaringClass", "*", |m, a| {
                        let class = with_frame(m, a, |m, frame| m.program.method(frame.method).class);
                        class.map_or_else(unknown, |class| reference(m.mirror(class)))
                    }),
                    ("getByteCodeIndex", "*", |m, a| {
                        with_frame(m, a, |_, frame| i32::from(frame.offset)).map_or_else(unknown, int)
                    }),
                    ("isNativeMethod", "*", |m, a| {
                        let native =
                            with_frame(m, a, |m, frame| m.program.method(frame.method).has(access::NATIVE));
                        native.map_or_else(unknown, boolean)
                    }),
                    ("getMethodType", "*", |m, a| {
                        let descriptor = with_frame(m, a, |m, frame| {
                            m.program.text(m.program.method(frame.method).descriptor).to_string()
                        });
                        let Some(descriptor) = descriptor else { return unknown() };
                        let (text, loader) = (m.new_string(&descriptor), m.app_loader());
                        let by = "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;";
                        match m.method_named("java/lang/invoke/MethodType", "fromMethodDescriptorString", by)
                        {
                            Ok(method) => Outcome::Call(method, vec![u64::from(text.0), u64::from(loader.0)]),
                            Err(stop) => super::ending::failed(stop),
                        }
                    }),
                ],
            ),
        ]
    }
}

/// Leaves out `fillInStackTrace` and the constructors of the exception.
fn fill_in_stack_trace<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let exception = m.arg_ref(a, 0);
    for field in ["backtrace", "depth", "stackTrace"] {
        m.touch_field(exception, field, true)?;
    }
    let trace = m.trace_of(&m.stack);
    let mut skip = 0;
    let class = m.class_of(exception);
    for frame in &trace {
        let method = m.program.method(frame.method);
        let name = m.program.text(method.name);
        let own =
            name == "fillInStackTrace" || name == "<init>" && m.program.is_subclass(class, method.class);
        if !own {
            break;
        }
        skip += 1;
    }
    m.fill_backtrace(exception, skip);
    let unassigned = m.get_static(m.known.throwable, "UNASSIGNED_STACK");
    m.heap.set(exception, m.known.throwable_trace, unassigned);
    Ok(reference(exception))
}

fn init_stack_trace_elements<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    m.touches(Resource::Worker, true);
    let (array, source) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    // JDK 17 passes the Throwable, later ones its backtrace.
    let backtrace = if m.program.class(m.class_of(source)).is_array() {
        m.touch(source, 0..m.heap.length(source), HookKind::Read)?;
        m.backtrace_of_array(source)
    } else {
        m.touch_field(source, "backtrace", false)?;
        m.backtrace(source)
    };
    let elements = m.read_elements(array)?;
    for element in elements.iter().take(backtrace.len()) {
        touch_element(m, *element)?;
    }
    for (element, frame) in elements.into_iter().zip(backtrace) {
        fill_element(m, element, frame);
    }
    Ok(VOID)
}

/// `initStackTraceElement(StackTraceElement, StackFrameInfo)`
fn init_stack_trace_element<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let (element, info) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    let frame = m.frame_of_info(info).ok_or_else(unknown)?;
    touch_element(m, element)?;
    fill_element(m, element, frame);
    Ok(VOID)
}

/// Announces what [`fill_element`] writes.
fn touch_element<H: Host>(m: &mut Machine<H>, element: Ref) -> Result<(), Outcome> {
    for field in [
        "declaringClass",
        "methodName",
        "fileName",
        "moduleName",
        "classLoaderName",
        "lineNumber",
        "declaringClassObject",
    ] {
        m.touch_field(element, field, true)?;
    }
    Ok(())
}

fn fill_element<H: Host>(m: &mut Machine<H>, element: Ref, frame: TraceFrame) {
    let method = m.program.method(frame.method);
    let (class, name) = (method.class, m.program.text(method.name).to_string());
    let native = method.has(access::NATIVE);
    let line = if native { -2 } else { m.line(frame).map_or(-1, |line| line as i32) };
    let file = m.source_file(frame.method);
    let class_name = m.program.class(class).java_name();
    let jdk = m.program.class(class).origin == Origin::Jdk;
    for (field, text) in
        [("declaringClass", Some(class_name)), ("methodName", Some(name)), ("fileName", file)]
    {
        if let Some(text) = text {
            let string = m.new_string(&text);
            m.set_field(element, field, u64::from(string.0));
        }
    }
    if jdk {
        let package = m.program.class(class).package().to_string();
        let module = m.program.path.image().module_of(&package).unwrap_or_else(|| "java.base".into());
        let string = m.new_string(&module);
        m.set_field(element, "moduleName", u64::from(string.0));
    } else {
        let string = m.new_string("app");
        m.set_field(element, "classLoaderName", u64::from(string.0));
    }
    m.set_field(element, "lineNumber", u64::from(line as u32));
    let mirror = m.mirror(class);
    m.set_field(element, "declaringClassObject", u64::from(mirror.0));
}

fn unknown() -> Outcome {
    Outcome::Unsupported("a stack frame that StackWalker did not give".into())
}

fn text<H: Host>(m: &mut Machine<H>, text: Option<String>) -> Outcome {
    text.map_or_else(unknown, |text| reference(m.new_string(&text)))
}

fn with_frame<H: Host, T>(
    m: &Machine<H>,
    a: Args,
    ask: impl FnOnce(&Machine<H>, TraceFrame) -> T,
) -> Option<T> {
    m.frame_of_info(m.arg_ref(a, 0)).map(|frame| ask(m, frame))
}

/// All frames at once: a walk cannot be told from the lazy one but by its cost.
fn walk<H: Host>(
    m: &mut Machine<H>,
    a: Args,
    key: &'static str,
    build: fn(&mut Machine<H>) -> Result<MethodId, Stop>,
) -> Outcome {
    m.touches(Resource::Worker, true);
    let (walker, function) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if function.is_null() {
        return null_pointer();
    }
    let frames = m.trace_of(&m.stack);
    let retain = m.get_field(walker, "retainClassRef");
    let mut infos = Vec::new();
    for frame in frames {
        match m.make_info(frame, retain) {
            Ok(info) => infos.push(info),
            Err(stop) => return Outcome::Unsupported(format!("{stop:?}")),
        }
    }
    let array = match m.new_reference_array("java/lang/StackFrameInfo", &infos) {
        Outcome::Value(array) => array,
        other => return other,
    };
    match m.named_stub(key, build) {
        Ok(stub) => Outcome::Call(stub, vec![u64::from(function.0), array]),
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// `return function.apply(Arrays.stream(frames));`
fn walk_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference]);
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    stub.emit(Op::Mov { d: base, a: 1 });
    m.stub_static(
        &mut stub,
        base,
        "java/util/Arrays",
        "stream",
        "([Ljava/lang/Object;)Ljava/util/stream/Stream;",
    )?;
    stub.emit(Op::Mov { d: base + 1, a: base });
    stub.emit(Op::Mov { d: base, a: 0 });
    let apply =
        m.method_named("java/util/function/Function", "apply", "(Ljava/lang/Object;)Ljava/lang/Object;")?;
    m.stub_virtual(&mut stub, base, apply);
    // The stream is closed when `walk` returns.
    let stream = m.load_class("java/util/stream/BaseStream")?;
    m.intrinsics.push(Intrinsic::NoStream(stream));
    stub.emit(Op::Intrinsic { base, i: m.intrinsics.len() as u32 - 1 });
    stub.emit(Op::ReturnValue { a: base });
    let class = m.load_class("java/lang/StackWalker")?;
    Ok(m.finish_stub(stub, class, "walk", 2, Kind::Reference))
}

/// `Arrays.asList(frames).forEach(action);`
fn for_each_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference]);
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    stub.emit(Op::Mov { d: base, a: 1 });
    m.stub_static(&mut stub, base, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;")?;
    stub.emit(Op::Mov { d: base + 1, a: 0 });
    let each = m.method_named("java/lang/Iterable", "forEach", "(Ljava/util/function/Consumer;)V")?;
    m.stub_virtual(&mut stub, base, each);
    stub.emit(Op::Return);
    let class = m.load_class("java/lang/StackWalker")?;
    Ok(m.finish_stub(stub, class, "forEach", 2, Kind::Void))
}

fn caller_class<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    if m.get_field(m.arg_ref(a, 0), "retainClassRef") == 0 {
        let message = "This stack walker does not have RETAIN_CLASS_REFERENCE access";
        return raise("java/lang/UnsupportedOperationException", message);
    }
    match m.trace_of(&m.stack).get(1) {
        Some(frame) => {
            let class = m.program.method(frame.method).class;
            reference(m.mirror(class))
        }
        None => raise("java/lang/IllegalCallerException", "no caller frame"),
    }
}

impl<H: Host> Machine<H> {
    /// A `StackFrameInfo`; the frame is kept where HotSpot keeps its own name of the method.
    fn make_info(&mut self, frame: TraceFrame, retain: u64) -> Result<Ref, Stop> {
        let class = self.load_class("java/lang/StackFrameInfo")?;
        let info = self.heap.allocate_object(class, self.program.class(class).instance_words);
        let place = self.heap.allocate_array(self.known.arrays[4], Kind::Int, 2);
        self.heap.set_int(place, 0, frame.method.0);
        self.heap.set_int(place, 1, u32::from(frame.offset));
        for field in ["memberName", "classOrMemberName"] {
            self.set_field(info, field, u64::from(place.0));
        }
        self.set_field(info, "bci", u64::from(frame.offset));
        self.set_field(info, "retainClassRef", retain);
        // From JDK 22 on a bit of the flags.
        self.set_field(info, "flags", if retain == 0 { 0 } else { 0x0800_0000 });
        Ok(info)
    }

    /// The frame behind a `StackFrameInfo`.
    fn frame_of_info(&self, info: Ref) -> Option<TraceFrame> {
        if info.is_null() {
            return None;
        }
        let class = self.heap.class(info);
        let word =
            self.field_word(class, "memberName").or_else(|| self.field_word(class, "classOrMemberName"))?;
        let place = self.heap.get_ref(info, word);
        let known = !place.is_null() && self.heap.class(place) == self.known.arrays[4];
        known.then(|| self.backtrace_of_array(place).first().copied())?
    }

    pub(crate) fn backtrace_of_array(&self, array: Ref) -> Vec<TraceFrame> {
        let frame = |index| TraceFrame {
            method: MethodId(self.heap.int(array, index * 2)),
            offset: self.heap.int(array, index * 2 + 1) as u16,
        };
        (0..self.heap.length(array) / 2).map(frame).collect()
    }
}
