//! What `scoville run` says to someone who gets it wrong: exit code 2, one message that names the thing, and
//! nothing on standard output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// A folder with everything that can be wrong.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("messages-{}", std::process::id()));
        let write = |name: &str, bytes: &[u8]| {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().expect("a parent")).expect("a folder");
            fs::write(file, bytes).expect("a file");
        };
        write(
            "good/Good.java",
            b"public class Good { public static void main(String[] a) {
            assert false; System.out.println(a.length + \" \" + Other.text()); } }",
        );
        write(
            "other/Other.java",
            b"public class Other { public static String text() { return \"other\"; } }",
        );
        write("silent/Silent.java", b"class Silent { void main(String[] a) {} }");
        write("two/One.java", b"class One { public static void main(String[] a) {} }");
        write("two/Two.java", b"class Two { public static void main(String[] a) {} }");
        let sources = ["good/Good", "other/Other", "silent/Silent", "two/One", "two/Two"];
        for (source, extra) in sources.map(|source| (source, folder.join("other"))) {
            let (out, _) = source.split_once('/').expect("a folder");
            let mut javac = Command::new("javac");
            javac
                .arg("-d")
                .arg(folder.join(format!("{out}-classes")))
                .arg("-cp")
                .arg(extra)
                .arg("-sourcepath");
            javac.arg(folder.join("other")).arg(folder.join(format!("{source}.java")));
            assert!(javac.status().expect("javac: run `cargo xtask setup`").success());
        }
        fs::remove_file(folder.join("good-classes/Other.class")).expect("compiled along");
        write("bad/Bad.java", b"class Bad { int x = \"text\"; }");
        write("noise.class", b"\x00\x01\x02\x03 this is no class");
        write("noise.jar", b"\x00\x01\x02\x03 this is no jar");
        write("empty.class", b"");
        write("note.txt", b"a note");
        write("nothing/here.txt", b"");
        let class = fs::read(folder.join("good-classes/Good.class")).expect("compiled");
        write("Renamed.class", &class);
        write("Good.class", &class[..class.len() / 2]);
        write("jdk-18/lib/modules", b"");
        write("jdk-18/release", b"JAVA_VERSION=\"18.0.2\"\n");
        write("jdk-broken/lib/modules", b"too short");
        write("jdk-broken/release", b"JAVA_VERSION=\"17.0.2\"\n");
        folder
    })
}

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    let command = command.current_dir(folder()).arg("run").args(arguments).stdin(std::process::Stdio::null());
    command.output().expect("it starts")
}

#[test]
fn mistakes_are_named() {
    let mistakes: [(&[&str], &str); 22] = [
        (&["Missing.java"], "Missing.java does not exist"),
        (&["missing"], "missing does not exist"),
        (&["nothing"], "nothing has neither .java nor .class files"),
        (&["silent-classes"], "the only class has no main method"),
        (&["silent-classes/Silent.class"], "the main method of class Silent is not static"),
        (&["silent/Silent.java"], "the main method of class Silent is not static"),
        (&["two-classes"], "several classes have a main method: choose with --main (One, Two)"),
        (&["two-classes", "--main", "Three"], "class Three was not found in two-classes"),
        (&["bad/Bad.java"], "javac refused the program"),
        (&["noise.class"], "noise.class: not a class file: the first four bytes are not CAFEBABE"),
        (&["empty.class"], "empty.class: the file ends inside a structure"),
        (&["Good.class"], "Good.class: the file ends inside a structure"),
        (&["Renamed.class"], "Renamed.class holds the class Good, which is looked for in Good.class"),
        (&["noise.jar"], "noise.jar is not a jar"),
        (&["note.txt"], "note.txt: not a .java file, a .class file, a folder or a .jar"),
        (&["good-classes", "-cp", "nowhere"], "the class path names nowhere, which does not exist"),
        (&["good-classes", "-cp", "note.txt"], "note.txt is neither a folder nor a jar"),
        (&["good-classes", "--jdk", "nowhere"], "nowhere is not a JDK: it has no lib/modules"),
        (&["good-classes", "--jdk", "good"], "good is not a JDK: it has no lib/modules"),
        (
            &["good-classes", "--jdk", "jdk-18"],
            "the JDK in jdk-18 is version 18; supported are 11, 17, 21 and 25",
        ),
        (&["good-classes", "--jdk", "jdk-broken"], "jdk-broken/lib/modules is not the image of a JDK"),
        (&["good-classes", "--allow-read", "nowhere"], "--allow-read nowhere: there is no such folder"),
    ];
    let mut wrong = String::new();
    for (arguments, expected) in mistakes {
        let output = run(arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        if output.status.code() != Some(2)
            || !output.stdout.is_empty()
            || !message.starts_with("error: ")
            || !message.contains(expected)
        {
            wrong.push_str(&format!("{arguments:?}: exit code {:?}, {message}", output.status.code()));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn options_with_one_dash_are_those_of_java() {
    let output = run(&["-da", "-cp", "other-classes", "good-classes", "--", "-cp", "x"]);
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "2 other\n",
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let output = run(&["-ea", "-classpath", "other-classes", "good-classes"]);
    assert_eq!(output.status.code(), Some(1), "the assertion fails");
}
