//! Phaser programs: their language, their semantics, and two engines that check them for every run.
//!
//! Modules in reading order: [`lang`] (text to program), [`concrete`] (the semantics taken literally, the
//! oracle), [`control`] (the finite part of a state, shared by the engines), [`forward`] (the default
//! engine), [`symbolic`] (the paper's backward engine) and [`mod@check`] (both under one verdict).

pub mod check;
pub mod concrete;
pub mod control;
pub mod forward;
pub mod lang;
pub mod property;
pub mod symbolic;
