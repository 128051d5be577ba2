//! The rest of what the JDK asks of its host.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{boolean, ended, int, long, nothing, null_pointer, reference};
use crate::stop::{Args, Outcome, Stop};
use crate::stub::StubBuilder;
use program::code::{Handler, Op};
use program::{Kind, MethodId};

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "jdk/internal/misc/CDS",
                &[
                    ("isDumpingClassList0", "*", |_, _| boolean(false)),
                    ("isDumpingArchive0", "*", |_, _| boolean(false)),
                    ("isSharingEnabled0", "*", |_, _| boolean(false)),
                    ("getCDSConfigStatus", "*", |_, _| int(0)),
                    ("getRandomSeedForDumping", "*", |_, _| long(0)),
                    ("initializeFromArchive", "*", nothing),
                    ("defineArchivedModules", "*", nothing),
                    ("logLambdaFormInvoker", "*", nothing),
                ],
            ),
            (
                "jdk/internal/misc/VM",
                &[
                    ("initialize", "*", nothing),
                    ("initializeFromArchive", "*", nothing),
                    ("isSupportedClassFileVersion", "*", |m, a| {
                        let newest = m.config.jdk_version as i32 + 44;
                        boolean((45..=newest).contains(&m.arg_int(a, 0)))
                    }),
                    ("getNanoTimeAdjustment", "*", |m, a| {
                        let offset = m.arg_long(a, 0);
                        if m.touches(crate::hooks::Resource::Clock, true) {
                            return Outcome::Yield;
                        }
                        let now = m.clock();
                        long(now - offset * 1_000_000_000)
                    }),
                    ("latestUserDefinedLoader0", "*", |m, _| reference(m.app_loader())),
                    ("isBooted", "*", |_, _| boolean(true)),
                    ("isModuleSystemInited", "*", |_, _| boolean(true)),
                    ("initLevel", "()I", |_, _| int(4)),
                ],
            ),
            (
                "java/security/AccessController",
                &[
                    ("getStackAccessControlContext", "*", |_, _| reference(Ref::NULL)),
                    ("getInheritedAccessControlContext", "*", |_, _| reference(Ref::NULL)),
                    ("getProtectionDomain", "*", |_, _| reference(Ref::NULL)),
                    ("ensureMaterializedForStackWalk", "*", nothing),
                    ("doPrivileged", "(Ljava/security/PrivilegedAction;)Ljava/lang/Object;", |m, a| {
                        run_action(m, a, "java/security/PrivilegedAction")
                    }),
                    (
                        "doPrivileged",
                        "(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
                        |m, a| run_action(m, a, "java/security/PrivilegedAction"),
                    ),
                    (
                        "doPrivileged",
                        "(Ljava/security/PrivilegedExceptionAction;)Ljava/lang/Object;",
                        run_wrapping,
                    ),
                    (
                        "doPrivileged",
                        "(Ljava/security/PrivilegedExceptionAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
                        run_wrapping,
                    ),
                    (
                        "doPrivileged",
                        "(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;[Ljava/security/Permission;)Ljava/lang/Object;",
                        |m, a| run_action(m, a, "java/security/PrivilegedAction"),
                    ),
                ],
            ),
            (
                "jdk/internal/reflect/Reflection",
                &[
                    ("getCallerClass", "*", caller_class),
                    ("getClassAccessFlags", "*", |m, a| {
                        let class = m.class_of_mirror(m.arg_ref(a, 0));
                        int(i32::from(m.program.class(class).access))
                    }),
                    ("areNestMates", "*", |m, a| {
                        let (first, second) =
                            (m.class_of_mirror(m.arg_ref(a, 0)), m.class_of_mirror(m.arg_ref(a, 1)));
                        boolean(m.nest_host(first) == m.nest_host(second))
                    }),
                ],
            ),
            // Nobody looks at what is counted.
            (
                "jdk/internal/perf/PerfCounter",
                &[
                    ("<init>", "*", nothing),
                    ("get", "*", |_, _| long(0)),
                    ("set", "*", nothing),
                    ("add", "*", nothing),
                ],
            ),
            ("jdk/internal/misc/PreviewFeatures", &[("isPreviewEnabled", "*", |_, _| boolean(false))]),
            ("java/security/Security$SecPropLoader", &[("loadMaster", "*", load_security_properties)]),
            (
                "java/util/TimeZone",
                &[
                    ("getSystemTimeZoneID", "*", |m, _| {
                        m.environment_uses.insert("the time zone (UTC)");
                        reference(m.new_string("UTC"))
                    }),
                    ("getSystemGMTOffsetID", "*", |m, _| reference(m.new_string("GMT"))),
                ],
            ),
            (
                "java/lang/ProcessEnvironment",
                &[("environ", "*", |m, _| {
                    m.environment_uses.insert(super::lang::VARIABLES);
                    m.new_reference_array("[B", &[])
                })],
            ),
            (
                "java/util/zip/CRC32",
                &[
                    ("update", "(II)I", |m, a| int(crc32(m.arg(a, 0) as u32, &[m.arg(a, 1) as u8]) as i32)),
                    ("updateBytes0", "*", |m, a| checksum(m, a, crc32)),
                    ("updateBytes", "*", |m, a| checksum(m, a, crc32)),
                ],
            ),
            (
                "java/util/zip/Adler32",
                &[
                    ("update", "(II)I", |m, a| int(adler32(m.arg(a, 0) as u32, &[m.arg(a, 1) as u8]) as i32)),
                    ("updateBytes", "*", |m, a| checksum(m, a, adler32)),
                ],
            ),
        ]
    }
}

