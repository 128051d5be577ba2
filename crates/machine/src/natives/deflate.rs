//! `java.util.zip.Deflater`. A deflater is its calls: the compressor is made again from them after the machine has gone back.
//! What is packed is unpacked to the same, but its bytes need not be those of another implementation.

use super::misc::adler32;
use crate::fingerprint::Canon;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, ended, int, long, nothing, raise};
use crate::natives::unmodelled::unmodelled;
use crate::observer::HookKind;
use crate::small::Deflating;
use crate::stop::{Args, Outcome};
use flate2::{Compress, Compression, FlushCompress, Status};
use std::sync::Arc;

impl Deflating {
    pub(crate) fn feed(&self, canon: &mut Canon) {
        canon.token(u64::from(self.raw) << 32 | u64::from(self.level as u32));
        for (input, room, flush) in self.calls.iter() {
            canon.token(u64::from(*room) << 32 | *flush as u64);
            canon.record(&input.iter().map(|byte| u64::from(*byte)).collect::<Vec<u64>>());
        }
    }

    /// The compressor in this state.
    fn compressor(&self) -> Compress {
        let level = if self.level < 0 { Compression::default() } else { Compression::new(self.level as u32) };
        let mut made = Compress::new(level, !self.raw);
        for (input, room, flush) in self.calls.iter() {
            let mut buffer = vec![0; *room as usize];
            let _ = made.compress(input, &mut buffer, flush_of(*flush));
        }
        made
    }
}

fn flush_of(number: i32) -> FlushCompress {
    match number {
        0 => FlushCompress::None,
        2 => FlushCompress::Sync,
        3 => FlushCompress::Full,
        _ => FlushCompress::Finish,
    }
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/util/zip/Deflater",
            &[
                ("initIDs", "*", nothing),
                ("init", "(IIZ)J", |m, a| {
                    if m.touches(crate::hooks::Resource::Handle, true) {
                        return Outcome::Yield;
                    }
                    let (level, raw) = (m.arg_int(a, 0), m.arg_int(a, 2) != 0);
                    m.small.deflaters.push(Deflating { raw, level, adler: 1, ..Deflating::default() });
                    long(m.small.deflaters.len() as i64)
                }),
                ("deflateBytesBytes", "*", |m, a| ended(deflate(m, a))),
                ("deflateBytesBuffer", "*", |_, _| unmodelled("a Deflater over a buffer")),
                ("deflateBufferBytes", "*", |_, _| unmodelled("a Deflater over a buffer")),
                ("deflateBufferBuffer", "*", |_, _| unmodelled("a Deflater over a buffer")),
                ("setDictionary", "*", |_, _| unmodelled("a Deflater with a dictionary")),
                ("setDictionaryBuffer", "*", |_, _| unmodelled("a Deflater with a dictionary")),
                ("getAdler", "(J)I", |m, a| {
                    let at = m.arg_long(a, 0) as usize;
                    int(m.small.deflaters.get(at.wrapping_sub(1)).map_or(1, |one| one.adler as i32))
                }),
                ("reset", "(J)V", |m, a| {
                    let at = m.arg_long(a, 0) as usize;
                    if let Some(one) = m.small.deflaters.get_mut(at.wrapping_sub(1)) {
                        *one = Deflating { raw: one.raw, level: one.level, adler: 1, ..Deflating::default() };
                    }
                    VOID
                }),
                ("end", "(J)V", nothing),
            ],
        )]
    }
}

/// Gives the bytes consumed, those produced (31 bits up), and whether the end was reached (bit 62).
fn deflate<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let at = (m.arg_long(a, 1) as usize).wrapping_sub(1);
    if at >= m.small.deflaters.len() {
        return Err(raise("java/lang/NullPointerException", "Deflater has been closed"));
    }
    let outside = || Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None);
    let output = m.arg_ref(a, 6);
    let room = m.part(output, m.arg_int(a, 7), m.arg_int(a, 8)).ok_or_else(outside)?;
    let input = m.read_part(m.arg_ref(a, 3), m.arg_int(a, 4), m.arg_int(a, 5), outside)?.to_vec();
    let (flush, settings) = (m.arg_int(a, 9), m.arg_int(a, 10));
    if settings & 1 != 0 {
        if !m.small.deflaters[at].calls.is_empty() {
            return Err(unmodelled("a Deflater whose level is changed in the midst"));
        }
        m.small.deflaters[at].level = settings >> 3;
    }
    let mut compressor = m.small.deflaters[at].compressor();
    let (in_before, out_before) = (compressor.total_in(), compressor.total_out());
    let mut buffer = vec![0; room.len()];
    let status = compressor.compress(&input, &mut buffer, flush_of(flush));
    let (used, made) = (compressor.total_in() - in_before, compressor.total_out() - out_before);
    m.touch(output, room.start..room.start + made as u32, HookKind::Write)?;
    let state = &mut m.small.deflaters[at];
    if !state.raw {
        state.adler = adler32(state.adler, &input[..used as usize]);
    }
    Arc::make_mut(&mut state.calls).push((input.into(), room.len() as u32, flush));
    m.heap.set_bytes_at(output, room.start as usize, &buffer[..made as usize]);
    let end = matches!(status, Ok(Status::StreamEnd));
    Ok(long((used | made << 31 | u64::from(end) << 62) as i64))
}
