//! The calls of the Java library that never throw, whatever their arguments.
//!
//! Every other call may. Each row names one method by its descriptor; `tests/quiet.rs` calls each with hostile
//! arguments on a real `java`. Memory and stack are not counted: running out of them is outside the model.

/// Methods of one class.
pub struct Quiet {
    /// The class, internal name.
    pub owner: &'static str,
    /// Names with descriptors.
    pub methods: &'static [&'static str],
    /// What in the program would let its own code run inside these calls.
    pub unless: Unless,
}

/// What takes a row away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unless {
    /// Nothing: the class or its methods are final and call nobody.
    Never,
    /// A class of the program extends this class of the library.
    Extended(&'static str),
    /// A class of the program has a method of this name.
    Declared(&'static str),
}

/// The constructors that most exceptions have. `Throwable(Throwable)` is not among them: it calls `toString` of the
/// cause. All call `fillInStackTrace`.
const WITH_CAUSE: &[&str] =
    &["<init>()V", "<init>(Ljava/lang/String;)V", "<init>(Ljava/lang/String;Ljava/lang/Throwable;)V"];
/// Those of the others.
const WITHOUT_CAUSE: &[&str] = &["<init>()V", "<init>(Ljava/lang/String;)V"];

const TRACED: Unless = Unless::Declared("fillInStackTrace");

const fn quiet(owner: &'static str, methods: &'static [&'static str], unless: Unless) -> Quiet {
    Quiet { owner, methods, unless }
}

/// The table.
pub const QUIET: &[Quiet] = &[
    quiet("java/lang/Object", &["<init>()V", "getClass()Ljava/lang/Class;"], Unless::Never),
    quiet(
        "java/io/PrintStream",
        &[
            "print(Z)V",
            "print(C)V",
            "print(I)V",
            "print(J)V",
            "print(F)V",
            "print(D)V",
            "print(Ljava/lang/String;)V",
            "println()V",
            "println(Z)V",
            "println(C)V",
            "println(I)V",
            "println(J)V",
            "println(F)V",
            "println(D)V",
            "println(Ljava/lang/String;)V",
            "flush()V",
        ],
        // A stream may end in one of the program's own.
        Unless::Extended("java/io/OutputStream"),
    ),
    quiet(
        "java/lang/StringBuilder",
        &[
            "<init>()V",
            "append(Z)Ljava/lang/StringBuilder;",
            "append(C)Ljava/lang/StringBuilder;",
            "append(I)Ljava/lang/StringBuilder;",
            "append(J)Ljava/lang/StringBuilder;",
            "append(F)Ljava/lang/StringBuilder;",
            "append(D)Ljava/lang/StringBuilder;",
            "append(Ljava/lang/String;)Ljava/lang/StringBuilder;",
            "toString()Ljava/lang/String;",
            "length()I",
        ],
        Unless::Never,
    ),
    quiet("java/lang/Math", MATH, Unless::Never),
    quiet("java/lang/StrictMath", MATH, Unless::Never),
    quiet(
        "java/lang/String",
        &[
            "valueOf(Z)Ljava/lang/String;",
            "valueOf(C)Ljava/lang/String;",
            "valueOf(I)Ljava/lang/String;",
            "valueOf(J)Ljava/lang/String;",
            "valueOf(F)Ljava/lang/String;",
            "valueOf(D)Ljava/lang/String;",
            "length()I",
            "isEmpty()Z",
            "equals(Ljava/lang/Object;)Z",
            "hashCode()I",
        ],
        Unless::Never,
    ),
    quiet(
        "java/lang/System",
        &["currentTimeMillis()J", "nanoTime()J", "identityHashCode(Ljava/lang/Object;)I"],
        Unless::Never,
    ),
    quiet(
        "java/lang/Thread",
        &["currentThread()Ljava/lang/Thread;", "yield()V", "onSpinWait()V", "getName()Ljava/lang/String;"],
        Unless::Never,
    ),
    quiet("java/lang/Class", &["desiredAssertionStatus()Z"], Unless::Never),
    quiet(
        "java/util/Random",
        &[
            "<init>()V",
            "<init>(J)V",
            "nextBoolean()Z",
            "nextInt()I",
            "nextLong()J",
            "nextFloat()F",
            "nextDouble()D",
        ],
        Unless::Extended("java/util/Random"),
    ),
    quiet("java/util/ArrayList", &["<init>()V"], Unless::Never),
    quiet("java/util/LinkedList", &["<init>()V"], Unless::Never),
    quiet("java/lang/Boolean", &["valueOf(Z)Ljava/lang/Boolean;", "booleanValue()Z"], Unless::Never),
    quiet("java/lang/Character", &["valueOf(C)Ljava/lang/Character;", "charValue()C"], Unless::Never),
    quiet("java/lang/Byte", &["valueOf(B)Ljava/lang/Byte;", "byteValue()B", "intValue()I"], Unless::Never),
    quiet("java/lang/Short", &["valueOf(S)Ljava/lang/Short;", "shortValue()S", "intValue()I"], Unless::Never),
    quiet(
        "java/lang/Integer",
        &["valueOf(I)Ljava/lang/Integer;", "intValue()I", "longValue()J", "floatValue()F", "doubleValue()D"],
        Unless::Never,
    ),
    quiet(
        "java/lang/Long",
        &["valueOf(J)Ljava/lang/Long;", "intValue()I", "longValue()J", "floatValue()F", "doubleValue()D"],
        Unless::Never,
    ),
    quiet("java/lang/Float", &["valueOf(F)Ljava/lang/Float;", "intValue()I", "floatValue()F"], Unless::Never),
    quiet(
        "java/lang/Double",
        &["valueOf(D)Ljava/lang/Double;", "intValue()I", "longValue()J", "floatValue()F", "doubleValue()D"],
        Unless::Never,
    ),
    // Their methods are final.
    quiet(
        "java/util/concurrent/atomic/AtomicInteger",
        &[
            "<init>()V",
            "<init>(I)V",
            "get()I",
            "set(I)V",
            "lazySet(I)V",
            "getAndSet(I)I",
            "compareAndSet(II)Z",
            "getAndIncrement()I",
            "getAndDecrement()I",
            "getAndAdd(I)I",
            "incrementAndGet()I",
            "decrementAndGet()I",
            "addAndGet(I)I",
        ],
        Unless::Never,
    ),
    quiet(
        "java/util/concurrent/atomic/AtomicLong",
        &[
            "<init>()V",
            "<init>(J)V",
            "get()J",
            "set(J)V",
            "lazySet(J)V",
            "getAndSet(J)J",
            "compareAndSet(JJ)Z",
            "getAndIncrement()J",
            "getAndDecrement()J",
            "getAndAdd(J)J",
            "incrementAndGet()J",
            "decrementAndGet()J",
            "addAndGet(J)J",
        ],
        Unless::Never,
    ),
    quiet(
        "java/util/concurrent/atomic/AtomicBoolean",
        &[
            "<init>()V",
            "<init>(Z)V",
            "get()Z",
            "set(Z)V",
            "lazySet(Z)V",
            "getAndSet(Z)Z",
            "compareAndSet(ZZ)Z",
        ],
        Unless::Extended("java/util/concurrent/atomic/AtomicBoolean"),
    ),
    quiet(
        "java/util/concurrent/atomic/LongAdder",
        &["<init>()V", "add(J)V", "increment()V", "decrement()V", "sum()J", "reset()V"],
        Unless::Extended("java/util/concurrent/atomic/LongAdder"),
    ),
    quiet("java/lang/Throwable", WITH_CAUSE, TRACED),
    quiet("java/lang/Exception", WITH_CAUSE, TRACED),
    quiet("java/lang/RuntimeException", WITH_CAUSE, TRACED),
    quiet("java/lang/Error", WITH_CAUSE, TRACED),
    quiet("java/lang/IllegalArgumentException", WITH_CAUSE, TRACED),
    quiet("java/lang/IllegalStateException", WITH_CAUSE, TRACED),
    quiet("java/lang/UnsupportedOperationException", WITH_CAUSE, TRACED),
    quiet("java/lang/SecurityException", WITH_CAUSE, TRACED),
    quiet("java/lang/ArithmeticException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/ArrayIndexOutOfBoundsException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/ClassCastException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/CloneNotSupportedException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/IndexOutOfBoundsException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/InterruptedException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/NegativeArraySizeException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/NullPointerException", WITHOUT_CAUSE, TRACED),
    quiet("java/lang/NumberFormatException", WITHOUT_CAUSE, TRACED),
    quiet("java/util/NoSuchElementException", WITHOUT_CAUSE, TRACED),
    quiet("java/util/ConcurrentModificationException", WITHOUT_CAUSE, TRACED),
    quiet("java/io/IOException", WITH_CAUSE, TRACED),
    quiet(
        "java/lang/AssertionError",
        &[
            "<init>()V",
            "<init>(Z)V",
            "<init>(C)V",
            "<init>(I)V",
            "<init>(J)V",
            "<init>(F)V",
            "<init>(D)V",
            "<init>(Ljava/lang/String;Ljava/lang/Throwable;)V",
        ],
        TRACED,
    ),
];

/// `ceilDiv`, `floorMod`, `clamp` and what ends in `Exact` throw.
const MATH: &[&str] = &[
    "abs(I)I",
    "abs(J)J",
    "abs(F)F",
    "abs(D)D",
    "max(II)I",
    "max(JJ)J",
    "max(FF)F",
    "max(DD)D",
    "min(II)I",
    "min(JJ)J",
    "min(FF)F",
    "min(DD)D",
    "sqrt(D)D",
    "cbrt(D)D",
    "sin(D)D",
    "cos(D)D",
    "tan(D)D",
    "asin(D)D",
    "acos(D)D",
    "atan(D)D",
    "atan2(DD)D",
    "sinh(D)D",
    "cosh(D)D",
    "tanh(D)D",
    "exp(D)D",
    "expm1(D)D",
    "log(D)D",
    "log10(D)D",
    "log1p(D)D",
    "pow(DD)D",
    "hypot(DD)D",
    "ceil(D)D",
    "floor(D)D",
    "rint(D)D",
    "round(F)I",
    "round(D)J",
    "signum(F)F",
    "signum(D)D",
    "toRadians(D)D",
    "toDegrees(D)D",
    "ulp(F)F",
    "ulp(D)D",
    "random()D",
    "fma(DDD)D",
    "fma(FFF)F",
    "copySign(DD)D",
    "copySign(FF)F",
    "getExponent(D)I",
    "getExponent(F)I",
    "nextUp(D)D",
    "nextUp(F)F",
    "nextDown(D)D",
    "nextDown(F)F",
    "nextAfter(DD)D",
    "nextAfter(FD)F",
    "scalb(DI)D",
    "scalb(FI)F",
    "multiplyFull(II)J",
    "multiplyHigh(JJ)J",
];

/// The row of a method.
pub(crate) fn row(owner: &str, name: &str, descriptor: &str) -> Option<&'static Quiet> {
    let is = |method: &&str| method.strip_prefix(name) == Some(descriptor);
    QUIET.iter().find(|row| row.owner == owner && row.methods.iter().any(is))
}
