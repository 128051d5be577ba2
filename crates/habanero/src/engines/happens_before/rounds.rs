//! Runs without choices that come back to a state: they go on so for ever, and there is nothing new in it.

/// Looks for a state that comes again. States are named in stretches that grow with the length of the run, so that a
/// long run that ends pays little.
#[derive(Debug)]
pub(super) struct Rounds {
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
    pub(super) fn is_due(&mut self) -> bool {
        self.stops += 1;
        if self.stops > self.from + self.from / 16 {
            self.from *= 8;
            self.anchor = None;
        }
        self.stops >= self.from
    }

    /// Whether the run has come back to the state in which the stretch began.
    pub(super) fn is_known(&mut self, name: u128) -> bool {
        match self.anchor {
            Some(anchor) => anchor == name,
            None => {
                self.anchor = Some(name);
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After how many stops a run is found to go round: states with a first part and a period.
    fn found(first: u64, period: u64) -> Option<u64> {
        let mut rounds = Rounds::default();
        (0..100_000u64).find(|at| {
            let state = if *at < first { *at } else { first + (at - first) % period };
            rounds.is_due() && rounds.is_known(u128::from(state))
        })
    }

    #[test]
    fn rounds_are_found_and_nothing_else() {
        assert!(found(0, 2).is_some_and(|at| at < 1100));
        assert!(found(5000, 100).is_some_and(|at| at < 8400));
        assert!(found(10, 1500).is_some_and(|at| at < 68_000));
        assert_eq!(found(200_000, 2), None);
    }
}
