//! What natives touch is seen: each case runs a native in one task while another task touches the last element or
//! field that the native touches, which is a race, or the next one, which is none.

use crate::corpus;
use crate::support::{api, folder, javac, scoville, text, verdict, what_is_wrong};
use std::path::Path;

/// A native and what another task does at the same time.
struct Case {
    name: String,
    /// Members of the class.
    members: String,
    native: String,
    /// Touches the last thing that the native touches.
    race: String,
    /// Touches its neighbour.
    apart: String,
}

fn case(name: &str, members: &str, native: &str, race: &str, apart: &str) -> Case {
    let [name, members, native, race, apart] = [name, members, native, race, apart].map(str::to_string);
    Case { name, members, native, race, apart }
}

/// Kinds of numbers: name as in methods, name in Java, bytes.
const NUMBERS: [(&str, &str, usize); 6] = [
    ("Short", "short", 2),
    ("Char", "char", 2),
    ("Int", "int", 4),
    ("Long", "long", 8),
    ("Float", "float", 4),
    ("Double", "double", 8),
];

fn buffers() -> Vec<Case> {
    let members =
        "static byte[] s = new byte[40]; static java.nio.ByteBuffer b = java.nio.ByteBuffer.wrap(s);";
    let mut cases = Vec::new();
    for (name, kind, bytes) in NUMBERS {
        for at in [8, 11] {
            let (last, next) = (at + bytes - 1, at + bytes);
            cases.push(case(
                &format!("BufferPut{name}{at}"),
                members,
                &format!("b.put{name}({at}, ({kind}) 5);"),
                &format!("int q = s[{last}];"),
                &format!("int q = s[{next}];"),
            ));
            cases.push(case(
                &format!("BufferGet{name}{at}"),
                members,
                &format!("{kind} q = b.get{name}({at});"),
                &format!("s[{last}] = 1;"),
                &format!("s[{next}] = 1;"),
            ));
        }
    }
    cases
}

fn views() -> Vec<Case> {
    let mut cases = Vec::new();
    for (name, kind, bytes) in NUMBERS {
        let members = format!(
            "static byte[] s = new byte[40]; static final VarHandle H = \
             MethodHandles.byteArrayViewVarHandle({kind}[].class, ByteOrder.BIG_ENDIAN);"
        );
        let (last, next) = (8 + bytes - 1, 8 + bytes);
        cases.push(case(
            &format!("ViewSet{name}"),
            &members,
            &format!("H.set(s, 8, ({kind}) 5);"),
            &format!("int q = s[{last}];"),
            &format!("int q = s[{next}];"),
        ));
        cases.push(case(
            &format!("ViewGet{name}"),
            &members,
            &format!("{kind} q = ({kind}) H.get(s, 8);"),
            &format!("s[{last}] = 1;"),
            &format!("s[{next}] = 1;"),
        ));
    }
    cases
}

/// `java.lang.reflect.Array` and `VarHandle` on elements, and `Field`, of all primitive types.
fn by_type() -> Vec<Case> {
    let mut cases = Vec::new();
    let more = [("Byte", "byte", 1), ("Boolean", "boolean", 1)];
    for (name, kind, _) in NUMBERS.into_iter().chain(more) {
        let value = if kind == "boolean" { "true".to_string() } else { format!("({kind}) 5") };
        let members = format!(
            "static {kind}[] s = new {kind}[9]; static {kind} f, g; \
             static final VarHandle H = MethodHandles.arrayElementVarHandle({kind}[].class); \
             static final Field F = field(\"f\"); static final VarHandle V = handle(\"f\", {kind}.class);"
        );
        let reads = [
            (format!("Array{name}Get"), format!("{kind} q = Array.get{name}(s, 7);"), true),
            (format!("Array{name}GetBoxed"), "Object q = Array.get(s, 7);".into(), true),
            (format!("Element{name}Get"), format!("{kind} q = ({kind}) H.get(s, 7);"), true),
            (format!("Field{name}Get"), format!("{kind} q = F.get{name}(null);"), false),
            (format!("Field{name}GetBoxed"), "Object q = F.get(null);".into(), false),
            (format!("Static{name}Get"), format!("{kind} q = ({kind}) V.get();"), false),
        ];
        for (case_name, native, of_array) in reads {
            let (race, apart) = if of_array { ("s[7]", "s[8]") } else { ("f", "g") };
            let write = |place: &str| format!("{place} = {value};");
            cases.push(case(&case_name, &members, &native, &write(race), &write(apart)));
        }
        let writes = [
            (format!("Array{name}Set"), format!("Array.set{name}(s, 7, {value});"), true),
            (format!("Array{name}SetBoxed"), format!("Array.set(s, 7, {value});"), true),
            (format!("Element{name}Set"), format!("H.set(s, 7, {value});"), true),
            (format!("Field{name}Set"), format!("F.set{name}(null, {value});"), false),
            (format!("Field{name}SetBoxed"), format!("F.set(null, {value});"), false),
            (format!("Static{name}Set"), format!("V.set({value});"), false),
        ];
        for (case_name, native, of_array) in writes {
            let (race, apart) = if of_array { ("s[7]", "s[8]") } else { ("f", "g") };
            let read = |place: &str| format!("{kind} q = {place};");
            cases.push(case(&case_name, &members, &native, &read(race), &read(apart)));
        }
    }
    cases
}

