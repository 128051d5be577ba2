//! What is wrong with a program.

use crate::{Graph, Location, Place, Step};
use std::fmt;

/// The kinds of findings, in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// A task is further ahead on a phaser than the program allows.
    Ahead,
    /// Permission regions are opened or closed wrongly.
    Annotation,
    /// A failed assertion.
    Assertion,
    /// Tasks wait, and none can run.
    Deadlock,
    /// An exception that nobody catches.
    Exception,
    /// The program ends with an exit code other than 0.
    Exit,
    /// A task is further behind on a phaser than the program allows.
    Lapped,
    /// A task ends while it is registered on a phaser.
    Leak,
    /// Tasks are at labels that the program says exclude each other.
    Never,
    /// Schedules end differently.
    Nondeterminism,
    /// Permission regions of tasks are in conflict.
    Permission,
    /// Two accesses that nothing orders, one of them a write.
    Race,
    /// A phaser is misused.
    Runtime,
    /// Sharing that no region and no isolated covers.
    UncoveredSharing,
}

impl FindingKind {
    /// All of them.
    pub const ALL: [FindingKind; 14] = [
        FindingKind::Ahead,
        FindingKind::Annotation,
        FindingKind::Assertion,
        FindingKind::Deadlock,
        FindingKind::Exception,
        FindingKind::Exit,
        FindingKind::Lapped,
        FindingKind::Leak,
        FindingKind::Never,
        FindingKind::Nondeterminism,
        FindingKind::Permission,
        FindingKind::Race,
        FindingKind::Runtime,
        FindingKind::UncoveredSharing,
    ];

    /// The word for it, on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            FindingKind::Ahead => "ahead",
            FindingKind::Annotation => "annotation",
            FindingKind::Assertion => "assertion",
            FindingKind::Deadlock => "deadlock",
            FindingKind::Exception => "exception",
            FindingKind::Exit => "exit",
            FindingKind::Lapped => "lapped",
            FindingKind::Leak => "leak",
            FindingKind::Never => "never",
            FindingKind::Nondeterminism => "nondeterminism",
            FindingKind::Permission => "permission",
            FindingKind::Race => "race",
            FindingKind::Runtime => "runtime",
            FindingKind::UncoveredSharing => "uncovered-sharing",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<FindingKind> {
        FindingKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// One thing that is wrong with the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its kind.
    pub kind: FindingKind,
    /// One sentence.
    pub message: Message,
    /// The places involved.
    pub locations: Vec<Location>,
    /// The steps that lead there.
    pub schedule: Vec<Step>,
    /// What orders them, if that is known.
    pub graph: Graph,
    /// What the program has shown outside by then.
    pub output: Output,
}

/// What a program shows outside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// The end of what it has written to its standard output.
    pub out: String,
    /// The same of its standard error.
    pub err: String,
    /// The code that it ends with, if it does.
    pub exit_code: Option<i32>,
}

/// So much of an output is kept, in bytes.
const MOST_OUTPUT: usize = 64 << 10;

impl Output {
    /// The end of what was written.
    pub fn of(out: &[u8], err: &[u8]) -> Output {
        let end = |bytes: &[u8]| {
            String::from_utf8_lossy(&bytes[bytes.len().saturating_sub(MOST_OUTPUT)..]).into_owned()
        };
        Output { out: end(out), err: end(err), exit_code: None }
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.out.is_empty() && self.err.is_empty() && self.exit_code.is_none()
    }
}

/// A sentence in which places stay places, so that who knows them better can put them right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message(pub Vec<Piece>);

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A line of the program.
    Line(Place),
    /// Here one part ends and the next begins.
    Break,
}

impl Message {
    /// Parts that stand for themselves.
    pub fn of_parts(parts: impl IntoIterator<Item = Message>) -> Message {
        let mut pieces = Vec::new();
        for part in parts {
            if !pieces.is_empty() {
                pieces.push(Piece::Break);
            }
            pieces.extend(part.0);
        }
        Message(pieces)
    }

    /// The parts that stand for themselves.
    pub fn parts(&self) -> Vec<Message> {
        self.0.split(|piece| *piece == Piece::Break).map(|part| Message(part.to_vec())).collect()
    }

    /// The same and then some words.
    pub fn text(mut self, words: impl Into<String>) -> Message {
        self.0.push(Piece::Text(words.into()));
        self
    }

    /// The same and then a line.
    pub fn line(mut self, place: Place) -> Message {
        self.0.push(Piece::Line(place));
        self
    }

    /// The same and then another.
    pub fn then(mut self, other: Message) -> Message {
        self.0.extend(other.0);
        self
    }

    /// The same with other places.
    pub fn with_places(mut self, place: impl Fn(&Place) -> Option<Place>) -> Message {
        for piece in &mut self.0 {
            if let Piece::Line(here) = piece
                && let Some(better) = place(here)
            {
                *here = better;
            }
        }
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| match piece {
            Piece::Text(words) => out.write_str(words),
            Piece::Line(place) if place.file.is_empty() => write!(out, "line {}", place.line),
            Piece::Line(place) => write!(out, "{}:{}", place.file, place.line),
            Piece::Break => out.write_str("; "),
        })
    }
}

impl From<String> for Message {
    fn from(words: String) -> Message {
        Message(vec![Piece::Text(words)])
    }
}

impl From<&str> for Message {
    fn from(words: &str) -> Message {
        Message::from(words.to_string())
    }
}
