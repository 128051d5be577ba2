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

/// Objects that fit into one piece and others, old and young, with marks between: whatever is watched, the way back is the
/// same as without.
#[test]
fn a_write_to_what_is_watched_is_noticed_and_taken_back() {
    let mut heap = Heap::default();
    let mut objects: Vec<_> = [3, 64, 65, 300].map(|words| heap.allocate_object(CLASS, words)).into();
    heap.set_base();
    let mut state = 1u64;
    let mut draw = |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let image = |heap: &Heap, count: usize| -> Vec<Vec<u64>> {
        let all = (1..=count as u32).map(|index| heap.words(machine::Ref(index)).to_vec());
        all.collect()
    };
    let mut marked: Vec<(usize, Vec<Vec<u64>>)> = Vec::new();
    for round in 0..20_000u64 {
        match draw(12) {
            0 if marked.len() < 6 => {
                marked.push((objects.len(), image(&heap, objects.len())));
                heap.mark();
            }
            1 => {
                if let Some((count, before)) = marked.pop() {
                    heap.rewind();
                    assert!(heap.is_disturbed());
                    objects.truncate(count);
                    assert_eq!(image(&heap, count), before, "round {round}");
                }
            }
            2 if objects.len() < 12 && !marked.is_empty() => {
                objects.push(heap.allocate_object(CLASS, 1 + draw(100) as u32));
            }
            3 if !marked.is_empty() => {
                let watched = objects[draw(objects.len())];
                heap.watch([watched].into_iter());
                assert!(!heap.is_disturbed());
                heap.set(watched, draw(heap.length(watched) as usize) as u32, round);
                assert!(heap.is_disturbed(), "round {round}");
                heap.watch([watched].into_iter());
                let other = heap.allocate_object(CLASS, 2);
                heap.set(other, 0, round);
                assert!(!heap.is_disturbed(), "only what is watched counts, round {round}");
                objects.push(other);
            }
            _ => {
                let object = objects[draw(objects.len())];
                heap.set(object, draw(heap.length(object) as usize) as u32, round);
            }
        }
    }
}