const INTS: &str = "static int[] s = new int[20], t = new int[20];";
const BYTES: &str = "static byte[] s = new byte[40], t = new byte[40];";
const CHARS: &str = "static char[] s = new char[40], t = new char[40];";
const OBJECTS: &str = "static Object[] s = new Object[9]; static String[] t = new String[9];";
const UNSAFE: &str = "static byte[] s = new byte[40], t = new byte[40]; \
     static final sun.misc.Unsafe U = unsafe(); static final long B = U.arrayBaseOffset(byte[].class);";
/// An object that can be copied, with a field of its own and one outside.
const COPIED: &str = "static class C implements Cloneable { int a, b; \
     C copy() { try { return (C) clone(); } catch (CloneNotSupportedException e) { return null; } } } \
     static C c = new C(), d = new C(); static Field F = field(C.class, \"b\");";

/// name, members, native, race, apart
const CASES: &[[&str; 5]] = &[
    ["CopyFrom", INTS, "System.arraycopy(s, 3, t, 0, 5);", "s[7] = 1;", "s[8] = 1;"],
    ["CopyFromBefore", INTS, "System.arraycopy(s, 3, t, 0, 5);", "s[3] = 1;", "s[2] = 1;"],
    ["CopyTo", INTS, "System.arraycopy(s, 3, t, 6, 5);", "int q = t[10];", "int q = t[11];"],
    ["CopyOverlapping", INTS, "System.arraycopy(s, 0, s, 3, 5);", "int q = s[7];", "int q = s[8];"],
    ["CopyCheckedFrom", OBJECTS, "System.arraycopy(s, 0, t, 0, 5);", "s[4] = \"a\";", "s[5] = \"a\";"],
    ["CopyCheckedTo", OBJECTS, "System.arraycopy(s, 0, t, 0, 5);", "Object q = t[4];", "Object q = t[5];"],
    ["CloneArray", INTS, "int[] q = s.clone();", "s[19] = 1;", "t[19] = 1;"],
    ["CloneObject", COPIED, "C q = c.copy();", "c.b = 1;", "d.b = 1;"],
    ["FieldOfObjectGet", COPIED, "int q = F.getInt(c);", "c.b = 1;", "c.a = 1;"],
    ["FieldOfObjectSet", COPIED, "F.setInt(c, 5);", "int q = c.b;", "int q = c.a;"],
    ["CopyOfRange", INTS, "int[] q = Arrays.copyOfRange(s, 2, 9);", "s[8] = 1;", "s[9] = 1;"],
    ["Fill", BYTES, "Arrays.fill(s, 2, 9, (byte) 1);", "int q = s[8];", "int q = s[9];"],
    ["Mismatch", BYTES, "int q = Arrays.mismatch(s, 0, 17, t, 0, 17);", "s[16] = 0;", "s[17] = 0;"],
    ["Equal", INTS, "boolean q = Arrays.equals(s, 0, 9, t, 0, 9);", "t[8] = 0;", "t[9] = 0;"],
    ["Crc32", BYTES, "new java.util.zip.CRC32().update(s, 3, 20);", "s[22] = 1;", "s[23] = 1;"],
    ["Crc32c", BYTES, "new java.util.zip.CRC32C().update(s, 3, 20);", "s[22] = 1;", "s[23] = 1;"],
    ["Adler32", BYTES, "new java.util.zip.Adler32().update(s, 3, 20);", "s[22] = 1;", "s[23] = 1;"],
    [
        "Md5",
        "static byte[] s = new byte[99]; static MessageDigest m = digest(\"MD5\");",
        "m.update(s, 3, 64);",
        "s[66] = 1;",
        "s[67] = 1;",
    ],
    [
        "Sha256",
        "static byte[] s = new byte[99]; static MessageDigest m = digest(\"SHA-256\");",
        "m.update(s, 3, 64);",
        "s[66] = 1;",
        "s[67] = 1;",
    ],
    [
        "InflateFrom",
        INFLATER,
        "i.setInput(s, 0, 14); int q = i.inflate(t, 5, 9);",
        "s[13] = 1;",
        "s[14] = 1;",
    ],
    [
        "InflateTo",
        INFLATER,
        "i.setInput(s, 0, 14); int q = i.inflate(t, 5, 9);",
        "int q = t[7];",
        "int q = t[8];",
    ],
    ["PrintChars", CHARS, "System.out.print(s);", "s[39] = 'a';", "t[39] = 'a';"],
    ["PrintlnChars", CHARS, "System.out.println(s);", "s[39] = 'a';", "t[39] = 'a';"],
    ["WriteBytes", BYTES, "System.out.write(s, 3, 5);", "s[7] = 1;", "s[8] = 1;"],
    [
        "WriteToFile",
        "static byte[] s = new byte[40]; static FileOutputStream o = new FileOutputStream(FileDescriptor.out);",
        "o.write(s, 3, 5);",
        "s[7] = 1;",
        "s[8] = 1;",
    ],
    ["ReadFile", FILE, "int q = new FileInputStream(NAME).read(s, 3, 4);", "int q = s[6];", "int q = s[7];"],
    [
        "ReadShortFile",
        FILE,
        "int q = new FileInputStream(NAME).read(s, 3, 30);",
        "int q = s[7];",
        "int q = s[8];",
    ],
    ["ReferenceClear", REFERENCE, "r.clear();", "Object q = r.get();", "Object q = p.get();"],
    ["ReferenceRefersTo", REFERENCE, "boolean q = r.refersTo(\"a\");", "r.clear();", "p.clear();"],
    ["StringOfChars", CHARS, "String q = new String(s, 3, 5);", "s[7] = 'a';", "s[8] = 'a';"],
    ["StringValueOf", CHARS, "String q = String.valueOf(s, 3, 5);", "s[7] = 'a';", "s[8] = 'a';"],
    ["StringOfBytes", BYTES, "String q = new String(s, 3, 5, LATIN);", "s[7] = 1;", "s[8] = 1;"],
    ["StringOfUtf8", BYTES, "String q = new String(s, 3, 5, UTF);", "s[7] = 1;", "s[8] = 1;"],
    ["GetChars", CHARS, "\"hello\".getChars(1, 4, s, 5);", "int q = s[7];", "int q = s[8];"],
    ["GetCharsWide", CHARS, "\"h\\u0416llo\".getChars(1, 4, s, 5);", "int q = s[7];", "int q = s[8];"],
    ["GetBytes", BYTES, "\"hello\".getBytes(1, 4, s, 5);", "int q = s[7];", "int q = s[8];"],
    ["AppendChars", CHARS, "new StringBuilder().append(s, 3, 5);", "s[7] = 'a';", "s[8] = 'a';"],
    [
        "BuilderIndexOf",
        "static StringBuilder b = new StringBuilder(\"hello\"), c = new StringBuilder(\"hello\");",
        "int q = b.indexOf(\"lo\");",
        "b.setCharAt(4, 'o');",
        "c.setCharAt(4, 'o');",
    ],
    [
        "BuilderCompare",
        "static StringBuilder b = new StringBuilder(\"hello\"), c = new StringBuilder(\"hello\"), \
         d = new StringBuilder(\"hello\");",
        "int q = b.compareTo(c);",
        "b.setCharAt(4, 'o');",
        "d.setCharAt(4, 'o');",
    ],
    ["UnsafePutLong", UNSAFE, "U.putLong(s, B + 8, 5L);", "int q = s[15];", "int q = s[16];"],
    ["UnsafePutLongFirst", UNSAFE, "U.putLong(s, B + 8, 5L);", "int q = s[8];", "int q = s[7];"],
    ["UnsafeGetInt", UNSAFE, "int q = U.getInt(s, B + 8);", "s[11] = 1;", "s[12] = 1;"],
    ["UnsafeSetMemory", UNSAFE, "U.setMemory(s, B + 8, 9, (byte) 1);", "int q = s[16];", "int q = s[17];"],
    ["UnsafeCopyFrom", UNSAFE, "U.copyMemory(s, B + 8, t, B, 9);", "s[16] = 1;", "s[17] = 1;"],
    ["UnsafeCopyTo", UNSAFE, "U.copyMemory(s, B + 8, t, B, 9);", "int q = t[8];", "int q = t[9];"],
    [
        "InvokeArguments",
        "static Object[] s = {\"abc\", 1}, t = {\"abc\", 1}; \
         static Method m = method(String.class, \"charAt\", int.class); static Object[] u = {1}, v = {1};",
        "Object q = m.invoke(\"abc\", u);",
        "u[0] = 2;",
        "v[0] = 2;",
    ],
    [
        "ArrayOfArrays",
        "static int[] s = {2, 3}, t = {2, 3};",
        "Object q = Array.newInstance(int.class, s);",
        "s[1] = 2;",
        "t[1] = 2;",
    ],
    [
        "ProxyInterfaces",
        "static Class<?>[] s = {Runnable.class}, t = {Runnable.class};",
        "Object q = Proxy.newProxyInstance(Main.class.getClassLoader(), s, (a, b, c) -> null);",
        "s[0] = Comparable.class;",
        "t[0] = Comparable.class;",
    ],
    [
        "AwaitFutures",
        "static HjFuture<?>[] s = new HjFuture<?>[1], t = new HjFuture<?>[1];",
        "s[0] = t[0]; HjFuture<Integer> f = future(() -> 1); HjFuture<?>[] u = {f}; waitAny(u);",
        "s[0] = null;",
        "Object q = t[0];",
    ],
    ["AtomicSetPlain", ATOMIC, "a.setPlain(1);", "a.setPlain(2);", "b.setPlain(2);"],
    ["AtomicGetPlain", ATOMIC, "int q = a.getPlain();", "a.setPlain(2);", "b.setPlain(2);"],
    ["AtomicArrayPlain", ATOMIC, "int q = c.getPlain(3);", "c.setPlain(3, 2);", "c.setPlain(4, 2);"],
];

