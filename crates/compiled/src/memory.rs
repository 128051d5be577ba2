//! Memory that the processor may run, and the calls into it. All of the project's `unsafe` stands here.
//!
//! What makes it sound: the code reads and writes nothing but the registers, the headers and the words that a [`Context`]
//! names, each within the bounds that stand beside it; it keeps the registers of the calling convention; and a region lives
//! as long as the pages it was copied to, which are never writable and runnable at once.
#![allow(unsafe_code, reason = "what the processor runs that no compiler has seen is called from here")]

use crate::StaticPlace;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
use std::ffi::c_void;
use std::ptr::null_mut;

/// What the code is given and what it leaves. The code knows the offsets of the fields.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) registers: *mut u64,
    pub(crate) headers: *const c_void,
    pub(crate) header_count: u64,
    pub(crate) words: *mut u64,
    pub(crate) word_bytes: u64,
    pub(crate) epoch: u64,
    pub(crate) steps: u64,
    pub(crate) fuel: u64,
    pub(crate) pc: u64,
    pub(crate) statics: *const StaticPlace,
    pub(crate) watch: unsafe extern "sysv64" fn(*mut Context, u32, u32, u32, u64) -> u32,
    watcher: *mut c_void,
}

/// Who is told of each access: the object, the word or element, the operation, whether it writes, and the steps with it.
pub(crate) type Watcher<'a> = &'a mut dyn FnMut(u32, u32, u32, bool, u64) -> bool;

/// What the code calls before an access.
unsafe extern "sysv64" fn watch(
    context: *mut Context,
    object: u32,
    index: u32,
    what: u32,
    steps: u64,
) -> u32 {
    // SAFETY: the code passes on the context of its own call, whose watcher outlives that call and is nobody else's meanwhile.
    let watcher = unsafe { &mut *(*context).watcher.cast::<Watcher<'_>>() };
    u32::from(watcher(object, index, what >> 1, what & 1 != 0, steps))
}

/// Code that may be run.
#[derive(Debug)]
pub(crate) struct Pages {
    start: *mut c_void,
    bytes: usize,
}

// SAFETY: nobody writes to the pages once they are made.
unsafe impl Send for Pages {}
// SAFETY: as above.
unsafe impl Sync for Pages {}

impl Pages {
    /// Copies code to where it may be run; none if the system refuses.
    pub(crate) fn new(code: &[u8]) -> Option<Pages> {
        let bytes = code.len().next_multiple_of(4096);
        // SAFETY: the pages are new, and nobody else's; they are made runnable when they are written no more.
        unsafe {
            let writable = ProtFlags::READ | ProtFlags::WRITE;
            let start = mmap_anonymous(null_mut(), bytes, writable, MapFlags::PRIVATE).ok()?;
            let pages = Pages { start, bytes };
            std::ptr::copy_nonoverlapping(code.as_ptr(), start.cast::<u8>(), code.len());
            mprotect(start, bytes, MprotectFlags::READ | MprotectFlags::EXEC).ok()?;
            Some(pages)
        }
    }

    /// Runs the code from its start.
    pub(crate) fn run(&self, mut parts: Parts<'_>) -> (u32, u64, u32) {
        let mut context = Context {
            registers: parts.registers.as_mut_ptr(),
            headers: parts.headers.0.cast(),
            header_count: parts.headers.1,
            words: parts.words.as_mut_ptr(),
            word_bytes: parts.words.len() as u64 * 8,
            epoch: u64::from(parts.epoch),
            steps: parts.steps,
            fuel: parts.fuel,
            pc: 0,
            statics: parts.statics.as_ptr(),
            watch,
            watcher: (&raw mut parts.watcher).cast(),
        };
        // SAFETY: the pages hold code that was made for this signature, and that uses nothing but what the context names.
        let why = unsafe {
            let code: extern "sysv64" fn(*mut Context) -> u32 = std::mem::transmute(self.start);
            code(&raw mut context)
        };
        (why, context.steps, context.pc as u32)
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        // SAFETY: the pages are this value's own, and nothing runs in them: who runs them holds a reference to it.
        let _ = unsafe { munmap(self.start, self.bytes) };
    }
}

/// What the code works on.
pub(crate) struct Parts<'a> {
    pub(crate) registers: &'a mut [u64],
    /// The headers of objects, which the code only reads, and how many there are.
    pub(crate) headers: (*const u8, u64),
    pub(crate) words: &'a mut [u64],
    pub(crate) statics: &'a [StaticPlace],
    pub(crate) watcher: Watcher<'a>,
    pub(crate) epoch: u32,
    pub(crate) steps: u64,
    pub(crate) fuel: u64,
}
