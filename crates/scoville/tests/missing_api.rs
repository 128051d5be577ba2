//! What the API that Scoville ships lacks is named, and *unknown*: never an error of the program. Each program is compiled
//! against a library that has more, or has it otherwise, than the API.

use crate::support::{fresh, javac, scoville, text, verdict, write};
use std::path::{Path, PathBuf};

/// A library as none is.
const LIBRARY: [(&str, &str); 12] = [
    (
        "edu.rice.hj.Module1",
        "public class Module1 { public static int strange; public static void strangely() { } public void next() { } \
         public static void launchHabaneroApp(edu.rice.hj.api.HjSuspendable body) { } \
         public static edu.rice.hj.api.HjPhaser newPhaser(edu.rice.hj.api.HjPhaserMode mode) { return null; } }",
    ),
    ("edu.rice.hj.Strange", "public class Strange { public static int x; }"),
    ("edu.rice.hj.StrangeException", "public class StrangeException extends RuntimeException { }"),
    ("edu.rice.hj.StrangeBody", "public interface StrangeBody { void run(); }"),
    ("edu.rice.hj.api.HjSuspendable", "public interface HjSuspendable { void run(); }"),
    ("edu.rice.hj.api.HjPhaser", "public interface HjPhaser { }"),
    ("edu.rice.hj.api.HjPlace", "public interface HjPlace { }"),
    ("edu.rice.hj.api.HjMetrics", "public class HjMetrics { }"),
    ("edu.rice.hj.api.HjIndexable", "public interface HjIndexable<T> { T get(int at); }"),
    ("edu.rice.hj.api.HjPhaserMode", "public enum HjPhaserMode { STRANGE, SIG }"),
    (
        "edu.rice.hj.runtime.actors.ProcedureActor",
        "public class ProcedureActor { public ProcedureActor() { } }",
    ),
    (
        "edu.rice.hj.experimental.ModuleY",
        "public class ModuleY { public static <T> void forallItems(int size, edu.rice.hj.api.HjIndexable<T> items, \
         edu.rice.hj.api.HjProcedure<T> body) { } }",
    ),
];

const BODY: (&str, &str) =
    ("edu.rice.hj.api.HjProcedure", "public interface HjProcedure<T> { void apply(T item); }");

/// Programs: a name, members of the class, and what main does.
const PROGRAMS: [(&str, &str, &str); 20] = [
    ("Method", "", "Module1.strangely();"),
    ("MethodReference", "", "Runnable r = Module1::strangely; r.run();"),
    ("MethodIsMember", "", "new Module1().next();"),
    ("Field", "", "int x = Module1.strange;"),
    ("FieldWritten", "", "Module1.strange = 1;"),
    ("Constant", "", "Object o = HjPhaserMode.STRANGE;"),
    ("Switched", "", "switch (HjPhaserMode.SIG) { case STRANGE: break; default: }"),
    ("New", "", "new Strange();"),
    ("Static", "", "int x = Strange.x;"),
    ("Literal", "", "Object o = Strange.class;"),
    ("ArrayOf", "", "Object o = new Strange[1];"),
    ("InstanceOf", "", "Object o = args; boolean b = o instanceof Strange;"),
    ("Cast", "", "Object o = args; Strange s = (Strange) o;"),
    ("CastOfApi", "", "Object o = Module1.newPhaser(HjPhaserMode.SIG); HjPlace p = (HjPlace) o;"),
    ("Caught", "", "try { throw new IllegalStateException(); } catch (StrangeException e) { }"),
    (
        "ForName",
        "",
        "try { Class.forName(\"edu.rice.hj.Strange\"); } catch (ClassNotFoundException e) { throw new Error(e); }",
    ),
    ("Extends", "static class A extends Strange { }", "new A();"),
    ("ExtendsFinal", "static class A extends ProcedureActor { }", "new A();"),
    ("ExtendsInterface", "static class A extends HjMetrics { }", "new A();"),
    ("Lambda", "", "StrangeBody b = () -> { }; b.run();"),
];

