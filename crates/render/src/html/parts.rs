//! What several parts of the page are made of.

use crate::shown::Output;
use std::fmt::Write;

/// The last lines that the program wrote, and its exit code.
pub(super) fn written(output: &Output) -> String {
    let mut out = String::new();
    for (title, lines) in output.last_lines() {
        let _ = writeln!(
            out,
            "<h3>The program: {title}</h3>\n<pre tabindex=\"0\">{}</pre>",
            escape(&lines.join("\n"))
        );
    }
    if let Some(code) = output.exit_code {
        let _ = writeln!(out, "<p>exit code {code}</p>");
    }
    out
}

/// A text in the page, also inside an attribute.
pub(super) fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#39;")
}
