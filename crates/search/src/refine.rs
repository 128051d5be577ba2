//! Learn and start again: a search that shows that too little was known is made anew with what it showed.

use std::convert::Infallible;

/// What a search came to.
#[derive(Debug)]
pub enum Round<K, T> {
    /// It is final.
    Done(T),
    /// Another has to be made, with this.
    Again(K),
}

/// Searches with what is known, and again with what that showed, until a search is final.
///
/// # Errors
/// A search that fails ends it.
pub fn refine<K, T, E>(known: K, mut search: impl FnMut(K) -> Result<Round<K, T>, E>) -> Result<T, E> {
    let mut known = known;
    loop {
        match search(known)? {
            Round::Done(result) => return Ok(result),
            Round::Again(more) => known = more,
        }
    }
}

/// The same for searches that do not fail.
pub fn refine_surely<K, T>(known: K, mut search: impl FnMut(K) -> Round<K, T>) -> T {
    refine(known, |known| Ok::<_, Infallible>(search(known))).unwrap_or_else(|never| match never {})
}
