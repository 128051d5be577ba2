#![allow(clippy::print_stderr, reason = "a test says why it is left out")]
//! Every call that the abstraction takes for one that never throws, with hostile arguments on a real `java`.

use bridge::quiet::QUIET;
use program::jdk::Jdk;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Calls each row with every combination of hostile values. A method that this version of Java does not have is
/// counted, not called.
const DRIVER: &str = r#"
import java.lang.invoke.MethodType;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

public class Hostile {
    static List<Object> values(Class<?> type) {
        if (type == boolean.class) return Arrays.asList(true, false);
        if (type == char.class) return Arrays.asList('\0', 'a', '\ud800', '\uffff');
        if (type == byte.class) return Arrays.asList(Byte.MIN_VALUE, (byte) -1, (byte) 0, Byte.MAX_VALUE);
        if (type == short.class) return Arrays.asList(Short.MIN_VALUE, (short) -1, (short) 0, Short.MAX_VALUE);
        if (type == int.class) return Arrays.asList(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE);
        if (type == long.class) return Arrays.asList(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE);
        if (type == float.class)
            return Arrays.asList(Float.NaN, Float.NEGATIVE_INFINITY, -0f, 0f, -1f, Float.MIN_VALUE, Float.MAX_VALUE);
        if (type == double.class)
            return Arrays.asList(Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 0.0, -1.0, Double.MIN_VALUE, Double.MAX_VALUE);
        if (type == String.class) return Arrays.asList(null, "", "a", "\ud800");
        if (type == Object.class) return Arrays.asList(null, "", new int[0], new Angry());
        if (type == Throwable.class) return Arrays.asList(null, new AngryException());
        throw new IllegalStateException("no hostile value of " + type);
    }

    /** What a program may hand over. */
    static class Angry {
        @Override public String toString() { throw new RuntimeException("toString"); }
        @Override public int hashCode() { throw new RuntimeException("hashCode"); }
        @Override public boolean equals(Object other) { throw new RuntimeException("equals"); }
    }

    static class AngryException extends RuntimeException {
        @Override public String toString() { throw new RuntimeException("toString"); }
        @Override public String getMessage() { throw new RuntimeException("getMessage"); }
    }

    static List<Object> receivers(Class<?> owner) throws Exception {
        switch (owner.getName()) {
            case "java.lang.Object": return Arrays.asList(new Object(), new Angry());
            case "java.lang.String": return Arrays.asList("", "a", "\ud800");
            case "java.lang.StringBuilder": return Arrays.asList(new StringBuilder(), new StringBuilder("a"));
            case "java.io.PrintStream": return Arrays.asList(new java.io.PrintStream(new java.io.ByteArrayOutputStream()), closed());
            case "java.lang.Thread": return Arrays.asList(Thread.currentThread());
            case "java.lang.Class": return Arrays.asList(Hostile.class, int.class, int[].class);
            case "java.lang.Boolean": return Arrays.asList(true, false);
            case "java.lang.Character": return Arrays.asList('\0', '\uffff');
            case "java.lang.Byte": return values(byte.class);
            case "java.lang.Short": return values(short.class);
            case "java.lang.Integer": return values(int.class);
            case "java.lang.Long": return values(long.class);
            case "java.lang.Float": return values(float.class);
            case "java.lang.Double": return values(double.class);
            default: return Arrays.asList(owner.getDeclaredConstructor().newInstance());
        }
    }

    static java.io.PrintStream closed() {
        java.io.PrintStream stream = new java.io.PrintStream(new java.io.OutputStream() {
            @Override public void write(int b) throws java.io.IOException { throw new java.io.IOException("full"); }
        });
        stream.close();
        return stream;
    }

    interface Body { Object run(Object[] arguments) throws Exception; }

    static void each(Class<?>[] types, int at, Object[] arguments, Body body, String row) throws Exception {
        if (at < types.length) {
            for (Object value : values(types[at])) {
                arguments[at] = value;
                each(types, at + 1, arguments, body, row);
            }
            return;
        }
        calls++;
        try {
            Object result = body.run(arguments.clone());
            if (result == null) System.out.println("gives null: " + row);
        } catch (InvocationTargetException e) {
            System.out.println("throws: " + row + " " + e.getCause().getClass());
        }
    }

