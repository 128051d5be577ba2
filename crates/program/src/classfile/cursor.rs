//! A bounded reader over untrusted bytes: every read says where it failed, none panics.

/// Why some bytes are not a class file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} (at byte {offset})")]
pub struct ClassFileError {
    /// The offset in the file.
    pub offset: usize,
    /// What is wrong there.
    pub what: &'static str,
}

/// A position in a class file.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Cursor { bytes, at: 0, end: bytes.len() }
    }

    pub(crate) fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn remaining(&self) -> usize {
        self.end - self.at
    }

    pub(crate) fn fail<T>(&self, what: &'static str) -> Result<T, ClassFileError> {
        Err(ClassFileError { offset: self.at, what })
    }

    pub(crate) fn skip(&mut self, length: usize) -> Result<usize, ClassFileError> {
        if length > self.remaining() {
            return self.fail("the file ends inside a structure");
        }
        let start = self.at;
        self.at += length;
        Ok(start)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], ClassFileError> {
        let start = self.skip(N)?;
        match self.bytes[start..start + N].try_into() {
            Ok(array) => Ok(array),
            Err(_) => self.fail("the file ends inside a number"),
        }
    }

    pub(crate) fn u1(&mut self) -> Result<u8, ClassFileError> {
        Ok(self.take::<1>()?[0])
    }

    pub(crate) fn u2(&mut self) -> Result<u16, ClassFileError> {
        Ok(u16::from_be_bytes(self.take()?))
    }

    pub(crate) fn u4(&mut self) -> Result<u32, ClassFileError> {
        Ok(u32::from_be_bytes(self.take()?))
    }

    pub(crate) fn u8(&mut self) -> Result<u64, ClassFileError> {
        Ok(u64::from_be_bytes(self.take()?))
    }

    /// A reader of the next `length` bytes; this one moves past them.
    pub(crate) fn part(&mut self, length: usize) -> Result<Cursor<'a>, ClassFileError> {
        let start = self.skip(length)?;
        Ok(Cursor { bytes: self.bytes, at: start, end: start + length })
    }

    /// Reads a list whose length is a `u2`, bounded by what the file can hold.
    pub(crate) fn list<T>(
        &mut self,
        item_bytes: usize,
        mut read: impl FnMut(&mut Self) -> Result<T, ClassFileError>,
    ) -> Result<Vec<T>, ClassFileError> {
        let count = self.u2()? as usize;
        if count * item_bytes > self.remaining() {
            return self.fail("a list is longer than the file");
        }
        let mut items = Vec::with_capacity(count);
        for _ in 0..count {
            items.push(read(self)?);
        }
        Ok(items)
    }
}
