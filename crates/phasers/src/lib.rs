//! Phaser programs: their language, their semantics, and the engines that check them for every run.
//!
//! Modules in reading order: [`lang`] (text to program), [`concrete`] (the semantics taken literally, the
//! oracle), [`control`] (the finite part of a state, shared by the engines), [`forward`] (saturating
//! differences), [`symbolic`] (the paper's backward engine), [`views`] (any number of tasks) and
//! [`mod@check`] (all under one verdict).

pub mod check;
pub mod concrete;
pub mod control;
pub mod forward;
pub mod lang;
pub mod property;
pub mod symbolic;
pub mod views;
