//! Finding a JDK, and what differs between its versions.

use std::fs;
use std::path::{Path, PathBuf};

/// The versions that are tested.
pub const SUPPORTED: [u32; 4] = [11, 17, 21, 25];

/// A JDK or a run-time image on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jdk {
    /// Its folder.
    pub home: PathBuf,
    /// Its feature version, 17 for 17.0.15.
    pub version: u32,
}

/// Why there is no usable JDK.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JdkError {
    /// None was found.
    #[error(
        "no JDK was found: install one (on Debian: apt-get install openjdk-17-jdk-headless), or name its folder with --jdk or JAVA_HOME"
    )]
    NotFound,
    /// The folder named is none.
    #[error("{0} is not a JDK: it has no lib/modules")]
    NotAJdk(PathBuf),
    /// `JAVA_HOME` names none.
    #[error(
        "JAVA_HOME is {0}, which is not a JDK: it has no lib/modules (unset it, or name a JDK's folder with --jdk)"
    )]
    JavaHome(PathBuf),
    /// The version is not one of those that are tested.
    #[error(
        "the JDK in {home} is version {version}; supported are 11, 17, 21 and 25 (--jdk-unchecked tries it all the same)"
    )]
    Unsupported {
        /// The folder.
        home: PathBuf,
        /// Its version.
        version: u32,
    },
}

impl Jdk {
    /// The JDK in a folder.
    pub fn at(home: &Path) -> Result<Jdk, JdkError> {
        let not = || JdkError::NotAJdk(home.to_path_buf());
        if !home.join("lib/modules").is_file() {
            return Err(not());
        }
        let release = fs::read_to_string(home.join("release")).map_err(|_| not())?;
        let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=")).ok_or_else(not)?;
        let version = version.trim_matches('"');
        let feature = version.strip_prefix("1.").unwrap_or(version);
        let digits: String = feature.chars().take_while(char::is_ascii_digit).collect();
        Ok(Jdk { home: home.to_path_buf(), version: digits.parse().map_err(|_| not())? })
    }

    /// The JDK to use: the one named, else `JAVA_HOME`, else that of `java` on the path, else the usual places. Who
    /// sets `JAVA_HOME` means it: another JDK is not taken in its place.
    pub fn find(named: Option<&Path>, unchecked: bool) -> Result<Jdk, JdkError> {
        let java_home = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
        let jdk = match (named, java_home) {
            (Some(home), _) => Jdk::at(home)?,
            (None, Some(home)) => Jdk::at(&home).map_err(|_| JdkError::JavaHome(home))?,
            (None, None) => Self::candidates()
                .iter()
                .filter_map(|home| Jdk::at(home).ok())
                .find(|jdk| unchecked || SUPPORTED.contains(&jdk.version))
                .ok_or(JdkError::NotFound)?,
        };
        if !unchecked && !SUPPORTED.contains(&jdk.version) {
            return Err(JdkError::Unsupported { home: jdk.home, version: jdk.version });
        }
        Ok(jdk)
    }

    fn candidates() -> Vec<PathBuf> {
        let mut homes = Vec::new();
        for folder in std::env::var_os("PATH").iter().flat_map(std::env::split_paths) {
            if let Ok(java) = fs::canonicalize(folder.join("java"))
                && let Some(home) = java.parent().and_then(Path::parent)
            {
                homes.push(home.to_path_buf());
            }
        }
        for place in ["/usr/lib/jvm", "/usr/java", "/opt/java", "/Library/Java/JavaVirtualMachines"] {
            let mut found: Vec<PathBuf> =
                fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
            found.sort();
            homes.extend(found.iter().cloned());
            homes.extend(found.iter().map(|home| home.join("Contents/Home")));
        }
        homes
    }

    /// The compiler, if this is a full JDK.
    pub fn javac(&self) -> Option<PathBuf> {
        let javac = self.home.join("bin/javac");
        javac.is_file().then_some(javac)
    }
}
