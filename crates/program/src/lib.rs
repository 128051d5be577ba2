//! From class files, jars and the JDK's image to a linked program.
//!
//! This crate knows what the code *is*; it does not execute anything.

pub mod analysis;
pub mod bytecode;
pub mod classfile;
pub mod classpath;
pub mod code;
pub mod jdk;
pub mod jimage;
pub mod linked;
pub mod liveness;
pub mod load_error;
pub mod names;
pub mod program;
pub mod sources;
pub mod tags;
pub mod translate;
mod updates;
pub mod verify;

pub use classpath::{ClassPath, Origin};
pub use load_error::LoadError;
pub use names::{ClassId, FieldId, Kind, MethodId, Symbol};
pub use program::Program;
