//! What the library keeps for itself and no program can notice.

/// A static field of a class of the library that is a cache, with what hangs below it.
#[derive(Clone, Copy, Debug)]
pub struct Cache {
    /// The class, with slashes; `*` at the end stands for any rest.
    pub class: &'static str,
    /// The field; `*` for all of the class.
    pub field: &'static str,
    /// Why no program can notice who filled it first, or whether it is filled at all.
    pub reason: &'static str,
}

/// A field of objects of the library that is computed from others when it is first asked for.
#[derive(Clone, Copy, Debug)]
pub struct ValueCache {
    /// The class, with slashes.
    pub class: &'static str,
    /// The field.
    pub field: &'static str,
    /// Why no program can notice who filled it first.
    pub reason: &'static str,
}

/// Static fields that are caches.
pub const CACHES: &[Cache] = &[
    Cache {
        class: "sun/util/locale/*",
        field: "*",
        reason: "providers, pools and names of locales: made from the JDK's own data, and equal whoever makes them",
    },
    Cache {
        class: "java/util/ResourceBundle$Control",
        field: "CANDIDATES_CACHE",
        reason: "lists of locales, computed from a name and a locale",
    },
    Cache {
        class: "sun/util/resources/*",
        field: "*",
        reason: "bundles of the JDK's own data, which nobody can change",
    },
    Cache { class: "sun/util/cldr/*", field: "*", reason: "locale data of the JDK, which nobody can change" },
    Cache {
        class: "java/lang/Class",
        field: "reflectionFactory",
        reason: "the one factory there is, looked up when it is first needed",
    },
    Cache {
        class: "jdk/internal/reflect/*",
        field: "*",
        reason: "accessors and filters of reflection, computed from classes",
    },
    Cache {
        class: "java/lang/reflect/AccessibleObject",
        field: "*",
        reason: "the object that hands reflection its rights, set when its class is initialised",
    },
    Cache {
        class: "java/lang/ThreadLocal",
        field: "nextHashCode",
        reason: "numbers that only decide the slots of a thread's own table",
    },
    Cache {
        class: "java/util/concurrent/ThreadLocalRandom",
        field: "probeGenerator",
        reason: "numbers that only decide the cells of adders and maps",
    },
    Cache {
        class: "sun/security/util/*",
        field: "*",
        reason: "names of algorithms, and the JDK's own settings, which are read once",
    },
    Cache {
        class: "java/security/Provider",
        field: "previousKey",
        reason: "the key of a service that was parsed last",
    },
    Cache {
        class: "jdk/internal/math/*",
        field: "*",
        reason: "tables of powers, computed when they are first needed",
    },
    Cache { class: "java/math/*", field: "*", reason: "constants and tables of powers of immutable numbers" },
    Cache {
        class: "java/util/regex/*",
        field: "*",
        reason: "classes of characters, which nobody can change",
    },
    Cache {
        class: "java/lang/invoke/*",
        field: "*",
        reason: "method types and forms, computed from classes",
    },
    Cache {
        class: "java/time/format/*",
        field: "*",
        reason: "constants, and formats and texts from the JDK's own data",
    },
    Cache { class: "sun/util/calendar/*", field: "*", reason: "calendars and zones from the JDK's own data" },
    Cache {
        class: "sun/nio/*",
        field: "*",
        reason: "charsets and their coders, which are the same whoever asks first",
    },
    Cache { class: "java/nio/charset/*", field: "*", reason: "charsets that were looked up" },
];

impl ValueCache {
    const fn new(class: &'static str, field: &'static str, reason: &'static str) -> ValueCache {
        ValueCache { class, field, reason }
    }
}

const VIEW: &str = "a view: each is as good as another, but each has its own identity and monitor";
const TEXT: &str = "a text: equal whoever makes it, but not the same";