    static int calls, absent;

    public static void main(String[] args) throws Exception {
        for (String row : Files.readAllLines(Paths.get(args[0]))) {
            String[] parts = row.split(" ");
            Class<?> owner = Class.forName(parts[0].replace('/', '.'));
            MethodType type = MethodType.fromMethodDescriptorString(parts[2], null);
            Class<?>[] types = type.parameterArray();
            try {
                if (parts[1].equals("<init>")) {
                    Constructor<?> made = owner.getConstructor(types);
                    each(types, 0, new Object[types.length], made::newInstance, row);
                    continue;
                }
                Method method = owner.getMethod(parts[1], types);
                if (method.getReturnType() != type.returnType()) throw new NoSuchMethodException();
                boolean plain = method.getReturnType().isPrimitive();
                List<Object> on = Modifier.isStatic(method.getModifiers()) ? Arrays.asList((Object) null) : receivers(owner);
                for (Object receiver : on) {
                    Body body = arguments -> {
                        Object result = method.invoke(receiver, arguments);
                        return plain ? "" : result;
                    };
                    each(types, 0, new Object[types.length], body, row);
                }
            } catch (NoSuchMethodException e) {
                absent++;
                System.out.println("absent: " + row);
            }
        }
        System.out.println("calls: " + calls);
    }
}
"#;

fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let split = |owner: &'static str, method: &'static str| {
        let (name, descriptor) = method.split_at(method.find('(').expect("a descriptor"));
        (owner, name, descriptor)
    };
    QUIET.iter().flat_map(|row| row.methods.iter().map(move |method| split(row.owner, method))).collect()
}

#[test]
fn nothing_in_the_table_throws() {
    let Some((jdk, javac)) = Jdk::find(None, true).ok().and_then(|jdk| Some((jdk.clone(), jdk.javac()?)))
    else {
        eprintln!("left out: there is no JDK with javac");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("quiet");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut table = String::new();
    for (owner, name, descriptor) in rows() {
        let _ = writeln!(table, "{owner} {name} {descriptor}");
    }
    let (source, list) = (folder.join("Hostile.java"), folder.join("table"));
    std::fs::write(&source, DRIVER).expect("a source");
    std::fs::write(&list, &table).expect("a table");
    let output = Command::new(javac).arg("-d").arg(&folder).arg(&source).output().expect("javac starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let java = jdk.home.join("bin/java");
    let output =
        Command::new(java).arg("-cp").arg(&folder).arg("Hostile").arg(&list).output().expect("java starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong: Vec<&str> = said.lines().filter(|line| !line.starts_with("calls: ")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let calls: usize =
        said.lines().find_map(|line| line.strip_prefix("calls: ")?.parse().ok()).expect("a count");
    assert!(calls > 2 * rows().len(), "only {calls} calls of {} rows", rows().len());
}

#[test]
fn calls_that_throw_are_not_in_the_table() {
    let throwing = [
        ("java/lang/StringBuilder", "<init>", "(I)V"),
        ("java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V"),
        ("java/lang/StringBuilder", "append", "([C)Ljava/lang/StringBuilder;"),
        ("java/lang/StringBuilder", "append", "(Ljava/lang/Object;)Ljava/lang/StringBuilder;"),
        ("java/lang/StringBuilder", "append", "(Ljava/lang/CharSequence;)Ljava/lang/StringBuilder;"),
        ("java/lang/Math", "ceilDiv", "(II)I"),
        ("java/lang/Math", "floorMod", "(II)I"),
        ("java/lang/Math", "clamp", "(JII)I"),
        ("java/lang/Math", "addExact", "(II)I"),
        ("java/lang/String", "valueOf", "([C)Ljava/lang/String;"),
        ("java/io/PrintStream", "println", "([C)V"),
        ("java/lang/Number", "intValue", "()I"),
        ("java/lang/RuntimeException", "<init>", "(Ljava/lang/Throwable;)V"),
        ("java/lang/AssertionError", "<init>", "(Ljava/lang/Object;)V"),
        ("java/io/UncheckedIOException", "<init>", "(Ljava/io/IOException;)V"),
        ("mine/AngryException", "<init>", "()V"),
    ];
    for call in throwing {
        assert!(!rows().contains(&call), "{call:?}");
    }
}
