//! What calls of the Java library mean here.

use program::classfile::{ClassFile, Constant};

/// `java.util.concurrent.Phaser`.
pub(crate) const PARTIES: &str = "java/util/concurrent/Phaser";

/// Owner, name and descriptor of a method or a field.
pub(crate) fn member(file: &ClassFile, index: u16) -> Option<(String, String, String)> {
    let (Constant::Method(owner, name)
    | Constant::InterfaceMethod(owner, name)
    | Constant::Field(owner, name)) = file.pool.get(index).ok()?
    else {
        return None;
    };
    let (name, descriptor) = file.name_and_type(name).ok()?;
    Some((file.class_name(owner).ok()?, name, descriptor))
}

/// A lambda's call site.
pub(crate) struct LambdaSite {
    /// The interface's method, and its descriptor.
    pub(crate) name: String,
    pub(crate) erased: String,
    /// What is captured, as a method descriptor.
    pub(crate) captures: String,
    /// The body.
    pub(crate) owner: String,
    pub(crate) body: String,
    pub(crate) descriptor: String,
    /// The kind of the method handle (JVMS table 5.4.3.5-A).
    pub(crate) kind: u8,
}

impl LambdaSite {
    /// The interface.
    pub(crate) fn interface(&self) -> &str {
        let made = self.captures.rsplit(')').next().unwrap_or_default();
        made.trim_start_matches('L').trim_end_matches(';')
    }
}

/// The lambda that a dynamic call makes, if it makes one.
pub(crate) fn lambda(file: &ClassFile, index: u16) -> Option<LambdaSite> {
    let Constant::InvokeDynamic(bootstrap, name) = file.pool.get(index).ok()? else { return None };
    let bootstrap = file.bootstrap_methods.get(bootstrap as usize)?;
    let (factory, _, _) = handle(file, bootstrap.handle)?.1;
    if factory != "java/lang/invoke/LambdaMetafactory" {
        return None;
    }
    let (name, captures) = file.name_and_type(name).ok()?;
    let Constant::MethodType(erased) = file.pool.get(*bootstrap.arguments.first()?).ok()? else {
        return None;
    };
    let erased = file.utf8(erased).ok()?;
    let (kind, (owner, body, descriptor)) = handle(file, *bootstrap.arguments.get(1)?)?;
    Some(LambdaSite { name, erased, captures, owner, body, descriptor, kind })
}

/// The dynamic constant at an index whose value code that is not seen here computes, in words: one that `ldc` loads,
/// or that is an argument of a bootstrap method.
pub(crate) fn hidden_constant(file: &ClassFile, index: u16) -> Option<String> {
    hidden_below(file, index, 8)
}

fn hidden_below(file: &ClassFile, index: u16, depth: u32) -> Option<String> {
    let Ok(Constant::Dynamic(bootstrap, name)) = file.pool.get(index) else { return None };
    let name = file.name_and_type(name).map_or_else(|_| "?".into(), |(name, _)| name);
    let method = file.bootstrap_methods.get(bootstrap as usize);
    let Some((_, (owner, body, _))) = method.and_then(|method| handle(file, method.handle)) else {
        return Some(format!("the dynamic constant `{name}` has no bootstrap method"));
    };
    let hidden = || {
        let body = format!("{}.{body}", owner.replace('/', "."));
        Some(format!("the dynamic constant `{name}` is computed by {body}, which is not followed"))
    };
    // The library's own look up a field, a class or an enum constant of theirs; `invoke` calls what it is given.
    if owner != "java/lang/invoke/ConstantBootstraps" || depth == 0 {
        return hidden();
    }
    let arguments = &method?.arguments;
    let foreign = |argument: &u16| {
        handle(file, *argument).is_some_and(|(_, (owner, _, _))| !owner.starts_with("java/lang/"))
    };
    if body != "nullConstant" && body != "primitiveClass" && body != "invoke" || arguments.iter().any(foreign)
    {
        return hidden();
    }
    arguments.iter().find_map(|argument| hidden_below(file, *argument, depth - 1))
}

/// A dynamic constant among the arguments of a dynamic call's bootstrap method.
pub(crate) fn hidden_argument(file: &ClassFile, index: u16) -> Option<String> {
    let Ok(Constant::InvokeDynamic(bootstrap, _)) = file.pool.get(index) else { return None };
    let method = file.bootstrap_methods.get(bootstrap as usize)?;
    method.arguments.iter().find_map(|argument| hidden_constant(file, *argument))
}

fn handle(file: &ClassFile, index: u16) -> Option<(u8, (String, String, String))> {
    let Constant::MethodHandle(kind, reference) = file.pool.get(index).ok()? else { return None };
    Some((kind, member(file, reference)?))
}

