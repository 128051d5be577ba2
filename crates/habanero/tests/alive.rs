//! The list of live tasks.

use habanero::alive::Alive;
use machine::TaskId;

#[test]
fn tasks_leave_from_anywhere() {
    let mut alive = Alive::root();
    let mut expected = vec![TaskId(0)];
    for number in 1..200 {
        alive.push(TaskId(number));
        expected.push(TaskId(number));
        if number % 3 != 0 {
            let gone = expected[(number as usize * 7) % expected.len()];
            alive.remove(gone);
            expected.retain(|task| *task != gone);
        }
        assert_eq!(&*alive, expected.as_slice());
    }
    alive.remove(TaskId(1000));
    assert_eq!(alive.len(), expected.len());
}