/// Goes on with a checksum over a part of an array of bytes.
fn checksum<H: Host>(m: &mut Machine<H>, a: Args, update: fn(u32, &[u8]) -> u32) -> Outcome {
    let (before, array) = (m.arg(a, 0) as u32, m.arg_ref(a, 1));
    let bytes = m.read_part(array, m.arg_int(a, 2), m.arg_int(a, 3), null_pointer);
    ended(bytes.map(|bytes| int(update(before, bytes) as i32)))
}

/// From JDK 24 on the file is read through `java.nio`, which is not modelled.
fn load_security_properties<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    let path = format!("{}/conf/security/java.security", m.config.java_home);
    let Ok(bytes) = std::fs::read(path) else {
        return super::ending::raise("java/lang/InternalError", "Error loading java.security file");
    };
    let Ok(security) = m.load_class("java/security/Security") else { return nothing(m, Args(0)) };
    let properties = m.get_static(security, "props");
    let class = m.class_of(Ref(properties as u32));
    match (m.stream_of(&bytes), m.program.find_method(class, "load", "(Ljava/io/InputStream;)V")) {
        (Outcome::Value(stream), Some(load)) => Outcome::Call(load, vec![properties, stream]),
        (other, _) => other,
    }
}

fn run_action<H: Host>(m: &mut Machine<H>, a: Args, interface: &str) -> Outcome {
    let action = m.arg_ref(a, 0);
    if action.is_null() {
        return null_pointer();
    }
    let class = m.class_of(action);
    let resolved =
        m.program.loaded(interface).and_then(|i| m.program.find_method(i, "run", "()Ljava/lang/Object;"));
    match resolved.and_then(|method| m.program.select(class, method)) {
        Some(method) => Outcome::Call(method, vec![u64::from(action.0)]),
        None => Outcome::Raise("java/lang/AbstractMethodError", None),
    }
}

/// Checked exceptions of the action are wrapped.
fn run_wrapping<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let action = m.arg_ref(a, 0);
    if action.is_null() {
        return null_pointer();
    }
    match m.named_stub("AccessController.doPrivileged", wrapping_stub) {
        Ok(stub) => Outcome::Call(stub, vec![u64::from(action.0)]),
        Err(stop) => Outcome::Unsupported(format!("{stop:?}")),
    }
}

