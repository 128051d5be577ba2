//! Verdicts as text, JSON, HTML and DOT, one file a format. Everything here works on `report::Verdict`, and on source
//! lines to show beside it.

mod columns;
mod dot;
mod excerpts;
mod html;
mod json;
mod shown;
mod table;
mod text;
mod words;

pub use columns::columns;
pub use dot::dot;
pub use excerpts::Excerpts;
pub use html::html;
pub use json::json;
pub use text::text;
pub use words::{claim, limit};
