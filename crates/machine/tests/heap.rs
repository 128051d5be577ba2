//! The heap's undo log and its collector.

use machine::Heap;
use machine::heap::Header;
use program::{ClassId, Kind};

const CLASS: ClassId = ClassId(1);

#[test]
fn rewind_restores_words_lengths_and_dirt() {
    let mut heap = Heap::default();
    let object = heap.allocate_object(CLASS, 3);
    let array = heap.allocate_array(CLASS, Kind::Int, 1000);
    heap.set(object, 1, 7);
    heap.set_int(array, 999, 5);
    heap.set_base();
    let count = heap.count();
    heap.mark();
    heap.set(object, 1, 8);
    heap.set(object, 1, 9);
    heap.set_int(array, 999, 6);
    heap.set_int(array, 3, 6);
    let young = heap.allocate_object(CLASS, 2);
    heap.set(young, 0, 1);
    assert_eq!(heap.dirty().len(), 3);
    heap.mark();
    heap.set(young, 0, 2);
    heap.set_int(array, 999, 7);
    heap.rewind();
    assert_eq!(heap.get(young, 0), 1);
    assert_eq!(heap.int(array, 999), 6);
    heap.rewind();
    assert_eq!((heap.get(object, 1), heap.int(array, 999), heap.int(array, 3)), (7, 5, 0));
    assert_eq!(heap.count(), count);
    assert!(heap.dirty().is_empty());
}

#[test]
fn a_piece_is_saved_once_per_mark() {
    let mut heap = Heap::default();
    let array = heap.allocate_array(CLASS, Kind::Long, 1000);
    heap.mark();
    heap.set(array, 0, 1);
    heap.mark();
    for round in 0..100_000 {
        heap.set(array, round % 1000, u64::from(round));
        heap.set(array, 999, u64::from(round));
    }
    assert!(heap.saved_words() <= 1064);
    heap.rewind();
    assert_eq!((heap.get(array, 0), heap.get(array, 999)), (1, 0));
    heap.set(array, 1, 2);
    heap.set(array, 999, 2);
    heap.rewind();
    assert!(heap.words(array).iter().all(|word| *word == 0));
    heap.mark();
    heap.set(array, 0, 3);
    heap.rewind();
    assert_eq!(heap.get(array, 0), 0);
}

#[test]
fn sweep_keeps_what_is_reached_and_moves_it() {
    let mut heap = Heap::default();
    let old = heap.allocate_object(CLASS, 1);
    heap.mark();
    let garbage = heap.allocate_object(CLASS, 10);
    let kept = heap.allocate_array(CLASS, Kind::Byte, 11);
    heap.set_byte(kept, 10, -3);
    heap.reach(kept);
    heap.sweep();
    assert_eq!(heap.byte(kept, 10), -3);
    // Three words of data, and the headers of null, of the old object and of the one that was kept.
    assert_eq!(heap.used_words(), 3 + 3 * size_of::<Header>() / 8);
    let reused = heap.allocate_object(CLASS, 1);
    assert_eq!(reused, garbage);
    assert_eq!(heap.get(old, 0), 0);
    heap.rewind();
    assert_eq!(heap.count(), 2);
}
