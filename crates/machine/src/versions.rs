//! What differs between the JDK's versions, and what the machine knows of its modules by heart.
//!
//! Most differences need no mention: a native is found by name, a field that is missing is not set. What
//! is here cannot be told from the classes themselves.

use crate::machine::Machine;

/// Facts of one version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Version {
    /// `NoClassDefFoundError` after a failed initialiser has that failure as its cause.
    pub(crate) remembers_failed_initializers: bool,
    /// `main` may be an instance method, and may do without arguments.
    pub(crate) instance_main: bool,
    /// A `NullPointerException` says what was null.
    pub(crate) helpful_messages: bool,
}

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
pub(crate) const UNMODELLED_SERVICES: &[&str] =
    &["java/util/random/RandomGenerator", "java/nio/file/spi/FileSystemProvider", "java/util/spi/ToolProvider"];

impl Machine {
    /// The facts of the JDK that is used.
    pub(crate) fn version(&self) -> Version {
        let version = self.config.jdk_version;
        Version {
            remembers_failed_initializers: version >= 17,
            instance_main: version >= 25,
            helpful_messages: version >= 15,
        }
    }
}