/// Fields that are caches: who filled one first shows nowhere.
pub const VALUE_CACHES: &[ValueCache] = &[
    ValueCache::new("java/lang/invoke/MethodType", "wrapAlt", "types are interned: there is one for each"),
    ValueCache::new(
        "java/lang/invoke/MethodType",
        "invokers",
        "made from the type, and none is like another",
    ),
    ValueCache::new(
        "java/lang/invoke/MemberName",
        "type",
        "the type of the member, as a text or as an object",
    ),
    ValueCache::new("java/net/URI", "hash", "a function of parts that never change"),
    ValueCache::new("sun/nio/fs/UnixPath", "hash", "a function of the bytes, which never change"),
    ValueCache::new("java/lang/module/ModuleDescriptor", "hash", "a function of parts that never change"),
    ValueCache::new(
        "jdk/internal/module/ModuleReferenceImpl",
        "hash",
        "a function of parts that never change",
    ),
    ValueCache::new("java/lang/reflect/Field", "fieldAccessor", "made from what the class file says"),
    ValueCache::new("java/lang/reflect/Field", "overrideFieldAccessor", "made from what the class file says"),
    ValueCache::new("java/lang/reflect/Method", "methodAccessor", "made from what the class file says"),
    ValueCache::new(
        "java/lang/reflect/Constructor",
        "constructorAccessor",
        "made from what the class file says",
    ),
    ValueCache::new("java/lang/String", "hash", "a function of the characters, which never change"),
    ValueCache::new("java/lang/String", "hashIsZero", "a function of the characters"),
    ValueCache::new("java/util/Locale", "hashCodeValue", "a function of fields that never change"),
    ValueCache::new("java/util/Locale", "languageTag", "a function of fields that never change"),
    ValueCache::new("java/math/BigInteger", "bitCountPlusOne", "a function of an immutable number"),
    ValueCache::new("java/math/BigInteger", "bitLengthPlusOne", "a function of an immutable number"),
    ValueCache::new("java/math/BigInteger", "lowestSetBitPlusTwo", "a function of an immutable number"),
    ValueCache::new("java/math/BigInteger", "firstNonzeroIntNumPlusTwo", "a function of an immutable number"),
    ValueCache::new("java/math/BigDecimal", "precision", "a function of an immutable number"),
];

/// The same for texts that the library asks for itself, too: who filled one first shows only to a program that asks.
pub const TEXT_CACHES: &[ValueCache] = &[
    ValueCache::new("java/lang/Class$ReflectionData", "simpleName", TEXT),
    ValueCache::new("java/lang/Class$ReflectionData", "canonicalName", TEXT),
    ValueCache::new("java/lang/invoke/MethodType", "methodDescriptor", TEXT),
];

/// Fields that are caches of objects which the program gets: by the identity and the monitor of the object it can tell who
/// filled one first. So that is a choice of the schedule, but no race, and it orders nothing.
pub const IDENTITY_CACHES: &[ValueCache] = &[
    ValueCache::new("java/lang/invoke/MethodHandle", "asTypeCache", VIEW),
    ValueCache::new("java/nio/charset/Charset", "aliasSet", VIEW),
    ValueCache::new("java/util/AbstractMap", "keySet", VIEW),
    ValueCache::new("java/util/AbstractMap", "values", VIEW),
    ValueCache::new("java/util/HashMap", "entrySet", VIEW),
    ValueCache::new("java/util/TreeMap", "entrySet", VIEW),
    ValueCache::new("java/util/TreeMap", "navigableKeySet", VIEW),
    ValueCache::new("java/util/TreeMap", "descendingMap", VIEW),
    ValueCache::new("java/util/EnumMap", "entrySet", VIEW),
    ValueCache::new("java/util/IdentityHashMap", "entrySet", VIEW),
    ValueCache::new("java/util/WeakHashMap", "entrySet", VIEW),
    ValueCache::new("java/util/Hashtable", "keySet", VIEW),
    ValueCache::new("java/util/Hashtable", "entrySet", VIEW),
    ValueCache::new("java/util/Hashtable", "values", VIEW),
    ValueCache::new("java/util/Collections$UnmodifiableMap", "keySet", VIEW),
    ValueCache::new("java/util/Collections$UnmodifiableMap", "entrySet", VIEW),
    ValueCache::new("java/util/Collections$UnmodifiableMap", "values", VIEW),
    ValueCache::new("java/util/Collections$SynchronizedMap", "keySet", VIEW),
    ValueCache::new("java/util/Collections$SynchronizedMap", "entrySet", VIEW),
    ValueCache::new("java/util/Collections$SynchronizedMap", "values", VIEW),
    ValueCache::new("java/util/TreeMap$NavigableSubMap", "entrySetView", VIEW),
    ValueCache::new("java/util/TreeMap$NavigableSubMap", "navigableKeySetView", VIEW),
    ValueCache::new("java/util/TreeMap$NavigableSubMap", "descendingMapView", VIEW),
    ValueCache::new("java/net/URI", "string", TEXT),
    ValueCache::new("java/net/URI", "schemeSpecificPart", TEXT),
    ValueCache::new("java/net/URI", "decodedUserInfo", TEXT),
    ValueCache::new("java/net/URI", "decodedAuthority", TEXT),
    ValueCache::new("java/net/URI", "decodedPath", TEXT),
    ValueCache::new("java/net/URI", "decodedQuery", TEXT),
    ValueCache::new("java/net/URI", "decodedFragment", TEXT),
    ValueCache::new("java/net/URI", "decodedSchemeSpecificPart", TEXT),
    ValueCache::new(
        "java/lang/reflect/Field",
        "genericInfo",
        "types that are equal whoever makes them, but not the same",
    ),
    ValueCache::new(
        "java/lang/reflect/Method",
        "genericInfo",
        "types that are equal whoever makes them, but not the same",
    ),
    ValueCache::new(
        "java/lang/reflect/Constructor",
        "genericInfo",
        "types that are equal whoever makes them, but not the same",
    ),
    ValueCache::new("java/math/BigDecimal", "stringCache", TEXT),
];