const INFLATER: &str = "static Inflater i = new Inflater(); static byte[] t = new byte[40]; \
     static byte[] s = {0x78, 1, 1, 3, 0, -4, -1, 'a', 'b', 'c', 2, 0x4d, 1, 0x27, 0};";
const FILE: &str = "static byte[] s = new byte[40]; static final String NAME = \"FILE\";";
const REFERENCE: &str =
    "static WeakReference<Object> r = new WeakReference<>(\"a\"), p = new WeakReference<>(\"b\");";
const ATOMIC: &str = "static AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); \
     static AtomicIntegerArray c = new AtomicIntegerArray(9);";

/// What is no race because both sides are atomic: members, one task, the other.
const ATOMIC_CASES: &[[&str; 4]] = &[
    ["Opaque", ATOMIC, "a.setOpaque(1);", "int q = a.getOpaque();"],
    ["Acquire", ATOMIC, "a.setRelease(1);", "int q = a.getAcquire();"],
    ["Lazy", ATOMIC, "a.lazySet(1);", "int q = a.get();"],
    // They fail: one that succeeds might not, which is not explored.
    ["Weak", ATOMIC, "a.weakCompareAndSetPlain(5, 1);", "a.weakCompareAndSetVolatile(5, 2);"],
    ["Exchange", ATOMIC, "a.compareAndExchange(0, 1);", "a.getAndAdd(2);"],
    ["OpaqueElement", ATOMIC, "c.setOpaque(3, 1);", "int q = c.getOpaque(3);"],
    [
        "OpaqueHandle",
        "static int f; static final VarHandle V = handle(\"f\", int.class);",
        "V.setOpaque(1);",
        "int q = (int) V.getOpaque();",
    ],
];

