//! The library of Habanero that a program is for: told by its imports, by what lies on its class path, or by `--dialect`; what
//! differs between libraries follows it, also when a schedule is run again. And where the API is looked for.

use crate::support::{compile, fresh, root, scoville, text, verdict, write};
use serde_json::Value;
use std::path::Path;

fn checked(arguments: &[&str]) -> Value {
    let output = scoville(&[&["check", "--format", "json"], arguments].concat());
    verdict(&output, &arguments.join(" "))
}

/// The verdict, the library that was taken, and the kinds of the findings.
fn told(arguments: &[&str]) -> (String, String, Vec<String>) {
    let verdict = checked(arguments);
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let findings = verdict["findings"].as_array().expect("a list").iter();
    let kinds = findings.map(|one| word(&one["kind"])).collect();
    (word(&verdict["verdict"]), word(&verdict["coverage"]["dialect"]), kinds)
}

fn program(name: &str) -> String {
    root().join("tests/corpus/dialects").join(name).with_extension("java").display().to_string()
}

fn is(found: (String, String, Vec<String>), verdict: &str, dialect: &str, kind: &str) {
    let kinds: Vec<String> = Some(kind.to_string()).filter(|kind| !kind.is_empty()).into_iter().collect();
    assert_eq!(found, (verdict.to_string(), dialect.to_string(), kinds));
}

#[test]
fn libraries_differ_where_their_rules_do() {
    let rows = [
        ("RuleWaitOfSig", "rice", "violated", "exception"),
        ("RuleWaitOfSig", "byu", "proved", ""),
        ("RuleWaitOfSigStuck", "rice", "violated", "exception"),
        ("RuleWaitOfSigStuck", "byu", "violated", "deadlock"),
        ("RuleSigOfWaitRace", "rice", "violated", "exception"),
        ("RuleSigOfWaitRace", "byu", "violated", "race"),
        ("RuleIsolatedInIsolated", "rice", "violated", "exception"),
        ("RuleIsolatedInIsolated", "byu", "violated", "deadlock"),
        ("RuleIsolatedInIsolated", "pcdp", "unknown", ""),
        ("RuleNextInIsolated", "rice", "violated", "exception"),
        ("RuleNextInIsolated", "byu", "violated", "deadlock"),
        ("RuleNullCallback", "rice", "proved", ""),
        ("RuleNullCallback", "byu", "violated", "exception"),
    ];
    for (name, dialect, verdict, kind) in rows {
        is(told(&[&program(name), "--dialect", dialect]), verdict, dialect, kind);
    }
}

#[test]
fn imports_and_the_class_path_tell_the_library() {
    let folder = fresh("dialects", "told");
    is(told(&[&program("RuleWaitOfSig")]), "violated", "rice", "exception");
    is(told(&[&program("RulePcdpGetInIsolated")]), "proved", "pcdp", "");
    let source = std::fs::read_to_string(program("RuleWaitOfSig")).expect("a program");
    let file = folder.join("byu/RuleWaitOfSig.java");
    write(&file, &format!("import hj.lang.Runtime;\n{source}"));
    is(told(&[&file.display().to_string()]), "proved", "byu", "");
    // Of several sources that are compiled together each has a say.
    let file = folder.join("two/RuleWaitOfSig.java");
    write(&file, &source.replace("static int x;", "static int x = Other.X;"));
    write(
        &folder.join("two/Other.java"),
        "import permission.PermissionChecks;\nclass Other { static int X = 0; }",
    );
    is(told(&[&file.display().to_string()]), "proved", "byu", "");
    // A library on the class path; its classes are not run.
    let library = folder.join("library");
    write(&library.join("Runtime.java"), "package hj.lang; public class Runtime { }");
    let classes = compile(folder.join("library-classes"), &[library.join("Runtime.java")]);
    let classes = classes.display().to_string();
    is(told(&[&program("RuleWaitOfSig"), "-cp", &classes]), "proved", "byu", "");
    is(
        told(&[&program("RuleWaitOfSig"), "-cp", &classes, "--dialect", "rice"]),
        "violated",
        "rice",
        "exception",
    );
    // A class file tells by itself, whatever lies beside it.
    let compiled = compile(
        folder.join("classes"),
        &["RuleWaitOfSig", "RulePcdpGetInIsolated"].map(|name| program(name).into()),
    );
    let class = |name: &str| compiled.join(name).with_extension("class").display().to_string();
    is(told(&[&class("RuleWaitOfSig")]), "violated", "rice", "exception");
    is(told(&[&class("RulePcdpGetInIsolated")]), "proved", "pcdp", "");
    // Without the API there is none.
    let file = folder.join("plain/Plain.java");
    write(&file, "public class Plain { public static void main(String[] args) { } }");
    is(told(&[&file.display().to_string()]), "proved", "", "");
    is(told(&[&file.display().to_string(), "--dialect", "byu"]), "proved", "", "");
}

