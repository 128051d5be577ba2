//! Programs that use libraries, the JDK's and those that Debian packs, behave under `scoville run` as under `java`. The first
//! line of a program of `tests/corpus/libraries` names the jars that it needs; without them it is left out.

use crate::corpus::running::compare_all;
use crate::corpus::{Program, announce, compile, programs};
use program::jdk::Jdk;

/// The programs whose jars are there.
fn present() -> Vec<Program> {
    let mut set = programs("libraries");
    set.retain(|program| match program.jar_files().into_iter().find(|jar| !jar.is_file()) {
        Some(jar) => {
            announce(&format!("SKIPPED: {}: no {} (cargo xtask setup)", program.name, jar.display()));
            false
        }
        None => true,
    });
    set
}

#[test]
fn programs_over_libraries_behave_as_under_java() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let (compiled, refused) = compile(&jdk, &present(), None);
    assert!(refused.is_empty(), "javac refused {}:\n{}", refused[0].0.name, refused[0].1);
    let differences = compare_all(&jdk, &compiled);
    announce(&format!("libraries: {} of {} as java", compiled.len() - differences.len(), compiled.len()));
    let report: Vec<String> = differences.iter().map(|(name, how)| format!("{name}\n{how}")).collect();
    assert!(report.is_empty(), "not as java:\n\n{}", report.join("\n"));
}