const HELPERS: &str = r#"
    static Field field(String name) { return field(Main.class, name); }
    static Field field(Class<?> of, String name) {
        try { Field f = of.getDeclaredField(name); f.setAccessible(true); f.get(null); return f; }
        catch (NullPointerException e) { return again(of, name); }
        catch (ReflectiveOperationException e) { throw new Error(e); }
    }
    static Field again(Class<?> of, String name) {
        try { Field f = of.getDeclaredField(name); f.setAccessible(true); return f; }
        catch (ReflectiveOperationException e) { throw new Error(e); }
    }
    static Method method(Class<?> of, String name, Class<?>... types) {
        try { Method m = of.getMethod(name, types); m.invoke("abc", 1); return m; }
        catch (ReflectiveOperationException e) { throw new Error(e); }
    }
    static VarHandle handle(String name, Class<?> type) {
        try { return MethodHandles.lookup().findStaticVarHandle(Main.class, name, type); }
        catch (ReflectiveOperationException e) { throw new Error(e); }
    }
    static MessageDigest digest(String name) {
        try { MessageDigest m = MessageDigest.getInstance(name); m.update(new byte[64]); return m; }
        catch (java.security.GeneralSecurityException e) { throw new Error(e); }
    }
    static sun.misc.Unsafe unsafe() {
        try {
            Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (sun.misc.Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) { throw new Error(e); }
    }
"#;

/// A program of two tasks; only the helpers that it uses are in it.
fn source(name: &str, members: &str, one: &str, other: &str) -> String {
    let used = |word: &str| members.contains(word);
    let helpers = if ["field(", "method(", "handle(", "digest(", "unsafe("].iter().any(|word| used(word)) {
        HELPERS.replace("Main", name)
    } else {
        String::new()
    };
    let (members, one, other) =
        (members.replace("Main", name), one.replace("Main", name), other.replace("Main", name));
    format!(
        "import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.io.*;
import java.lang.invoke.*;
import java.lang.ref.WeakReference;
import java.lang.reflect.*;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.security.MessageDigest;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.zip.*;
public class {name} {{
    static final Charset LATIN = java.nio.charset.StandardCharsets.ISO_8859_1;
    static final Charset UTF = java.nio.charset.StandardCharsets.UTF_8;
    {members}
    {helpers}
    static void one() throws Exception {{ {one} }}
    static void other() throws Exception {{ {other} }}
    public static void main(String[] arguments) {{
        launchHabaneroApp(() -> finish(() -> {{
            async(() -> {{ try {{ one(); }} catch (Exception e) {{ throw new RuntimeException(e); }} }});
            async(() -> {{ try {{ other(); }} catch (Exception e) {{ throw new RuntimeException(e); }} }});
        }}));
    }}
}}
"
    )
}

/// A program and what `check` must say.
struct Program {
    name: String,
    source: String,
    races: bool,
}

fn programs(file: &str) -> Vec<Program> {
    let mut cases = buffers();
    cases.extend(views());
    cases.extend(by_type());
    cases.extend(
        CASES.iter().map(|[name, members, native, race, apart]| case(name, members, native, race, apart)),
    );
    let mut programs = Vec::new();
    for case in cases {
        let members = case.members.replace("FILE", file);
        for (ending, other, races) in [("Race", &case.race, true), ("Apart", &case.apart, false)] {
            let name = format!("{}{ending}", case.name);
            let source = source(&name, &members, &case.native, other);
            programs.push(Program { name, source, races });
        }
    }
    for [name, members, one, other] in ATOMIC_CASES {
        let name = format!("{name}Atomic");
        programs.push(Program { source: source(&name, members, one, other), name, races: false });
    }
    programs
}

/// Checks programs with these options more; gives what is wrong.
fn wrong(programs: &[Program], classes: &Path, more: &[&str]) -> Vec<String> {
    what_is_wrong(programs, |program| {
        let class = classes.join(format!("{}.class", program.name)).display().to_string();
        let output = scoville(&[&["check", &class, "--format", "json"], more].concat());
        if !matches!(output.status.code(), Some(0 | 1 | 3)) {
            return Some(format!("{}: {}", program.name, text(&output.stderr)));
        }
        let verdict = verdict(&output, &program.name);
        let said = (verdict["verdict"].as_str(), verdict["findings"][0]["kind"].as_str());
        let wanted = if program.races { (Some("violated"), Some("race")) } else { (Some("proved"), None) };
        let why = &verdict["coverage"]["limits"][0];
        (said != wanted).then(|| format!("{}: {said:?}, expected {wanted:?} {why}", program.name))
    })
}

#[test]
fn natives_race_with_what_they_touch_and_nothing_else() {
    let (sources, classes) = (folder("natives/sources"), folder("natives/classes"));
    let file = sources.join("five");
    std::fs::write(&file, "12345").expect("a file");
    let mut programs = programs(&file.display().to_string());
    let mut arguments = vec!["-cp".to_string(), api(), "-d".into(), classes.display().to_string()];
    for program in &programs {
        let path = sources.join(format!("{}.java", program.name));
        std::fs::write(&path, &program.source).expect("a source");
        arguments.push(path.display().to_string());
    }
    javac(&arguments);
    let readable = sources.display().to_string();
    let faults = wrong(&programs, &classes, &["--allow-read", &readable]);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), programs.len(), faults.join("\n"));
    // From JDK 22 on fields are reflected by natives of ours.
    programs.retain(|program| program.name.starts_with("Field"));
    if let Ok(jdk) = corpus::images::image(25) {
        let home = jdk.home.display().to_string();
        let faults = wrong(&programs, &classes, &["--jdk", &home]);
        assert!(faults.is_empty(), "{} on JDK 25:\n{}", faults.len(), faults.join("\n"));
    }
}
