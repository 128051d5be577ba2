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

/// Fields that are caches.
pub const VALUE_CACHES: &[ValueCache] = &[
    ValueCache {
        class: "java/util/AbstractMap",
        field: "keySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/AbstractMap",
        field: "values",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/HashMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap",
        field: "navigableKeySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap",
        field: "descendingMap",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/EnumMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/IdentityHashMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/WeakHashMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Hashtable",
        field: "keySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Hashtable",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Hashtable",
        field: "values",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$UnmodifiableMap",
        field: "keySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$UnmodifiableMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$UnmodifiableMap",
        field: "values",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$SynchronizedMap",
        field: "keySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$SynchronizedMap",
        field: "entrySet",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/Collections$SynchronizedMap",
        field: "values",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap$NavigableSubMap",
        field: "entrySetView",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap$NavigableSubMap",
        field: "navigableKeySetView",
        reason: "a view that has no state of its own",
    },
    ValueCache {
        class: "java/util/TreeMap$NavigableSubMap",
        field: "descendingMapView",
        reason: "a view that has no state of its own",
    },
    ValueCache { class: "java/net/URI", field: "hash", reason: "a function of parts that never change" },
    ValueCache { class: "java/net/URI", field: "string", reason: "a function of parts that never change" },
    ValueCache {
        class: "java/net/URI",
        field: "schemeSpecificPart",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedUserInfo",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedAuthority",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedPath",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedQuery",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedFragment",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/net/URI",
        field: "decodedSchemeSpecificPart",
        reason: "a function of parts that never change",
    },
    ValueCache {
        class: "java/lang/reflect/Field",
        field: "fieldAccessor",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Field",
        field: "overrideFieldAccessor",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Field",
        field: "genericInfo",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Method",
        field: "methodAccessor",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Method",
        field: "genericInfo",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Constructor",
        field: "constructorAccessor",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/reflect/Constructor",
        field: "genericInfo",
        reason: "made from what the class file says",
    },
    ValueCache {
        class: "java/lang/String",
        field: "hash",
        reason: "a function of the characters, which never change",
    },
    ValueCache { class: "java/lang/String", field: "hashIsZero", reason: "a function of the characters" },
    ValueCache {
        class: "java/util/Locale",
        field: "hashCodeValue",
        reason: "a function of fields that never change",
    },
    ValueCache {
        class: "java/util/Locale",
        field: "languageTag",
        reason: "a function of fields that never change",
    },
    ValueCache {
        class: "java/math/BigInteger",
        field: "bitCountPlusOne",
        reason: "a function of an immutable number",
    },
    ValueCache {
        class: "java/math/BigInteger",
        field: "bitLengthPlusOne",
        reason: "a function of an immutable number",
    },
    ValueCache {
        class: "java/math/BigInteger",
        field: "lowestSetBitPlusTwo",
        reason: "a function of an immutable number",
    },
    ValueCache {
        class: "java/math/BigInteger",
        field: "firstNonzeroIntNumPlusTwo",
        reason: "a function of an immutable number",
    },
    ValueCache {
        class: "java/math/BigDecimal",
        field: "stringCache",
        reason: "a function of an immutable number",
    },
    ValueCache {
        class: "java/math/BigDecimal",
        field: "precision",
        reason: "a function of an immutable number",
    },
];

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
