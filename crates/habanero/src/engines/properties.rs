//! A selection of what can go wrong.

use report::FindingKind;

/// What a Java program is checked for.
const ALL: [FindingKind; 8] = [
    FindingKind::Race,
    FindingKind::Permission,
    FindingKind::Deadlock,
    FindingKind::Assertion,
    FindingKind::Exception,
    FindingKind::Exit,
    FindingKind::Annotation,
    FindingKind::UncoveredSharing,
];

/// A selection of properties, each named by the kind of its findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties(u8);

impl Default for Properties {
    fn default() -> Properties {
        Properties::of(&ALL)
    }
}

fn bit(kind: FindingKind) -> u8 {
    ALL.iter().position(|one| *one == kind).map_or(0, |index| 1 << index)
}

impl Properties {
    /// A selection.
    pub fn of(chosen: &[FindingKind]) -> Properties {
        Properties(chosen.iter().fold(0, |bits, kind| bits | bit(*kind)))
    }

    /// A selection by names.
    pub fn named(names: &[String]) -> Result<Properties, String> {
        let find = |name: &String| {
            let kind = FindingKind::from_word(name).filter(|kind| ALL.contains(kind));
            kind.ok_or_else(|| format!("there is no property `{name}`"))
        };
        Ok(Properties::of(&names.iter().map(find).collect::<Result<Vec<_>, _>>()?))
    }

    /// Whether findings of a kind are wanted.
    pub fn has(self, kind: FindingKind) -> bool {
        self.0 & bit(kind) != 0
    }

    /// Whether permission regions are looked at at all.
    pub fn regions(self) -> bool {
        self.has(FindingKind::Permission) || self.has(FindingKind::Annotation)
    }

    /// The selected ones.
    pub fn kinds(self) -> Vec<FindingKind> {
        ALL.into_iter().filter(|kind| self.has(*kind)).collect()
    }
}
