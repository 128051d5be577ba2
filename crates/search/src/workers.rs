//! Several workers share one search: one set of states, and each gives work away when another is idle.

use crate::explore::{Run, Seen};
use crate::{Explored, Observer, Order, StateSpace, VisitedSet};
use report::{Budget, Limit};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

const SHARDS: usize = 64;

/// An action to try: the way to its state, and the action.
type Job<A> = (Vec<A>, A);

/// What the workers of one search share.
pub(crate) struct Shared<A> {
    shards: Vec<Mutex<VisitedSet>>,
    states: AtomicU64,
    jobs: Mutex<VecDeque<Job<A>>>,
    arrived: Condvar,
    idle: AtomicUsize,
    stop: AtomicBool,
    workers: usize,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<A> Shared<A> {
    fn new(workers: usize) -> Shared<A> {
        Shared {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            states: AtomicU64::new(0),
            jobs: Mutex::default(),
            arrived: Condvar::new(),
            idle: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            workers,
        }
    }

    pub(crate) fn insert(&self, fingerprint: u128) -> bool {
        let new = lock(&self.shards[(fingerprint >> 96) as usize % SHARDS]).insert(fingerprint);
        if new {
            self.states.fetch_add(1, Ordering::Relaxed);
        }
        new
    }

    pub(crate) fn states(&self) -> u64 {
        self.states.load(Ordering::Relaxed)
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.shards.iter().map(|shard| lock(shard).bytes()).sum()
    }

    fn is_work_wanted(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    fn give(&self, job: Job<A>) {
        lock(&self.jobs).push_back(job);
        self.arrived.notify_one();
    }

    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let _jobs = lock(&self.jobs);
        self.arrived.notify_all();
    }

    /// The next job; none when all workers are idle or somebody has ended the search.
    fn next_job(&self) -> Option<Job<A>> {
        let mut jobs = lock(&self.jobs);
        self.idle.fetch_add(1, Ordering::Relaxed);
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(job) = jobs.pop_front() {
                self.idle.fetch_sub(1, Ordering::Relaxed);
                return Some(job);
            }
            if self.idle.load(Ordering::Relaxed) == self.workers {
                self.stop.store(true, Ordering::Relaxed);
                self.arrived.notify_all();
                return None;
            }
            jobs = self.arrived.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A worker that panics must not leave the others waiting for its work.
struct EndOnPanic<'s, A>(&'s Shared<A>);

impl<A> Drop for EndOnPanic<'_, A> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.end();
        }
    }
}

/// Passes on what the observer says, and stops when another worker has ended the search.
struct Member<'s, A, O> {
    shared: &'s Shared<A>,
    observer: O,
    /// Another worker has ended the search.
    told: bool,
}

impl<S: StateSpace, O: Observer<S>> Observer<S> for Member<'_, S::Action, O> {
    fn visit(
        &mut self,
        space: &mut S,
        outcome: &crate::StepOutcome,
        path: crate::Path<'_, S::Action>,
    ) -> crate::Flow {
        self.observer.visit(space, outcome, path)
    }

    fn matched(&mut self, space: &mut S, known: crate::Match) -> crate::Flow {
        self.observer.matched(space, known)
    }

    fn tick(&mut self, explored: &Explored) -> bool {
        self.told = self.shared.stop.load(Ordering::Relaxed);
        if self.told {
            return false;
        }
        let together = Explored { states: self.shared.states(), ..explored.clone() };
        self.observer.tick(&together)
    }
}

/// Explores depth-first with several workers. Each makes its own space, in the same initial state, and its own
/// observer, which comes back with the figures. Without a limit or a stop, the states are those that one worker
/// finds.
pub fn explore_shared<S, O, E>(
    workers: usize,
    budget: &Budget,
    make: impl Fn() -> Result<(S, O), E> + Sync,
) -> Result<(Explored, Vec<O>), E>
where
    S: StateSpace<Action: Send>,
    O: Observer<S> + Send,
    E: Send,
{
    let (shared, budget) = (Shared::new(workers), &budget.begin());
    let results: Vec<Result<(Explored, O), E>> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|number| {
                let (shared, make) = (&shared, &make);
                scope.spawn(move || {
                    let _guard = EndOnPanic(shared);
                    let result =
                        make().map(|(space, observer)| work(number, space, observer, shared, budget));
                    if result.is_err() {
                        shared.end();
                    }
                    result
                })
            })
            .collect();
        handles
            .into_iter()
            .map(|handle| handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut total = Explored::default();
    let mut observers = Vec::new();
    for result in results {
        let (explored, observer) = result?;
        total.transitions += explored.transitions;
        total.schedules += explored.schedules;
        total.max_depth = total.max_depth.max(explored.max_depth);
        total.peak_bytes += explored.peak_bytes;
        total.limit = match (total.limit, explored.limit) {
            (Some(limit), None | Some(Limit::Interrupted)) => Some(limit),
            (_, limit) => limit,
        };
        total.stopped |= explored.stopped;
        total.unsupported |= explored.unsupported;
        observers.push(observer);
    }
    total.states = shared.states();
    Ok((total, observers))
}

fn work<S: StateSpace, O: Observer<S>>(
    number: usize,
    mut space: S,
    observer: O,
    shared: &Shared<S::Action>,
    budget: &Budget,
) -> (Explored, O) {
    let mut run = Run::new(Order::DepthFirst, budget, Seen::Shared(shared));
    let mut member = Member { shared, observer, told: false };
    if number == 0 {
        run.begin(&mut space, &mut member);
    } else {
        match shared.next_job() {
            Some((way, action)) => run.adopt(way, action),
            None => {
                member.observer.end(&mut space);
                return (run.explored, member.observer);
            }
        }
    }
    loop {
        run.drain(&mut space, &mut member, |run| {
            if shared.is_work_wanted()
                && let Some(job) = run.give_away()
            {
                shared.give(job);
            }
        });
        run.leave(&mut space);
        if run.explored.stopped || run.is_cut() {
            shared.end();
            break;
        }
        match shared.next_job() {
            Some((way, action)) => run.adopt(way, action),
            None => break,
        }
    }
    // Who was told to stop by another has not been interrupted.
    if member.told {
        run.explored.limit = None;
    }
    member.observer.end(&mut space);
    (run.explored, member.observer)
}
