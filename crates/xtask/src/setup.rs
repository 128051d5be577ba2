//! What the tests and the demo need besides Rust: a full JDK, the jars of JUnit for the tests of `--junit`, other libraries
//! of Java, and Chromium for those of the page.

use crate::{Failure, complain};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The first is the version that the tests compare with; a Debian that no longer has it has the next one.
const PACKAGES: [&str; 2] = ["openjdk-17-jdk-headless", "openjdk-21-jdk-headless"];

/// JUnit 4 and 5 for tests of the tool, which are left out without them.
const JUNIT: &str = "junit4 junit5 libhamcrest-java";

/// Libraries that programs of `tests/corpus/libraries` use, which are left out without them.
const LIBRARIES: &str = "libcommons-lang3-java libcommons-collections4-java libcommons-codec-java libcommons-csv-java libcommons-cli-java libcommons-io-java libcommons-math3-java libcommons-text-java libgoogle-gson-java libguava-java libjackson2-databind-java libjoda-time-java libtrove3-java";

/// A browser for tests of the page, which are left out without it.
const CHROMIUM: &str = "chromium";

/// Makes sure that there is a JDK with a compiler, and looks for JUnit and a browser; gives the JDK's folder.
pub(crate) fn setup() -> Result<PathBuf, Failure> {
    let home = jdk()?;
    let has_junit = || {
        let jars = ["junit4.jar", "hamcrest.jar", "junit-jupiter-api.jar", "junit-jupiter-params.jar"];
        jars.iter().all(|jar| Path::new("/usr/share/java").join(jar).is_file())
    };
    let has_libraries = || {
        let jars = [
            "commons-lang3",
            "commons-collections4",
            "commons-codec",
            "commons-csv",
            "commons-cli",
            "commons-io",
            "commons-math3",
            "commons-text",
            "gson",
            "guava",
            "jackson-databind",
            "joda-time",
            "trove4j",
        ];
        jars.iter().all(|jar| Path::new("/usr/share/java").join(jar).with_extension("jar").is_file())
    };
    let has_browser = || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(has);
    offer("JUnit", JUNIT, has_junit);
    offer("libraries of Java", LIBRARIES, has_libraries);
    offer("Chromium", CHROMIUM, has_browser);
    Ok(home)
}

/// Installs what some tests need, if it is not there and that can be done; else says how.
fn offer(name: &str, packages: &str, is_there: impl Fn() -> bool) {
    if !is_there() && is_root() && has("apt-get") {
        let _ = shell("apt-get update");
        let _ = shell(&install(packages));
    }
    if !is_there() {
        complain(&format!("> without {name} some tests are left out; on Debian: sudo {}", install(packages)));
    }
}

fn install(packages: &str) -> String {
    format!("apt-get install -y --no-install-recommends {packages}")
}

fn jdk() -> Result<PathBuf, Failure> {
    if let Some(home) = find_jdk() {
        complain(&format!("> JDK: {}", home.display()));
        return Ok(home);
    }
    if !is_root() || !has("apt-get") {
        return Err(format!(
            "no JDK 17, 21 or 25 with a compiler was found. Install one and try again; on Debian:\n    sudo {}",
            install(PACKAGES[0])
        ));
    }
    let _ = shell("apt-get update");
    for package in PACKAGES {
        if shell(&install(package))
            && let Some(home) = find_jdk()
        {
            complain(&format!("> JDK: {}", home.display()));
            return Ok(home);
        }
    }
    Err(format!("no JDK could be installed; the command was: {}", install(PACKAGES[0])))
}

fn find_jdk() -> Option<PathBuf> {
    let mut homes: Vec<PathBuf> = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
    for folder in std::env::var_os("PATH").iter().flat_map(std::env::split_paths) {
        if let Ok(javac) = fs::canonicalize(folder.join("javac")) {
            homes.extend(javac.ancestors().nth(2).map(Path::to_path_buf));
        }
    }
    let installed = fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten();
    let mut installed: Vec<PathBuf> = installed.map(|entry| entry.path()).collect();
    installed.sort();
    homes.extend(installed);
    homes.into_iter().find(|home| is_usable(home))
}

fn is_usable(home: &Path) -> bool {
    let release = fs::read_to_string(home.join("release")).unwrap_or_default();
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""));
    let supported = |text: &str| ["17", "21", "25"].iter().any(|version| text.starts_with(version));
    home.join("bin/javac").is_file() && home.join("lib/modules").is_file() && version.is_some_and(supported)
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn has(program: &str) -> bool {
    let status = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn shell(line: &str) -> bool {
    complain(&format!("> {line}"));
    let mut parts = line.split(' ');
    let Some(program) = parts.next() else { return false };
    let mut command = Command::new(program);
    command.args(parts).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
