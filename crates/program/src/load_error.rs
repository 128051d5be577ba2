//! Why a class cannot be loaded.

use crate::classfile::ClassFileError;

/// Why a class cannot be used. The machine turns most of these into Java errors.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// No such class on the class path.
    #[error("class {0} was not found")]
    NotFound(String),
    /// The bytes are not a valid class.
    #[error("class {0} is malformed: {1}")]
    Malformed(String, String),
    /// A class is its own ancestor.
    #[error("class {0} is its own superclass or superinterface")]
    Circular(String),
    /// A superclass is an interface, final, or the like.
    #[error("{0}")]
    Incompatible(String),
    /// A class does not fit one of the shipped API that it extends or implements.
    #[error("{0}: a class that the Habanero API that Scoville ships does not fit")]
    Mislinked(String),
    /// The class path could not be read.
    #[error("class {0} could not be read: {1}")]
    Unreadable(String, String),
}

impl LoadError {
    pub(crate) fn malformed(name: &str, error: &ClassFileError) -> LoadError {
        LoadError::Malformed(name.to_string(), error.to_string())
    }
}
