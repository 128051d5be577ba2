//! Several programs in one command, and folders that are projects.

use crate::schema::Schema;
use crate::support::{javac, root, text, write};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("projects", name)
}

fn check_with(home: Option<&Path>, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(root()).env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.env_remove("GRADLE_USER_HOME").env_remove("MAVEN_REPOSITORY");
    if let Some(home) = home {
        command.env("HOME", home);
    }
    command.arg("check").args(arguments).output().expect("scoville starts")
}

fn check(arguments: &[&str]) -> Output {
    check_with(None, arguments)
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr)))
}

/// The table without the seconds.
fn table(output: &Output) -> String {
    let text = text(&output.stdout);
    let lines = text.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_time = |word: &&str| word.contains('.') && word.parse::<f64>().is_ok();
        words.into_iter().filter(|word| !is_time(word)).collect::<Vec<_>>().join(" ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn several_inputs_are_a_table_with_the_worst_exit_code() {
    let place = fresh("several");
    let broken = place.join("Broken.java");
    write(&broken, "public class Broken { void x() { } ");
    let broken = broken.display().to_string();
    let inputs = [
        "examples/habanero/Counter.java",
        "examples/habanero/Tickets.java",
        "examples/phasers/2-barrier-forgotten.ph",
    ];
    let output = check(&inputs);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let shown = table(&output);
    for line in [
        "examples/habanero/Counter.java proved",
        "examples/habanero/Tickets.java violated\nrace at Tickets.java:15",
        "examples/phasers/2-barrier-forgotten.ph violated\ndeadlock at 2-barrier-forgotten.ph:",
        "3 programs: 1 proved, 2 violated; s",
    ] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    assert!(text(&output.stdout).lines().all(|line| line.chars().count() <= 80), "{}", text(&output.stdout));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    let sarif = place.join("all.sarif");
    let with_error = check(&[
        inputs[0],
        inputs[1],
        &broken,
        "no-such-file.java",
        "--format",
        "json",
        "--output",
        &format!("sarif={}", sarif.display()),
        "--output",
        &format!("junit={}", place.join("all.xml").display()),
    ]);
    assert_eq!(with_error.status.code(), Some(2));
    let all = json(&with_error);
    assert_eq!(Schema::read("programs").faults(&all), Vec::<String>::new());
    let verdicts: Vec<&str> = all["programs"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["verdict"].as_str())
        .collect();
    assert_eq!(verdicts, ["proved", "violated", "error", "error"]);
    for program in all["programs"].as_array().expect("a list").iter().filter(|one| one["result"].is_object())
    {
        assert_eq!(Schema::read("verdict").faults(&program["result"]), Vec::<String>::new());
    }
    let log: Value = serde_json::from_str(&fs::read_to_string(sarif).expect("written")).expect("JSON");
    assert_eq!(log["runs"].as_array().map(Vec::len), Some(4));
    assert_eq!(log["runs"][2]["invocations"][0]["executionSuccessful"], false);
    let junit = fs::read_to_string(place.join("all.xml")).expect("written");
    let document = roxmltree::Document::parse(&junit).expect("XML");
    assert_eq!(document.descendants().filter(|node| node.has_tag_name("testsuite")).count(), 4);
}

#[test]
fn a_folder_with_several_main_classes_is_several_programs() {
    let place = fresh("mains");
    write(
        &place.join("A.java"),
        "public class A { public static void main(String[] a) { assert Help.FINE; } }",
    );
    write(
        &place.join("B.java"),
        "public class B { public static void main(String[] a) { assert !Help.FINE; } }",
    );
    write(&place.join("Help.java"), "class Help { static final boolean FINE = true; }");
    let folder = place.display().to_string();
    let output = check(&[&folder, "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let all = json(&output);
    let rows: Vec<String> = all["programs"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| {
            format!("{} {}", one["name"].as_str().expect("a name"), one["verdict"].as_str().expect("a word"))
        })
        .collect();
    assert_eq!(rows, [format!("{folder} A proved"), format!("{folder} B violated")]);
    // One of them is checked as ever.
    assert_eq!(check(&[&folder, "--main", "A", "-q"]).status.code(), Some(0));
}

#[test]
fn what_is_for_one_program_is_refused_for_several() {
    let two = ["examples/habanero/Counter.java", "examples/habanero/Tickets.java"];
    for more in [&["--main", "A"][..], &["--format", "html"], &["--witness", "w"], &["--output", "dot=x"]] {
        let output = check(&[&two[..], more].concat());
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        assert!(text(&output.stderr).contains("one program"), "{}", text(&output.stderr));
    }
}

#[test]
fn the_examples_are_as_their_settings_expect() {
    for (folder, rows) in [
        ("examples/maven", ["shop.LastPiece proved", "shop.Return violated race at Return.java:"]),
        ("examples/gradle", ["bank.Deposits proved", "bank.Transfers violated deadlock at Account.java:"]),
    ] {
        let output = check(&[folder]);
        let shown = table(&output);
        assert_eq!(output.status.code(), Some(0), "{shown}{}", text(&output.stderr));
        for row in rows {
            assert!(shown.contains(&format!("{folder} {row}")), "{row}: {shown}");
        }
    }
}

#[test]
fn an_expectation_that_is_not_met_is_told() {
    let place = fresh("expect");
    write(
        &place.join("src/p/A.java"),
        "package p; public class A { public static void main(String[] a) { } }",
    );
    let settings = |text: &str| write(&place.join("scoville.toml"), text);
    let folder = place.display().to_string();
    settings("main = [\"p.A\"]\n[expect]\n\"p.A\" = \"violated race\"\n");
    let output = check(&[&folder]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(table(&output).contains("violated race was"), "{}", table(&output));
    assert!(table(&output).contains("1 program: 1 proved, 1 not as expected"), "{}", table(&output));
    for (wrong, said) in [
        ("mian = 1\n", "scoville.toml is not understood"),
        ("main = [\"p.A\"]\n[expect]\n\"p.B\" = \"proved\"\n", "expect names p.B"),
        ("main = [\"p.A\"]\n[expect]\n\"p.A\" = \"fine\"\n", "it must be proved, violated or unknown"),
    ] {
        settings(wrong);
        let output = check(&[&folder]);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
}

/// A library in a local cache, as Maven or as Gradle lays it out, and one that it needs.
fn libraries(home: &Path, layout: &dyn Fn(&str, &str) -> PathBuf) {
    let compile = |name: &str, source: &str, class_path: &str| {
        let file = home.join(format!("{name}.java"));
        write(&file, source);
        let classes = home.join(format!("classes-{name}"));
        fs::create_dir_all(&classes).expect("a folder");
        javac(&[
            "-cp".into(),
            class_path.into(),
            "-d".into(),
            classes.display().to_string(),
            file.display().to_string(),
        ]);
        let bytes = fs::read(classes.join(format!("lib/{name}.class"))).expect("a class");
        let jar = layout(&name.to_lowercase(), "jar");
        fs::create_dir_all(jar.parent().expect("a folder")).expect("a folder");
        let mut writer = zip::ZipWriter::new(fs::File::create(&jar).expect("a file"));
        writer
            .start_file(format!("lib/{name}.class"), zip::write::SimpleFileOptions::default())
            .expect("an entry");
        std::io::Write::write_all(&mut writer, &bytes).expect("written");
        writer.finish().expect("a jar");
        classes.display().to_string()
    };
    let inner =
        compile("Inner", "package lib; public class Inner { public static int one() { return 1; } }", ".");
    compile(
        "Outer",
        "package lib; public class Outer { public static int two() { return Inner.one() + 1; } }",
        &inner,
    );
    write(
        &layout("inner", "pom"),
        "<project><groupId>lib</groupId><artifactId>inner</artifactId><version>1</version></project>",
    );
    write(
        &layout("outer", "pom"),
        "<project><groupId>lib</groupId><artifactId>outer</artifactId><version>1</version><properties><v>1</v></properties>\
         <dependencies><dependency><groupId>lib</groupId><artifactId>inner</artifactId><version>${v}</version>\
         </dependency></dependencies></project>",
    );
}

const USES_LIBRARY: &str =
    "package p; public class Uses { public static void main(String[] a) { assert lib.Outer.two() == 2; } }";

#[test]
fn maven_brings_its_libraries() {
    let place = fresh("maven");
    let home = place.join("home");
    let repository = home.join(".m2/repository");
    libraries(&home, &|name, ending| repository.join(format!("lib/{name}/1/{name}-1.{ending}")));
    let project = place.join("project");
    write(&project.join("src/main/java/p/Uses.java"), USES_LIBRARY);
    let pom = |name: &str| {
        write(
            &project.join("pom.xml"),
            &format!(
                "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><groupId>g</groupId><artifactId>a</artifactId>\
                 <version>2</version><dependencyManagement><dependencies><dependency><groupId>lib</groupId>\
                 <artifactId>{name}</artifactId><version>1</version></dependency></dependencies></dependencyManagement>\
                 <dependencies><dependency><groupId>lib</groupId><artifactId>{name}</artifactId></dependency>\
                 </dependencies></project>"
            ),
        );
    };
    let folder = project.display().to_string();
    pom("outer");
    let output = check_with(Some(&home), &[&folder]);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
    // What is not there is named, with the command that fetches it.
    pom("other");
    let output = check_with(Some(&home), &[&folder]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(said.contains("lib:other:1") && said.contains("mvn dependency:resolve"), "{said}");
}

/// What a dependency does not bring along is not on the class path.
#[test]
fn exclusions_are_left_out() {
    let place = fresh("exclusions");
    let home = place.join("home");
    let repository = home.join(".m2/repository");
    libraries(&home, &|name, ending| repository.join(format!("lib/{name}/1/{name}-1.{ending}")));
    let project = place.join("project");
    write(&project.join("src/main/java/p/Uses.java"), USES_LIBRARY);
    for (excluded, code) in [("other", 0), ("inner", 1), ("*", 1)] {
        write(
            &project.join("pom.xml"),
            &format!(
                "<project><groupId>g</groupId><artifactId>a</artifactId><version>2</version><dependencies><dependency>\
                 <groupId>lib</groupId><artifactId>outer</artifactId><version>1</version><exclusions><exclusion>\
                 <groupId>lib</groupId><artifactId>{excluded}</artifactId></exclusion></exclusions></dependency>\
                 </dependencies></project>"
            ),
        );
        let output = check_with(Some(&home), &[&project.display().to_string()]);
        let said = text(&output.stdout) + &text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{excluded}: {said}");
        assert_eq!(said.contains("NoClassDefFoundError"), code == 1, "{excluded}: {said}");
    }
}

/// A folder is compiled once, and the time of that is told.
#[test]
fn a_folder_is_compiled_once() {
    let place = fresh("once");
    write(
        &place.join("p/Uses.java"),
        "package p; public class Uses { public static void main(String[] a) { } }",
    );
    let output = check(&[&place.display().to_string(), "--no-cache", "--format", "json"]);
    let verdict: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let (all, javac) = (&verdict["stats"]["seconds"], &verdict["stats"]["javac_seconds"]);
    assert!(javac.as_f64().is_some_and(|seconds| seconds > 0.0), "{verdict}");
    assert!(all.as_f64() >= javac.as_f64(), "{verdict}");
}

#[test]
fn gradle_brings_its_libraries() {
    let place = fresh("gradle");
    let home = place.join("home");
    let cache = home.join(".gradle/caches/modules-2/files-2.1");
    libraries(&home, &|name, ending| cache.join(format!("lib/{name}/1/{ending}hash/{name}-1.{ending}")));
    let project = place.join("project");
    write(&project.join("src/main/java/p/Uses.java"), USES_LIBRARY);
    write(
        &project.join("build.gradle.kts"),
        "plugins { java }\ndependencies {\n    implementation(\"lib:outer:1\")\n}\n",
    );
    let output = check_with(Some(&home), &[&project.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
}

/// Compiled classes of a build are shown with their sources, and stand in for sources that `javac` alone cannot compile.
#[test]
fn the_classes_of_a_build_are_known() {
    let place = fresh("classes");
    let source = place.join("src/main/java/p/Races.java");
    let program = "package p;\npublic class Races {\n    static int shared;\n    public static void main(String[] a) throws \
                   Exception {\n        Thread other = new Thread(() -> shared++);\n        other.start();\n        \
                   shared++;\n        other.join();\n    }\n}\n";
    write(&source, program);
    let classes = place.join("target/classes");
    javac(&["-d".into(), classes.display().to_string(), source.display().to_string()]);
    let output = check(&[&classes.display().to_string()]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("shared++;"), "{}", text(&output.stdout));
    // A class that the build wrote, and whose source is nowhere.
    write(&place.join("pom.xml"), "<project><artifactId>a</artifactId></project>");
    write(
        &source,
        &program.replace("shared++;\n        other.join", "Generated.value++;\n        other.join"),
    );
    let folder = place.display().to_string();
    let stale = check(&[&folder]);
    assert_eq!(stale.status.code(), Some(2));
    assert!(text(&stale.stderr).contains("Generated"), "{}", text(&stale.stderr));
    let generated = place.join("generated/Generated.java");
    write(&generated, "package p; class Generated { static int value; }");
    let files = [&source, &generated].map(|file| file.display().to_string());
    javac(&[&["-d".to_string(), classes.display().to_string()][..], &files[..]].concat());
    let output = check(&[&folder]);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
    assert!(
        text(&output.stdout).contains("note: javac alone cannot compile the sources"),
        "{}",
        text(&output.stdout)
    );
}

#[test]
fn a_short_name_gets_its_package() {
    let output = check(&["examples/maven", "--main", "LastPiece"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--main shop.LastPiece"), "{}", text(&output.stderr));
}

#[test]
fn sources_elsewhere_are_found_by_the_source_path() {
    let place = fresh("source-path");
    write(
        &place.join("one/A.java"),
        "public class A { public static void main(String[] a) { assert q.B.FINE; } }",
    );
    write(
        &place.join("two/q/B.java"),
        "package q; public class B { public static final boolean FINE = true; }",
    );
    let (file, path) =
        (place.join("one/A.java").display().to_string(), place.join("two").display().to_string());
    assert_eq!(check(&[&file, "-q"]).status.code(), Some(2));
    assert_eq!(check(&[&file, "-q", "--source-path", &path]).status.code(), Some(0));
}