/// Packages and classes whose methods make objects that are complete before a final field leads to them, and never change after: whoever
/// gets to them sees all of them (JLS 17.5). They may be given objects and arrays of the program, which are none of these.
pub const COMPLETE_WHEN_SEEN: &[(&str, &str)] = &[
    ("sun/reflect/generics/", "trees of types, made from what the class file says"),
    ("java/lang/invoke/MethodType", "types of methods, which are interned and never change"),
];

/// Whether a class only makes and reads objects that are complete before others can see them.
pub fn is_complete_when_seen(class: &str) -> bool {
    COMPLETE_WHEN_SEEN.iter().any(|(package, _)| class.starts_with(package))
}

/// Classes whose objects no program ever gets: all in them is computed from types, and made again if it is not there.
pub const PRIVATE_CACHES: &[&str] = &[
    "java/lang/invoke/LambdaForm",
    "java/lang/invoke/LambdaForm$Name",
    "[Ljava/lang/invoke/LambdaForm$Name;",
    "java/lang/invoke/LambdaForm$NamedFunction",
    "java/lang/invoke/LambdaFormEditor$Transform",
    "[Ljava/lang/invoke/LambdaFormEditor$Transform;",
    "java/lang/invoke/MethodTypeForm",
    "java/lang/invoke/Invokers",
    "java/lang/invoke/MemberName",
    "java/lang/invoke/BoundMethodHandle$SpeciesData",
    "[Ljava/lang/invoke/BoundMethodHandle$SpeciesData;",
];

/// Whether no program gets objects of a class, and what is in them shows nowhere.
pub fn is_private_cache(class: &str) -> bool {
    class.contains("java/lang/invoke/") && PRIVATE_CACHES.contains(&class)
}

/// Whether a static field is a cache.
pub fn is_cache(class: &str, field: &str) -> bool {
    CACHES.iter().any(|row| {
        let is_class = match row.class.strip_suffix('*') {
            Some(start) => class.starts_with(start),
            None => class == row.class,
        };
        is_class && (row.field == "*" || row.field == field)
    })
}

/// Whether a field of objects is a cache.
pub fn is_value_cache(class: &str, field: &str) -> bool {
    VALUE_CACHES.iter().any(|row| row.class == class && row.field == field)
}

/// Whether a field of objects is a cache of a text whose filling shows to a program that asks for it.
pub fn is_text_cache(class: &str, field: &str) -> bool {
    TEXT_CACHES.iter().any(|row| row.class == class && row.field == field)
}

/// Whether objects of a class have a cache whose filling shows.
pub fn has_noticeable_cache(class: &str) -> bool {
    TEXT_CACHES.iter().chain(IDENTITY_CACHES).any(|row| row.class == class)
}

/// Whether a field of objects is a cache whose filling shows by the identity of what is in it.
pub fn is_identity_cache(class: &str, field: &str) -> bool {
    IDENTITY_CACHES.iter().any(|row| row.class == class && row.field == field)
}
