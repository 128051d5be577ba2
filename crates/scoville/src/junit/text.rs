//! The source of a program that does for a test what JUnit would do.

use super::recipe::{Recipe, Version};

/// Lines of Java.
#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, depth: usize, text: &str) {
        self.0.push_str(&"    ".repeat(depth));
        self.0.push_str(text);
        self.0.push('\n');
    }

    fn lines<'a>(&mut self, depth: usize, texts: impl IntoIterator<Item = &'a String>) {
        texts.into_iter().for_each(|text| self.line(depth, text));
    }

    /// Statements that are run whatever the others do.
    fn guarded(&mut self, depth: usize, statements: &[String]) {
        for one in statements {
            let caught = "catch (Throwable thrown) { failure = worse(failure, thrown); }";
            self.line(depth, &format!("try {{ {one} }} {caught}"));
        }
    }
}

/// The source of the program that runs a test.
pub(super) fn text(recipe: &Recipe, name: &str) -> String {
    let mut out = Text::default();
    if !recipe.package.is_empty() {
        out.line(0, &format!("package {};", recipe.package));
    }
    out.line(0, "@SuppressWarnings({\"unchecked\", \"rawtypes\"})");
    out.line(0, &format!("final class {name} {{"));
    if recipe.once {
        let objects = recipe.objects.iter().enumerate();
        objects.for_each(|(number, (kind, _))| out.line(1, &format!("static {kind} test{number};")));
    }
    main(&mut out, recipe);
    for level in 0..recipe.classes.len() {
        class(&mut out, recipe, level);
    }
    invocation(&mut out, recipe);
    out.0.push_str(match recipe.version {
        Version::Four => HELPERS_4,
        Version::Five => HELPERS_5,
    });
    if recipe.given.rows.is_some() {
        out.0.push_str(ROWS_4);
    }
    if recipe.given.has_sources {
        out.0.push_str(ROWS_5);
    }
    if recipe.given.closes {
        out.0.push_str(CLOSING);
    }
    recipe.given.helpers.iter().for_each(|helper| out.0.push_str(helper));
    out.line(0, "}");
    out.0
}

fn main(out: &mut Text, recipe: &Recipe) {
    if recipe.given.rows.is_some() {
        out.line(1, "static java.util.List<Object[]> given;");
    }
    out.line(1, "public static void main(String[] arguments) throws Throwable {");
    if let Some(rows) = &recipe.given.rows {
        let forgiven = "catch (Throwable thrown) { if (!isOver(thrown)) { throw thrown; } }";
        out.line(2, &format!("try {{ given = given({rows}); }} {forgiven}"));
        out.line(2, "if (given != null && given.isEmpty()) { return; }");
    }
    out.line(2, "try { class0(); } catch (Throwable thrown) { if (!isOver(thrown)) { throw thrown; } }");
    out.line(1, "}");
}

/// What is done for a class, and inside of it for the next one or for each invocation.
fn class(out: &mut Text, recipe: &Recipe, level: usize) {
    let around = &recipe.classes[level];
    out.line(1, &format!("static void class{level}() throws Throwable {{"));
    if recipe.once {
        let objects = recipe.objects.iter().enumerate();
        objects.for_each(|(number, (_, made))| out.line(2, &format!("test{number} = {made};")));
    }
    out.line(2, "Throwable failure = null;");
    out.line(2, "try {");
    out.lines(3, &around.before);
    if level + 1 < recipe.classes.len() {
        out.line(3, &format!("class{}();", level + 1));
    } else {
        out.lines(3, &recipe.given.invocations);
        if recipe.given.is_counted {
            out.line(3, "if (!begun) { throw new IllegalStateException(\"no arguments are given\"); }");
        }
    }
    out.line(2, "} catch (Throwable thrown) { failure = thrown; }");
    out.guarded(2, &around.after);
    out.line(2, "if (failure != null && !isOver(failure)) { throw failure; }");
    out.line(1, "}");
}

/// One invocation of the test.
fn invocation(out: &mut Text, recipe: &Recipe) {
    if recipe.given.is_counted {
        out.line(1, "static boolean begun;");
    }
    out.line(1, &format!("static void one({}) throws Throwable {{", recipe.given.declared()));
    if recipe.given.is_counted {
        out.line(2, "begun = true;");
    }
    out.line(2, "try {");
    out.lines(3, &recipe.given.fits);
    if !recipe.once {
        let objects = recipe.objects.iter().enumerate();
        objects.for_each(|(number, (kind, made))| out.line(3, &format!("{kind} test{number} = {made};")));
    }
    out.lines(3, &recipe.given.fields);
    out.line(3, "Throwable failure = null;");
    if recipe.given.closes {
        out.line(3, "boolean isReady = false;");
    }
    out.line(3, "try {");
    out.lines(4, &recipe.before);
    if recipe.given.closes {
        out.line(4, "isReady = true;");
    }
    match recipe.apart {
        true => apart(out, recipe),
        false => call(out, 4, recipe),
    }
    out.line(3, "} catch (Throwable thrown) { failure = thrown; }");
    out.guarded(3, &recipe.after);
    if recipe.given.closes {
        for name in recipe.given.names().iter().rev() {
            out.line(3, &format!("if (isReady) {{ failure = closed(failure, {name}); }}"));
        }
    }
    out.line(3, "if (failure != null) { throw failure; }");
    out.line(2, "} catch (Throwable thrown) { if (!isOver(thrown)) { throw thrown; } }");
    if recipe.version == Version::Four && goes_on(recipe) {
        // JUnit 4 leaves no interrupt to what comes next.
        out.line(2, "Thread.interrupted();");
    }
    out.line(1, "}");
}

