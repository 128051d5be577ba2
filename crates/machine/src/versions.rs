//! What differs between the JDK's versions, and what the machine knows of its modules by heart.
//!
//! Most differences need no mention: a native is found by name, a field that is missing is not set. What
//! is here cannot be told from the classes themselves.

/// Facts of one version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Version {
    /// `NoClassDefFoundError` after a failed initialiser has that failure as its cause.
    pub(crate) remembers_failed_initializers: bool,
    /// `main` may be an instance method, and may do without arguments.
    pub(crate) instance_main: bool,
    /// The identifier of the main thread.
    pub(crate) main_thread: u64,
    /// `IllegalMonitorStateException` has a message.
    pub(crate) monitor_messages: bool,
    /// A `NullPointerException` says what was null.
    pub(crate) helpful_messages: bool,
    /// A reflective call with too few or too many arguments says how many there are.
    pub(crate) counts_arguments: bool,
    /// The modes of what `MethodHandles.lookup()` gives.
    pub(crate) full_lookup: u64,
    /// `Math.pow(x, 0.5)` is the square root.
    pub(crate) takes_root: bool,
    /// A view of a byte array as wider values has atomic accesses.
    pub(crate) atomic_views: bool,
}

/// A thread that the program makes has an identifier above those of the threads that HotSpot starts itself.
pub(crate) const FIRST_THREAD_ID: i64 = 30;

/// Versions whose `StrictMath` is in native code; later ones have it in Java.
pub(crate) const NATIVE_STRICT_MATH: std::ops::Range<u32> = 0..21;

/// Versions whose HotSpot has code of its own for `Math.tanh`.
pub(crate) const TANH_BY_HOTSPOT: std::ops::RangeFrom<u32> = 24..;

/// Versions whose HotSpot has code of its own for `Math.cbrt`.
pub(crate) const CBRT_BY_HOTSPOT: std::ops::RangeFrom<u32> = 25..;

/// Versions whose `Field` reads and writes through method handles.
pub(crate) const FIELDS_BY_HANDLES: std::ops::RangeFrom<u32> = 22..;

/// Versions whose `Reference` starts its thread in the class initialiser.
pub(crate) const REFERENCE_INITIALIZER_STARTS_THREADS: std::ops::Range<u32> = 0..19;

/// Services of the JDK that are provided outside `java.base`, as far as they are modelled.
pub(crate) const PROVIDERS: &[(&str, &[&str])] = &[
    (
        "sun/util/locale/provider/LocaleDataMetaInfo",
        &[
            "sun/util/resources/cldr/provider/CLDRLocaleDataMetaInfo",
            "sun/util/resources/provider/NonBaseLocaleDataMetaInfo",
        ],
    ),
    (
        "sun/util/resources/LocaleData$SupplementaryResourceBundleProvider",
        &["sun/util/resources/provider/SupplementaryLocaleDataProvider"],
    ),
    (
        "sun/util/resources/LocaleData$CommonResourceBundleProvider",
        &["sun/util/resources/provider/LocaleDataProvider"],
    ),
    ("java/nio/charset/spi/CharsetProvider", &["sun/nio/cs/ext/ExtendedCharsets"]),
];

/// Services that have providers which are not modelled.
pub(crate) const UNMODELLED_SERVICES: &[&str] = &[
    "java/util/random/RandomGenerator",
    "java/nio/file/spi/FileSystemProvider",
    "java/util/spi/ToolProvider",
];

impl<H: Host> Machine<H> {
    /// What the misuse of a monitor throws.
    pub(crate) fn not_owner(&self) -> Outcome {
        let message = self.version().monitor_messages.then(|| "current thread is not owner".to_string());
        Outcome::Raise("java/lang/IllegalMonitorStateException", message)
    }

    /// The facts of the JDK that is used.
    pub(crate) fn version(&self) -> Version {
        let version = self.config.jdk_version;
        Version {
            remembers_failed_initializers: version >= 17,
            instance_main: version >= 25,
            main_thread: if version >= 25 { 3 } else { 1 },
            monitor_messages: version >= 14,
            helpful_messages: version >= 15,
            counts_arguments: version >= 18,
            full_lookup: if version >= 16 { 0x5F } else { 0x1F },
            takes_root: version >= 17,
            atomic_views: version < 23,
        }
    }
}
use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::Outcome;
