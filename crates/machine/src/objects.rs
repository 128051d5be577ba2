//! A set of objects, a bit for each.

use crate::heap::Ref;

/// A set of objects.
#[derive(Clone, Debug, Default)]
pub struct Objects {
    words: Vec<u64>,
}

impl Objects {
    /// An empty set, with room for the first objects of a heap.
    pub(crate) fn with_room(count: usize) -> Objects {
        Objects { words: vec![0; count / 64 + 1] }
    }

    /// Adds an object; whether it was not there.
    #[inline]
    pub fn insert(&mut self, object: Ref) -> bool {
        let (word, bit) = place(object);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Whether an object is in it.
    #[inline]
    pub fn contains(&self, object: Ref) -> bool {
        let (word, bit) = place(object);
        self.words.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Takes the objects of another set out.
    pub fn remove_all(&mut self, others: &Objects) {
        self.words.iter_mut().zip(&others.words).for_each(|(bits, other)| *bits &= !other);
    }

    /// Adds those of another set.
    pub fn add_all(&mut self, others: &Objects) {
        if self.words.len() < others.words.len() {
            self.words.resize(others.words.len(), 0);
        }
        self.words.iter_mut().zip(&others.words).for_each(|(bits, other)| *bits |= other);
    }

    /// The objects, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Ref> + '_ {
        self.words.iter().enumerate().flat_map(|(word, bits)| {
            let mut rest = *bits;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(Ref(word as u32 * 64 + bit))
            })
        })
    }
}

impl Extend<Ref> for Objects {
    fn extend<T: IntoIterator<Item = Ref>>(&mut self, objects: T) {
        for object in objects {
            self.insert(object);
        }
    }
}

fn place(object: Ref) -> (usize, u64) {
    (object.index() / 64, 1 << (object.index() % 64))
}