/// Whether a dynamic call that makes no lambda is one of the compiler's own: string concatenation, the methods
/// of records, the choice of a case.
pub(crate) fn is_plain_dynamic(file: &ClassFile, index: u16) -> bool {
    let Ok(Constant::InvokeDynamic(bootstrap, _)) = file.pool.get(index) else { return false };
    let factory =
        file.bootstrap_methods.get(bootstrap as usize).and_then(|method| handle(file, method.handle));
    factory.is_some_and(|(_, (owner, _, _))| {
        matches!(
            owner.as_str(),
            "java/lang/invoke/StringConcatFactory"
                | "java/lang/runtime/ObjectMethods"
                | "java/lang/runtime/SwitchBootstraps"
        )
    })
}

/// Whether a dynamic call makes a text of numbers and texts only, which never fails.
pub(crate) fn is_quiet_dynamic(file: &ClassFile, index: u16) -> bool {
    let Ok(Constant::InvokeDynamic(_, name)) = file.pool.get(index) else { return false };
    let Ok((name, descriptor)) = file.name_and_type(name) else { return false };
    let objects = descriptor.split(')').next().unwrap_or("").replace("Ljava/lang/String;", "");
    is_plain_dynamic(file, index) && name.starts_with("makeConcat") && !objects.contains(['L', '['])
}

/// Whether what a call of the library gives has no end.
pub(crate) fn is_endless(owner: &str, name: &str) -> bool {
    match name {
        "generate" | "iterate" => owner.starts_with("java/util/stream/"),
        "ints" | "longs" | "doubles" => owner.ends_with("Random") || owner.ends_with("RandomGenerator"),
        _ => false,
    }
}

/// Why a call of the library cannot be passed over: it may block, start threads, or call what is not seen.
pub(crate) fn forbidden(owner: &str, name: &str) -> Option<&'static str> {
    const BLOCKS: Option<&str> = Some("may block, which is not modelled together with phasers");
    const LOST: Option<&str> = Some("is called on an object that is not followed to here");
    const HIDDEN: Option<&str> = Some("may call methods that are not seen here");
    match (owner, name) {
        (_, "wait" | "notify" | "notifyAll") => BLOCKS,
        (
            "java/lang/Thread",
            "currentThread" | "sleep" | "yield" | "onSpinWait" | "getName" | "getId" | "threadId",
        ) => None,
        ("java/lang/Thread" | "java/lang/ThreadGroup" | "java/lang/VirtualThread", _) => LOST,
        ("java/lang/Process" | "java/lang/ProcessBuilder", _) => BLOCKS,
        (
            "java/lang/Class",
            "desiredAssertionStatus" | "getName" | "getSimpleName" | "hashCode" | "equals",
        ) => None,
        ("java/lang/Class" | "java/lang/ClassLoader" | "java/util/ServiceLoader", _) => HIDDEN,
        ("java/util/concurrent/ThreadLocalRandom" | "java/util/concurrent/TimeUnit", name) => match name {
            "join" | "timedJoin" | "timedWait" => BLOCKS,
            _ => None,
        },
        (
            PARTIES
            | "java/util/concurrent/CyclicBarrier"
            | "java/util/concurrent/CountDownLatch"
            | "java/util/concurrent/Executor"
            | "java/util/concurrent/ExecutorService"
            | "java/util/concurrent/Future",
            _,
        ) => LOST,
        (
            "java/util/concurrent/ConcurrentHashMap"
            | "java/util/concurrent/ConcurrentLinkedQueue"
            | "java/util/concurrent/ConcurrentLinkedDeque"
            | "java/util/concurrent/ConcurrentMap"
            | "java/util/concurrent/CopyOnWriteArrayList",
            _,
        ) => None,
        _ if owner.starts_with("java/util/concurrent/atomic/") => None,
        _ if owner.starts_with("java/util/concurrent/") => BLOCKS,
        ("java/util/Timer" | "java/util/TimerTask", _) => BLOCKS,
        _ if owner.starts_with("java/io/Piped") || owner.starts_with("java/nio/channels/") => BLOCKS,
        _ if owner.starts_with("java/lang/reflect/") || owner.starts_with("java/lang/invoke/") => HIDDEN,
        _ if owner.starts_with("java/lang/ref/") || owner.starts_with("java/lang/foreign/") => HIDDEN,
        _ if [
            "java/lang/",
            "java/util/",
            "java/io/",
            "java/math/",
            "java/text/",
            "java/time/",
            "java/nio/",
        ]
        .iter()
        .any(|package| owner.starts_with(package)) =>
        {
            None
        }
        _ => HIDDEN,
    }
}
