//! Runs without choices that come back to a state: they go on so for ever, and there is nothing new in it.

/// Looks for a state that comes again. States are named in stretches that grow with the length of the run, so that a
/// long run that ends pays little.
#[derive(Debug)]
pub struct Rounds {
    /// The stops so far.
    stops: u64,
    /// Where the next stretch begins.
    from: u64,
    /// The state in which it began.
    anchor: Option<u128>,
}

impl Default for Rounds {
    fn default() -> Rounds {
        Rounds { stops: 0, from: 1 << 10, anchor: None }
    }
}

impl Rounds {
    /// A task has stopped: whether the state is to be named.
    pub fn is_due(&mut self) -> bool {
        self.stops += 1;
        if self.stops > self.from + self.from / 16 {
            self.from *= 8;
            self.anchor = None;
        }
        self.stops >= self.from
    }

    /// Whether the run has come back to the state in which the stretch began.
    pub fn is_known(&mut self, name: u128) -> bool {
        match self.anchor {
            Some(anchor) => anchor == name,
            None => {
                self.anchor = Some(name);
                false
            }
        }
    }
}
