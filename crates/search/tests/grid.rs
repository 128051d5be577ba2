//! The loop on a space that everybody can count: steps right and up on a grid.

use report::{Budget, Limit, Stop};
use search::{Flow, Observer, Order, Path, StateSpace, StepOutcome, explore, fingerprint};
use std::time::Instant;

struct Grid {
    at: (u8, u8),
    size: u8,
    marks: Vec<(u8, u8)>,
}

impl StateSpace for Grid {
    type Action = bool;
    fn actions(&mut self, out: &mut Vec<bool>) {
        if self.at.0 < self.size {
            out.push(false);
        }
        if self.at.1 < self.size {
            out.push(true);
        }
    }
    fn apply(&mut self, up: &bool) -> StepOutcome {
        if *up {
            self.at.1 += 1
        } else {
            self.at.0 += 1
        }
        StepOutcome::Running
    }
    fn mark(&mut self) {
        self.marks.push(self.at);
    }
    fn rewind(&mut self) {
        self.at = self.marks.pop().expect("marks nest");
    }
    fn fingerprint(&mut self) -> Option<u128> {
        Some(fingerprint(&[self.at.0, self.at.1]))
    }
}

/// Checks at every state that the path really leads there.
struct Follow(Option<(u8, u8)>, usize);

impl Observer<Grid> for Follow {
    fn visit(&mut self, grid: &mut Grid, _: &StepOutcome, path: Path<'_, bool>) -> Flow {
        let actions = path.actions();
        let ups = actions.iter().filter(|up| **up).count() as u8;
        assert_eq!(grid.at, (actions.len() as u8 - ups, ups));
        self.1 = actions.len();
        if self.0 == Some(grid.at) { Flow::Stop } else { Flow::Continue }
    }
}

fn grid(size: u8) -> Grid {
    Grid { at: (0, 0), size, marks: Vec::new() }
}

#[test]
fn both_orders_see_every_state_once_and_come_back() {
    for order in [Order::DepthFirst, Order::BreadthFirst] {
        let mut space = grid(9);
        let explored = explore(&mut space, order, &Budget::default(), &mut Follow(None, 0));
        assert_eq!((explored.states, explored.transitions), (100, 180));
        assert_eq!((explored.limit, explored.schedules), (None, 1));
        assert_eq!((space.at, space.marks.len()), ((0, 0), 0));
    }
}

#[test]
fn breadth_first_finds_the_shortest_path() {
    let mut follow = Follow(Some((2, 3)), 0);
    let explored = explore(&mut grid(9), Order::BreadthFirst, &Budget::default(), &mut follow);
    assert!(explored.stopped);
    assert_eq!(follow.1, 5);
}

#[test]
fn budgets_end_the_search() {
    let states = Budget { max_states: Some(10), ..Budget::default() };
    let explored = explore(&mut grid(9), Order::DepthFirst, &states, &mut Follow(None, 0));
    assert_eq!((explored.states, explored.limit), (10, Some(Limit::States(10))));
    let depth = Budget { max_depth: Some(2), ..Budget::default() };
    let explored = explore(&mut grid(9), Order::BreadthFirst, &depth, &mut Follow(None, 0));
    assert_eq!((explored.states, explored.limit), (6, Some(Limit::Depth(2))));
}

/// A deadline that runs already is not set again, and who is asked to stop says why.
#[test]
fn a_deadline_is_for_everything() {
    let late = Budget { max_seconds: Some(3600), deadline: Some(Instant::now()), ..Budget::default() };
    assert_eq!(late.begin().deadline, late.deadline);
    type Asked = fn() -> Option<Stop>;
    let reasons: [(Asked, Limit); 2] =
        [(|| Some(Stop::Interrupted), Limit::Interrupted), (|| Some(Stop::Memory), Limit::Memory(0))];
    let asked = reasons.map(|(asked, limit)| (Budget { asked: Some(asked), ..Budget::default() }, limit));
    for (budget, limit) in [(late, Limit::Seconds(3600))].into_iter().chain(asked) {
        let explored = explore(&mut grid(9), Order::DepthFirst, &budget, &mut Follow(None, 0));
        assert_eq!((explored.limit, explored.states), (Some(limit), 1));
    }
}

#[test]
fn workers_see_every_state_once() {
    for workers in 1..=4 {
        let (explored, observers) = search::explore_shared(workers, &Budget::default(), || {
            Ok::<_, String>((grid(60), Follow(None, 0)))
        })
        .expect("spaces can be made");
        assert_eq!((explored.states, explored.transitions), (61 * 61, 2 * 61 * 60), "{workers} workers");
        assert_eq!((explored.limit, explored.schedules, observers.len()), (None, 1, workers));
    }
}

#[test]
fn a_worker_that_stops_ends_the_search_of_all() {
    let (explored, _) = search::explore_shared(3, &Budget::default(), || {
        Ok::<_, String>((grid(100), Follow(Some((0, 7)), 0)))
    })
    .expect("spaces can be made");
    assert!(explored.stopped);
}

#[test]
fn a_seed_names_the_same_runs() {
    let ends = |seed| {
        let mut ways = Vec::new();
        for sampling in [search::Sampling::Uniform, search::Sampling::Priorities { changes: 2 }] {
            let (runs, steps) = search::sample(&mut grid(5), sampling, seed, 20, 100, |_, way, _| {
                ways.push(way.to_vec());
                false
            });
            assert_eq!((runs, steps), (20, 200));
        }
        ways
    };
    assert_eq!(ends(7), ends(7));
    assert_ne!(ends(7), ends(8));
}

#[test]
#[should_panic(expected = "a worker that fails")]
fn a_panic_of_a_worker_ends_the_search() {
    struct Fails;
    impl Observer<Grid> for Fails {
        fn visit(&mut self, grid: &mut Grid, _: &StepOutcome, _: Path<'_, bool>) -> Flow {
            assert!(grid.at != (5, 5), "a worker that fails");
            Flow::Continue
        }
    }
    let _ = search::explore_shared(3, &Budget::default(), || Ok::<_, String>((grid(100), Fails)));
}
