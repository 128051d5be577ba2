//! What can go wrong, and a selection of it.

/// A property of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// No two accesses that nothing orders, one of them a write.
    Race,
    /// No two regions of different tasks in conflict.
    Permission,
    /// Some task can run until all have ended.
    Deadlock,
    /// No failed assertion leaves the program.
    Assertion,
    /// No other exception leaves the program.
    Exception,
    /// Regions are opened and closed as they should be.
    Annotation,
    /// All sharing is in regions or isolated.
    UncoveredSharing,
}

impl Property {
    /// All of them.
    pub const ALL: [Property; 7] = [
        Property::Race,
        Property::Permission,
        Property::Deadlock,
        Property::Assertion,
        Property::Exception,
        Property::Annotation,
        Property::UncoveredSharing,
    ];

    /// The word for it, also the kind of its findings.
    pub fn name(self) -> &'static str {
        match self {
            Property::Race => "race",
            Property::Permission => "permission",
            Property::Deadlock => "deadlock",
            Property::Assertion => "assertion",
            Property::Exception => "exception",
            Property::Annotation => "annotation",
            Property::UncoveredSharing => "uncovered-sharing",
        }
    }
}

/// A selection of properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties(u8);

impl Default for Properties {
    fn default() -> Properties {
        Properties::of(&Property::ALL)
    }
}

impl Properties {
    /// A selection.
    pub fn of(chosen: &[Property]) -> Properties {
        Properties(chosen.iter().fold(0, |bits, property| bits | 1 << *property as u8))
    }

    /// A selection by names.
    pub fn named(names: &[String]) -> Result<Properties, String> {
        let find = |name: &String| {
            Property::ALL
                .into_iter()
                .find(|property| property.name() == name)
                .ok_or_else(|| format!("there is no property `{name}`"))
        };
        Ok(Properties::of(&names.iter().map(find).collect::<Result<Vec<_>, _>>()?))
    }

    /// Whether a property is selected.
    pub fn has(self, property: Property) -> bool {
        self.0 & 1 << property as u8 != 0
    }

    /// Whether findings of a kind are wanted.
    pub fn wants(self, kind: &str) -> bool {
        Property::ALL.iter().any(|property| property.name() == kind && self.has(*property))
    }

    /// Whether permission regions are looked at at all.
    pub fn regions(self) -> bool {
        self.has(Property::Permission) || self.has(Property::Annotation)
    }

    /// The names of the selected ones.
    pub fn names(self) -> Vec<&'static str> {
        Property::ALL.iter().filter(|one| self.has(**one)).map(|one| one.name()).collect()
    }
}
