//! A reduction that leaves a task out must not do so for ever: one task goes round, another waits to be let on.

use report::Budget;
use search::{Flow, Match, Observer, Order, Path, StateSpace, StepOutcome, explore, fingerprint};

/// A hand that goes round a clock, and a light that somebody may switch on.
#[derive(Default)]
struct Clock {
    hand: u8,
    light: bool,
    marks: Vec<(u8, bool)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Act {
    Tick,
    Switch,
}

impl StateSpace for Clock {
    type Action = Act;

    fn actions(&mut self, out: &mut Vec<Act>) {
        out.push(Act::Tick);
        if !self.light {
            out.push(Act::Switch);
        }
    }

    /// The two have nothing to do with each other: the hand alone is a persistent set.
    fn reduce(&mut self, all: &mut Vec<Act>) -> Vec<Act> {
        all.extract_if(.., |act| *act == Act::Switch).collect()
    }

    fn apply(&mut self, act: &Act) -> StepOutcome {
        match act {
            Act::Tick => self.hand = (self.hand + 1) % 12,
            Act::Switch => self.light = true,
        }
        StepOutcome::Running
    }

    fn mark(&mut self) {
        self.marks.push((self.hand, self.light));
    }

    fn rewind(&mut self) {
        (self.hand, self.light) = self.marks.pop().expect("marks nest");
    }

    fn fingerprint(&mut self) -> Option<u128> {
        Some(fingerprint(&[self.hand, u8::from(self.light)]))
    }
}

#[derive(Default)]
struct Seen {
    lit: u32,
    dark: u32,
    cycles: u32,
}

impl Observer<Clock> for Seen {
    fn visit(&mut self, clock: &mut Clock, _: &StepOutcome, _: Path<'_, Act>) -> Flow {
        *if clock.light { &mut self.lit } else { &mut self.dark } += 1;
        Flow::Continue
    }

    fn matched(&mut self, _: &mut Clock, known: Match) -> Flow {
        self.cycles += u32::from(known.cycle);
        Flow::Prune
    }
}

#[test]
fn who_is_left_out_is_let_on_where_a_run_goes_round() {
    for order in [Order::DepthFirst, Order::BreadthFirst] {
        let mut seen = Seen::default();
        let explored = explore(&mut Clock::default(), order, &Budget::default(), &mut seen);
        // The light goes on at one hour, where the hand has come round, and the hand goes round again.
        assert_eq!((seen.dark, seen.lit, seen.cycles), (12, 12, 2), "{order:?}");
        assert_eq!((explored.states, explored.transitions), (24, 25), "{order:?}");
    }
}

#[test]
fn several_workers_leave_nobody_out() {
    let make = || Ok::<_, String>((Clock::default(), Seen::default()));
    let (explored, seen) = search::explore_shared(3, &Budget::default(), make).expect("spaces");
    assert_eq!(explored.states, 24);
    assert_eq!(seen.iter().map(|one| one.lit).sum::<u32>(), 12);
}
