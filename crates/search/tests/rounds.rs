//! A run is found to go round, and no other is.

use search::Rounds;

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