#[test]
fn the_settings_of_a_folder_tell_it_too() {
    let folder = fresh("dialects", "settings");
    let source = std::fs::read_to_string(program("RuleWaitOfSig")).expect("a program");
    write(&folder.join("RuleWaitOfSig.java"), &source);
    write(&folder.join("scoville.toml"), "dialect = \"byu\"\n");
    let named = folder.display().to_string();
    is(told(&[&named]), "proved", "byu", "");
    is(told(&[&named, "--dialect", "rice"]), "violated", "rice", "exception");
    write(&folder.join("scoville.toml"), "dialect = \"moon\"\n");
    let refused = scoville(&["check", &named]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("there is no dialect moon"), "{}", text(&refused.stderr));
}

#[test]
fn a_phaser_program_of_byu_is_no_misuse_for_a_mode() {
    let verdict = |dialect: &str| {
        let arguments = [&program("RuleWaitOfSig"), "--phasers", "--dialect", dialect];
        let said = checked(&arguments);
        said["verdict"].as_str().unwrap_or_default().to_string()
    };
    assert_eq!(verdict("rice"), "violated");
    assert_ne!(verdict("byu"), "violated");
}

#[test]
fn a_witness_keeps_the_library() {
    let folder = fresh("dialects", "witness");
    let file = folder.join("witness.json").display().to_string();
    is(
        told(&[&program("RuleIsolatedInIsolated"), "--dialect", "byu", "--witness", &file]),
        "violated",
        "byu",
        "deadlock",
    );
    let replayed = scoville(&["replay", &file, "--format", "json"]);
    assert_eq!(replayed.status.code(), Some(1), "{}", text(&replayed.stderr));
    let replayed = verdict(&replayed, "replay");
    assert_eq!(replayed["coverage"]["dialect"], "byu");
    assert_eq!(replayed["findings"][0]["kind"], "deadlock");
    let witness = std::fs::read_to_string(&file).expect("a witness");
    write(Path::new(&file), &witness.replace("\"dialect\": \"byu\"", "\"dialect\": \"moon\""));
    let refused = scoville(&["replay", &file]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("there is no dialect `moon`"), "{}", text(&refused.stderr));
}

#[test]
fn run_and_grade_take_it_too() {
    let run =
        |dialect: &str| scoville(&["run", &program("RuleWaitOfSig"), "--dialect", dialect]).status.code();
    assert_eq!((run("rice"), run("byu")), (Some(1), Some(0)));
    let folder = fresh("dialects", "grade");
    let source = std::fs::read_to_string(program("RuleNullCallback")).expect("a program");
    write(&folder.join("RuleNullCallback.java"), &source);
    let grade = |dialect: &str| {
        let output =
            scoville(&["grade", &folder.display().to_string(), "--format", "csv", "--dialect", dialect]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    assert_ne!(grade("rice"), grade("byu"));
}

#[test]
fn the_api_is_found_wherever_the_program_uses_it() {
    let folder = fresh("dialects", "found");
    let main = "public class Main { public static void main(String[] args) { Helper.run(); } }";
    let helper = "import static edu.rice.hj.Module1.*;\npublic class Helper { static int x; static void run() { \
                  launchHabaneroApp(() -> { async(() -> x = 1); x = 2; }); } }";
    // Only another source uses it.
    write(&folder.join("beside/Main.java"), main);
    write(&folder.join("beside/Helper.java"), helper);
    is(told(&[&folder.join("beside/Main.java").display().to_string()]), "violated", "rice", "race");
    is(told(&[&folder.join("beside").display().to_string()]), "violated", "rice", "race");
    // In another source root.
    write(&folder.join("main/Main.java"), main);
    write(&folder.join("more/Helper.java"), helper);
    let (file, more) =
        (folder.join("main/Main.java").display().to_string(), folder.join("more").display().to_string());
    is(told(&[&file, "--source-path", &more]), "violated", "rice", "race");
    let both = folder.join("main").display().to_string();
    is(told(&[&both, "--source-path", &more]), "violated", "rice", "race");
    // In a class on the class path.
    let classes = compile(folder.join("classes"), &[folder.join("more/Helper.java")]).display().to_string();
    is(told(&[&file, "-cp", &classes]), "violated", "rice", "race");
    // In packages, by the folder, by a file, by the main class.
    let packages = folder.join("src");
    write(&packages.join("a/b/Main.java"), &format!("package a.b;\nimport c.Helper;\n{main}"));
    write(
        &packages.join("c/Helper.java"),
        &format!("package c;\n{}", helper.replace("static void run", "public static void run")),
    );
    let (src, file) = (packages.display().to_string(), packages.join("a/b/Main.java").display().to_string());
    is(told(&[&src]), "violated", "rice", "race");
    is(told(&[&src, "--main", "a.b.Main"]), "violated", "rice", "race");
    is(told(&[&file]), "violated", "rice", "race");
}
