//! A sorted map that is copied only when it changes.

use std::collections::BTreeMap;
use std::sync::Arc;

/// Cloning costs one reference count; the first change after a clone copies the entries.
#[derive(Clone, Debug)]
pub(crate) struct Table<K, V>(Arc<BTreeMap<K, V>>);

impl<K, V> Default for Table<K, V> {
    fn default() -> Self {
        Table(Arc::new(BTreeMap::new()))
    }
}

impl<K: Ord + Copy, V: Clone> Table<K, V> {
    pub(crate) fn get(&self, key: K) -> Option<&V> {
        self.0.get(&key)
    }

    pub(crate) fn get_mut(&mut self, key: K) -> Option<&mut V> {
        // Looked up first, so that a miss copies nothing.
        if !self.0.contains_key(&key) {
            return None;
        }
        Arc::make_mut(&mut self.0).get_mut(&key)
    }

    pub(crate) fn insert(&mut self, key: K, value: V) {
        Arc::make_mut(&mut self.0).insert(key, value);
    }

    pub(crate) fn remove(&mut self, key: K) -> Option<V> {
        if !self.0.contains_key(&key) {
            return None;
        }
        Arc::make_mut(&mut self.0).remove(&key)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.0.iter().map(|(key, value)| (*key, value))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn retain(&mut self, mut keep: impl FnMut(K) -> bool) {
        if self.0.keys().any(|key| !keep(*key)) {
            Arc::make_mut(&mut self.0).retain(|key, _| keep(*key));
        }
    }
}
