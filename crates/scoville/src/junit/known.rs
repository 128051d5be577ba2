//! The annotations of JUnit, by what they mean here.

pub(super) const TEST_4: &str = "org/junit/Test";
pub(super) const BEFORE_4: &str = "org/junit/Before";
pub(super) const AFTER_4: &str = "org/junit/After";
pub(super) const BEFORE_CLASS_4: &str = "org/junit/BeforeClass";
pub(super) const AFTER_CLASS_4: &str = "org/junit/AfterClass";
pub(super) const IGNORE_4: &str = "org/junit/Ignore";
pub(super) const RUN_WITH: &str = "org/junit/runner/RunWith";
pub(super) const PARAMETERS: &str = "org/junit/runners/Parameterized$Parameters";
pub(super) const PARAMETER: &str = "org/junit/runners/Parameterized$Parameter";

pub(super) const FIX_METHOD_ORDER: &str = "org/junit/FixMethodOrder";

pub(super) const TEST_5: &str = "org/junit/jupiter/api/Test";
pub(super) const REPEATED: &str = "org/junit/jupiter/api/RepeatedTest";
pub(super) const PARAMETERIZED: &str = "org/junit/jupiter/params/ParameterizedTest";
pub(super) const BEFORE_EACH: &str = "org/junit/jupiter/api/BeforeEach";
pub(super) const AFTER_EACH: &str = "org/junit/jupiter/api/AfterEach";
pub(super) const BEFORE_ALL: &str = "org/junit/jupiter/api/BeforeAll";
pub(super) const AFTER_ALL: &str = "org/junit/jupiter/api/AfterAll";
pub(super) const DISABLED: &str = "org/junit/jupiter/api/Disabled";
pub(super) const NESTED: &str = "org/junit/jupiter/api/Nested";
pub(super) const TEST_INSTANCE: &str = "org/junit/jupiter/api/TestInstance";
pub(super) const TIMEOUT: &str = "org/junit/jupiter/api/Timeout";

pub(super) const VALUE_SOURCE: &str = "org/junit/jupiter/params/provider/ValueSource";
pub(super) const CSV_SOURCE: &str = "org/junit/jupiter/params/provider/CsvSource";
pub(super) const ENUM_SOURCE: &str = "org/junit/jupiter/params/provider/EnumSource";
pub(super) const METHOD_SOURCE: &str = "org/junit/jupiter/params/provider/MethodSource";
pub(super) const NULL_SOURCE: &str = "org/junit/jupiter/params/provider/NullSource";
pub(super) const EMPTY_SOURCE: &str = "org/junit/jupiter/params/provider/EmptySource";
pub(super) const NULL_AND_EMPTY_SOURCE: &str = "org/junit/jupiter/params/provider/NullAndEmptySource";

/// What marks a test method.
pub(super) const TESTS: [&str; 4] = [TEST_4, TEST_5, REPEATED, PARAMETERIZED];

/// What marks a method that makes tests, or is one in ways that are not followed.
pub(super) const MAKES_TESTS: [&str; 3] = [
    "org/junit/jupiter/api/TestFactory",
    "org/junit/jupiter/api/TestTemplate",
    "org/junit/experimental/theories/Theory",
];

/// What this tool follows.
const FOLLOWED: [&str; 27] = [
    TEST_4,
    BEFORE_4,
    AFTER_4,
    BEFORE_CLASS_4,
    AFTER_CLASS_4,
    IGNORE_4,
    RUN_WITH,
    PARAMETERS,
    PARAMETER,
    TEST_5,
    REPEATED,
    PARAMETERIZED,
    BEFORE_EACH,
    AFTER_EACH,
    BEFORE_ALL,
    AFTER_ALL,
    DISABLED,
    NESTED,
    TEST_INSTANCE,
    TIMEOUT,
    VALUE_SOURCE,
    CSV_SOURCE,
    ENUM_SOURCE,
    METHOD_SOURCE,
    NULL_SOURCE,
    EMPTY_SOURCE,
    NULL_AND_EMPTY_SOURCE,
];

/// Names, tags, the order of tests, and which tests may run beside each other: nothing to a test that runs alone.
const WITHOUT_MEANING: [&str; 14] = [
    FIX_METHOD_ORDER,
    "org/junit/experimental/categories/Category",
    "org/junit/jupiter/api/DisplayName",
    "org/junit/jupiter/api/DisplayNameGeneration",
    "org/junit/jupiter/api/IndicativeSentencesGeneration",
    "org/junit/jupiter/api/Order",
    "org/junit/jupiter/api/Tag",
    "org/junit/jupiter/api/Tags",
    "org/junit/jupiter/api/TestClassOrder",
    "org/junit/jupiter/api/TestMethodOrder",
    "org/junit/jupiter/api/parallel/Execution",
    "org/junit/jupiter/api/parallel/Isolated",
    "org/junit/jupiter/api/parallel/ResourceLock",
    "org/junit/jupiter/api/parallel/ResourceLocks",
];

/// Whether an annotation is JUnit's and changes the meaning of a test in a way that is not followed.
pub(super) fn is_strange(class: &str) -> bool {
    is_of_junit(class) && !FOLLOWED.contains(&class) && !WITHOUT_MEANING.contains(&class)
}

/// Whether an annotation is JUnit's and changes the meaning of a test.
pub(super) fn has_meaning(class: &str) -> bool {
    is_of_junit(class) && !WITHOUT_MEANING.contains(&class)
}

/// Whether an annotation is JUnit's.
pub(super) fn is_of_junit(class: &str) -> bool {
    class.starts_with("org/junit/")
}