/// `try { return action.run(); } catch (RuntimeException | Error e) { throw e; }
/// catch (Exception e) { throw new PrivilegedActionException(e); }`
fn wrapping_stub<H: Host>(m: &mut Machine<H>) -> Result<MethodId, Stop> {
    const WRAPPER: &str = "java/security/PrivilegedActionException";
    let (unchecked, checked) =
        (m.load_class("java/lang/RuntimeException")?, m.load_class("java/lang/Exception")?);
    let wrapper = m.load_class(WRAPPER)?;
    let run = m.method_named("java/security/PrivilegedExceptionAction", "run", "()Ljava/lang/Object;")?;
    let init = m.method_named(WRAPPER, "<init>", "(Ljava/lang/Exception;)V")?;
    let mut stub = StubBuilder::new(&[Kind::Reference]);
    let (caught, made, flag) = (stub.take(Kind::Reference), stub.take(Kind::Reference), stub.take(Kind::Int));
    let base = stub.take(Kind::Reference);
    stub.take(Kind::Reference);
    stub.emit(Op::Mov { d: base, a: 0 });
    let call = stub.ops.len() as u16;
    m.stub_virtual(&mut stub, base, run);
    stub.emit(Op::ReturnValue { a: base });
    let target = stub.ops.len() as u16;
    // Eight operations wrap what was caught; then it is thrown.
    let rethrow = target + 9;
    stub.emit(Op::InstanceOf { d: flag, a: caught, class: unchecked.0 as u16 });
    stub.emit(Op::JNeI { a: flag, v: 0, t: rethrow });
    stub.emit(Op::InstanceOf { d: flag, a: caught, class: checked.0 as u16 });
    stub.emit(Op::JEqI { a: flag, v: 0, t: rethrow });
    m.stub_new(&mut stub, made, wrapper);
    stub.emit(Op::Mov { d: base, a: made });
    stub.emit(Op::Mov { d: base + 1, a: caught });
    stub.emit(Op::InvokeDirect { base, m: init.0 });
    stub.emit(Op::Mov { d: caught, a: made });
    debug_assert_eq!(stub.ops.len() as u16, rethrow, "the jumps go past the wrapping");
    stub.emit(Op::Throw { a: caught });
    stub.catch = Some((Handler { start: call, end: call + 1, target, class: 0 }, caught));
    let class = m.load_class("java/security/AccessController")?;
    Ok(m.finish_stub(stub, class, "doPrivileged", 1, Kind::Reference))
}

/// The caller of the method that asks.
fn caller_class<H: Host>(m: &mut Machine<H>, _: Args) -> Outcome {
    let frames = m.trace_of(&m.stack);
    match frames.get(1).or(frames.last()) {
        Some(frame) => {
            let class = m.program.method(frame.method).class;
            reference(m.mirror(class))
        }
        None => {
            let class = m.known.object;
            reference(m.mirror(class))
        }
    }
}

impl<H: Host> Machine<H> {
    /// Goes on with a static method without arguments.
    pub(crate) fn call_static(&mut self, class: &str, name: &str, descriptor: &str) -> Outcome {
        let id = match self.method_named(class, name, descriptor) {
            Ok(id) => id,
            Err(stop) => return Outcome::Unsupported(format!("{stop:?}")),
        };
        let class = self.program.method(id).class;
        if self.needs_initialization(class) {
            return Outcome::Initialize(class);
        }
        Outcome::Call(id, Vec::new())
    }
}

fn crc32(crc: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!crc, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| if c & 1 != 0 { (c >> 1) ^ 0xEDB8_8320 } else { c >> 1 })
    })
}

pub(super) fn adler32(adler: u32, bytes: &[u8]) -> u32 {
    const BASE: u32 = 65521;
    let (low, high) = bytes.iter().fold((adler & 0xFFFF, adler >> 16), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % BASE;
        (low, (high + low) % BASE)
    });
    high << 16 | low
}