/// Whether something is run behind an invocation that could notice what it left.
fn goes_on(recipe: &Recipe) -> bool {
    recipe.given.rows.is_some() || recipe.classes.iter().any(|class| !class.after.is_empty())
}

/// The call of the test, and what it must throw.
fn call(out: &mut Text, depth: usize, recipe: &Recipe) {
    let Some(class) = &recipe.expected else { return out.line(depth, &recipe.call) };
    out.line(depth, "Throwable met = null;");
    out.line(depth, &format!("try {{ {} }} catch (Throwable thrown) {{ met = thrown; }}", recipe.call));
    let missed = format!("throw new AssertionError(\"Expected exception: {class}\");");
    out.line(depth, &format!("if (met == null) {{ {missed} }}"));
    out.line(depth, &format!("if (!(met instanceof {class})) {{ throw met; }}"));
}

/// The call in a thread of its own, as JUnit 4 has it for tests with a time-out; its threads are daemons as it is one.
fn apart(out: &mut Text, recipe: &Recipe) {
    out.line(4, "Throwable[] left = new Throwable[1];");
    out.line(4, "Thread thread = new Thread(() -> {");
    out.line(5, "try {");
    call(out, 6, recipe);
    out.line(5, "} catch (Throwable thrown) { left[0] = thrown; }");
    out.line(4, "}, \"Time-limited test\");");
    out.line(4, "thread.setDaemon(true);");
    out.line(4, "thread.start();");
    out.line(4, "thread.join();");
    out.line(4, "if (left[0] != null) { throw left[0]; }");
}

/// JUnit 4 tells all that went wrong once something has in tearing down, assumptions too.
const HELPERS_4: &str = "
    /** Whether an assumption of the test does not hold: then it is over, and has not failed. */
    static boolean isOver(Throwable thrown) {
        for (Class<?> one = thrown.getClass(); one != null; one = one.getSuperclass()) {
            if (one.getName().equals(\"org.junit.internal.AssumptionViolatedException\")) {
                return true;
            }
        }
        return false;
    }

    /** What two failures are together. */
    static Throwable worse(Throwable first, Throwable second) {
        if (first == null || (isOver(first) && !isOver(second))) {
            return second;
        }
        return isOver(first)
            ? new IllegalStateException(\"Test could not be skipped due to other failures\", second)
            : first;
    }
";

const HELPERS_5: &str = "
    /** Whether an assumption of the test does not hold: then it is over, and has not failed. */
    static boolean isOver(Throwable thrown) {
        for (Class<?> one = thrown.getClass(); one != null; one = one.getSuperclass()) {
            String name = one.getName();
            if (name.equals(\"org.opentest4j.TestAbortedException\")
                    || name.equals(\"org.junit.internal.AssumptionViolatedException\")) {
                return true;
            }
        }
        return false;
    }

    /** What two failures are together. */
    static Throwable worse(Throwable first, Throwable second) {
        return first == null || (isOver(first) && !isOver(second)) ? second : first;
    }
";

const ROWS_4: &str = "
    static java.util.List<Object[]> given(Object source) {
        boolean isArray = source instanceof Object[];
        Iterable<?> rows = isArray ? java.util.Arrays.asList((Object[]) source) : (Iterable<?>) source;
        java.util.List<Object[]> given = new java.util.ArrayList<>();
        for (Object row : rows) {
            given.add(row instanceof Object[] ? ((Object[]) row).clone() : new Object[] { row });
        }
        return given;
    }
";

const ROWS_5: &str = "
    static java.util.Iterator<?> rows(Object source) {
        if (source instanceof java.util.stream.BaseStream) {
            return ((java.util.stream.BaseStream<?, ?>) source).iterator();
        }
        if (source instanceof java.util.Iterator) {
            return (java.util.Iterator<?>) source;
        }
        if (source instanceof Iterable) {
            return ((Iterable<?>) source).iterator();
        }
        java.util.List<Object> rows = new java.util.ArrayList<>();
        for (int index = 0; index < java.lang.reflect.Array.getLength(source); index++) {
            rows.add(java.lang.reflect.Array.get(source, index));
        }
        return rows.iterator();
    }

    static Object[] values(Object row) {
        if (row instanceof org.junit.jupiter.params.provider.Arguments) {
            return ((org.junit.jupiter.params.provider.Arguments) row).get();
        }
        boolean isList = row instanceof Object[] && !row.getClass().getComponentType().isArray();
        return isList ? (Object[]) row : new Object[] { row };
    }
";

const CLOSING: &str = "
    static Throwable closed(Throwable failure, Object value) {
        try {
            if (value instanceof AutoCloseable) {
                ((AutoCloseable) value).close();
            }
        } catch (Throwable thrown) {
            return worse(failure, thrown);
        }
        return failure;
    }
";