/// What must not be unknown: what is missing is not reached.
const HARMLESS: [(&str, &str); 2] = [
    ("NotReached", "if (args.length > 7) Module1.strangely();"),
    ("NotThrown", "try { args.clone(); } catch (StrangeException e) { }"),
];

fn write_class(folder: &Path, name: &str, text: &str) -> PathBuf {
    let (package, _) = name.rsplit_once('.').expect("a package");
    let file = folder.join(name.replace('.', "/")).with_extension("java");
    write(&file, &format!("package {package};\n{text}"));
    file
}

fn write_program(folder: &Path, name: &str, members: &str, body: &str) -> PathBuf {
    let file = folder.join(name).with_extension("java");
    let text = format!(
        "import edu.rice.hj.*;\nimport edu.rice.hj.api.*;\nimport edu.rice.hj.experimental.*;\nimport edu.rice.hj.runtime.actors.*;\n\
         public class {name} {{\n{members}\npublic static void main(String[] args) {{\nModule1.launchHabaneroApp(() -> {{\n{body}\n}});\n}}\n}}\n"
    );
    write(&file, &text);
    file
}

/// The programs, compiled against that library.
fn compiled() -> PathBuf {
    let folder = fresh("missing-api", "programs");
    let shown = |path: &Path| path.display().to_string();
    let library = folder.join("library");
    let mut arguments = vec!["-d".to_string(), shown(&folder.join("library-classes"))];
    arguments
        .extend(LIBRARY.iter().chain([&BODY]).map(|(name, text)| shown(&write_class(&library, name, text))));
    javac(&arguments);
    let sources = folder.join("sources");
    let mut arguments = vec![
        "-cp".into(),
        shown(&folder.join("library-classes")),
        "-d".into(),
        shown(&folder.join("classes")),
    ];
    let programs = PROGRAMS.iter().map(|(name, members, body)| write_program(&sources, name, members, body));
    arguments.extend(programs.map(|file| shown(&file)));
    let harmless = HARMLESS.iter().map(|(name, body)| write_program(&sources, name, "", body));
    arguments.extend(harmless.map(|file| shown(&file)));
    let abstracts = (
        "Abstract",
        "static class A implements HjIndexable<String> { public String get(int at) { return \"\"; } }",
    );
    arguments.push(shown(&write_program(
        &sources,
        abstracts.0,
        abstracts.1,
        "ModuleY.forallItems(1, new A(), item -> { });",
    )));
    javac(&arguments);
    folder.join("classes")
}

#[test]
fn what_the_api_lacks_is_unknown() {
    let classes = compiled();
    let mut wrong = Vec::new();
    let names = PROGRAMS.iter().map(|(name, ..)| (*name, "unknown"));
    let harmless = HARMLESS.iter().map(|(name, _)| (*name, "proved"));
    for (name, expected) in names.chain([("Abstract", "unknown")]).chain(harmless) {
        let class = classes.join(name).with_extension("class").display().to_string();
        for more in [&["--format", "json"][..], &["--format", "json", "--engine", "precise"]] {
            let output = scoville(&[&["check", &class], more].concat());
            let said = verdict(&output, name);
            let limits = said["coverage"]["limits"].to_string();
            let named = expected == "proved" || limits.contains("the Habanero API that Scoville ships");
            if said["verdict"] != expected || !named {
                wrong.push(format!("{name}: {} {limits} {}", said["verdict"], said["findings"]));
            }
        }
        let run = scoville(&["run", &class]);
        let code = if expected == "proved" { Some(0) } else { Some(3) };
        if run.status.code() != code {
            wrong.push(format!("run {name}: {:?} {}", run.status.code(), text(&run.stderr)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_source_that_needs_what_the_api_lacks_is_told_what_to_do() {
    let folder = fresh("missing-api", "sources");
    let file = folder.join("Needs.java");
    write(
        &file,
        "import edu.rice.hj.Strange;\npublic class Needs { public static void main(String[] args) { new Strange(); } }",
    );
    let output = scoville(&["check", &file.display().to_string()]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.contains("Strange") && said.contains("the Habanero API is the one that Scoville ships"),
        "{said}"
    );
}
