//! Sets of objects.

use machine::{Objects, Ref};

#[test]
fn objects_are_kept_by_their_numbers() {
    let mut objects = Objects::default();
    assert!(objects.insert(Ref(3)) && !objects.insert(Ref(3)) && objects.insert(Ref(200)));
    objects.extend([Ref(64), Ref(63)]);
    assert!(objects.contains(Ref(64)) && !objects.contains(Ref(65)) && !objects.contains(Ref(100_000)));
    let mut others = Objects::default();
    others.extend([Ref(3), Ref(64), Ref(500)]);
    objects.remove_all(&others);
    assert_eq!(objects.iter().collect::<Vec<_>>(), [Ref(63), Ref(200)]);
    objects.add_all(&others);
    assert_eq!(objects.iter().map(|one| one.0).collect::<Vec<_>>(), [3, 63, 64, 200, 500]);
}
