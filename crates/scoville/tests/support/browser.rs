//! Chromium without a window, over the pipe of its DevTools: pages are opened, keys pressed, and values looked at.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Whoever says nothing for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with one page.
pub(crate) struct Browser {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    session: Option<String>,
    sent: u64,
    /// What the page has said to the console, and what went wrong.
    pub(crate) said: Vec<String>,
    _profile: tempfile::TempDir,
}

/// The browser's name, if there is one.
fn program() -> Option<&'static str> {
    let answers = |name: &&str| {
        let asked = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| answers(name))
}

impl Browser {
    /// Starts it; none, with a notice, if it is not installed.
    #[expect(clippy::print_stderr, reason = "who runs the tests should know what is left out")]
    pub(crate) fn start() -> Option<Browser> {
        let Some(program) = program() else {
            eprintln!("notice: Chromium is not there: this is not tested (cargo xtask setup installs it)");
            return None;
        };
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let mut command = Command::new("sh");
        // The pipe has the numbers 3 and 4.
        command.args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null", program]);
        command.args(["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"]);
        command.args(["--no-first-run", "--disable-extensions", "--disable-background-networking"]);
        command.arg(format!("--user-data-dir={}", profile.path().display()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, messages) = channel();
        thread::spawn(move || {
            for message in output.split(0).map_while(Result::ok) {
                let message = serde_json::from_slice(&message).expect("JSON");
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        let said = Vec::new();
        let mut browser = Browser { child, input, messages, session: None, sent: 0, said, _profile: profile };
        let target = browser.ask("Target.createTarget", json!({ "url": "about:blank" }));
        let target = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.ask("Target.attachToTarget", target);
        browser.session = session["sessionId"].as_str().map(str::to_string);
        for domain in ["Page", "Runtime", "Log"] {
            browser.ask(&format!("{domain}.enable"), json!({}));
        }
        Some(browser)
    }

    fn next(&mut self) -> Value {
        let message = self.messages.recv_timeout(PATIENCE).expect("the browser answers");
        if matches!(
            message["method"].as_str(),
            Some("Runtime.exceptionThrown" | "Runtime.consoleAPICalled" | "Log.entryAdded")
        ) {
            self.said.push(message["params"].to_string());
        }
        message
    }

    /// Asks for something and waits for the answer.
    pub(crate) fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.input.write_all(format!("{message}\0").as_bytes()).expect("the browser reads");
        loop {
            let answer = self.next();
            if answer["id"] == self.sent {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
        }
    }

    /// Opens a file and waits until it is loaded.
    pub(crate) fn open(&mut self, file: &Path) {
        let file = file.canonicalize().expect("the page is there");
        self.ask("Page.navigate", json!({ "url": format!("file://{}", file.display()) }));
        while self.value("document.readyState") != "complete" || self.value("location.href") == "about:blank"
        {
        }
    }

    /// The value of an expression in the page.
    pub(crate) fn value(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true });
        let answer = self.ask("Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// The value of an expression that is a text.
    pub(crate) fn text(&mut self, expression: &str) -> String {
        self.value(expression).as_str().unwrap_or_default().to_string()
    }

    /// Presses keys, one after the other.
    pub(crate) fn press(&mut self, keys: &[&str]) {
        for key in keys {
            let mut down = json!({ "type": "keyDown", "key": key, "code": key });
            match *key {
                "Tab" => down["windowsVirtualKeyCode"] = json!(9),
                "Enter" => {
                    down["windowsVirtualKeyCode"] = json!(13);
                    down["text"] = json!("\r");
                }
                key if key.chars().count() == 1 => down["text"] = json!(key),
                _ => {}
            }
            self.ask("Input.dispatchKeyEvent", down);
            self.ask("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": key, "code": key }));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
