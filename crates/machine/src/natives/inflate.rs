//! `java.util.zip.Inflater`.
//!
//! The state that counts is what went in and how much came out, so it can be undone; the decompressor itself
//! is a cache that is made anew when it does not fit.

use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, ended, int, long, nothing, raise};
use crate::natives::unmodelled::unmodelled;
use crate::observer::HookKind;
use crate::small::Inflating;
use crate::stop::{Args, Outcome};
use flate2::{Decompress, FlushDecompress, Status};
use std::sync::Arc;

impl Inflating {
    pub(crate) fn feed(&self, canon: &mut crate::fingerprint::Canon) {
        let Inflating { raw, input, consumed, produced } = self;
        canon.token(u64::from(*raw));
        canon.token(input.len() as u64);
        input.iter().for_each(|piece| canon.bytes(piece));
        canon.token(*consumed);
        canon.token(*produced);
    }
}

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[(
            "java/util/zip/Inflater",
            &[
                ("initIDs", "*", nothing),
                ("getAdler", "(J)I", adler),
                ("init", "(Z)J", |m, a| {
                    let raw = m.arg_int(a, 0) != 0;
                    m.small.inflaters.push(Inflating { raw, ..Inflating::default() });
                    long(m.small.inflaters.len() as i64)
                }),
                ("inflateBytesBytes", "*", |m, a| ended(inflate(m, a))),
                ("reset", "(J)V", |m, a| {
                    if let Some(state) = index(m.arg_long(a, 0)).and_then(|at| m.small.inflaters.get_mut(at))
                    {
                        *state = Inflating { raw: state.raw, ..Inflating::default() };
                    }
                    VOID
                }),
                ("end", "(J)V", nothing),
            ],
        )]
    }
}

/// The checksum of what came out; of a raw stream there is none.
fn adler<H: Host>(m: &mut Machine<H>, a: Args) -> Outcome {
    let at = index(m.arg_long(a, 0)).filter(|at| *at < m.small.inflaters.len());
    match at.map(|at| m.small.inflaters[at].raw) {
        Some(false) => unmodelled("Inflater.getAdler"),
        _ => int(1),
    }
}

fn index(address: i64) -> Option<usize> {
    usize::try_from(address - 1).ok()
}

/// Gives the bytes consumed, those produced (31 bits up) and whether the end was reached (bit 62).
fn inflate<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let Some(at) = index(m.arg_long(a, 1)).filter(|at| *at < m.small.inflaters.len()) else {
        return Err(raise("java/lang/NullPointerException", "Inflater has been closed"));
    };
    let outside = || Outcome::Raise("java/lang/ArrayIndexOutOfBoundsException", None);
    let output = m.arg_ref(a, 6);
    let target = m.part(output, m.arg_int(a, 7), m.arg_int(a, 8)).ok_or_else(outside)?;
    let bytes = m.read_part(m.arg_ref(a, 3), m.arg_int(a, 4), m.arg_int(a, 5), outside)?.to_vec();
    let mut decompressor = m.decompressor(at);
    let (in_before, out_before) = (decompressor.total_in(), decompressor.total_out());
    let mut buffer = vec![0; target.len()];
    let status = decompressor.decompress(&bytes, &mut buffer, FlushDecompress::None);
    let (used, made) = (decompressor.total_in() - in_before, decompressor.total_out() - out_before);
    m.decompressors.0[at] = Some(decompressor);
    let end = match status {
        Ok(status) => status == Status::StreamEnd,
        Err(error) if error.needs_dictionary().is_some() => {
            return Err(Outcome::Unsupported("an Inflater with a dictionary is not modelled".into()));
        }
        Err(error) => {
            let message =
                bad_header(&m.small.inflaters[at], &bytes).map_or(error.to_string(), str::to_string);
            return Err(raise("java/util/zip/DataFormatException", message));
        }
    };
    // Stopped here, the decompressor is ahead of the state and will be made anew.
    m.touch(output, target.start..target.start + made as u32, HookKind::Write)?;
    let state = &mut m.small.inflaters[at];
    Arc::make_mut(&mut state.input).push(bytes[..used as usize].into());
    state.consumed += used;
    state.produced += made;
    m.heap.set_bytes_at(output, target.start as usize, &buffer[..made as usize]);
    Ok(long((used | made << 31 | u64::from(end) << 62) as i64))
}

/// What is wrong with the first two bytes of a stream (RFC 1950), as everybody words it.
fn bad_header(state: &Inflating, bytes: &[u8]) -> Option<&'static str> {
    let header = bytes.get(..2).filter(|_| !state.raw && state.consumed == 0)?;
    match (u32::from(header[0]) << 8 | u32::from(header[1])) % 31 {
        0 if header[0] & 15 != 8 => Some("unknown compression method"),
        0 if header[0] >> 4 > 7 => Some("invalid window size"),
        0 => None,
        _ => Some("incorrect header check"),
    }
}

impl<H: Host> Machine<H> {
    /// The decompressor of an inflater, brought to its state.
    fn decompressor(&mut self, at: usize) -> Decompress {
        if self.decompressors.0.len() <= at {
            self.decompressors.0.resize_with(at + 1, || None);
        }
        let state = &self.small.inflaters[at];
        let fits =
            |known: &Decompress| known.total_in() == state.consumed && known.total_out() == state.produced;
        // A fresh stream may not go on where another one with the same counts stood.
        if state.consumed > 0
            && let Some(known) = self.decompressors.0[at].take().filter(fits)
        {
            return known;
        }
        let mut made = Decompress::new(!state.raw);
        let mut buffer = vec![0; 1 << 16];
        for piece in state.input.iter() {
            let mut rest = &piece[..];
            loop {
                let (before, room) =
                    (made.total_in(), (state.produced - made.total_out()).min(buffer.len() as u64));
                let progress = made.decompress(rest, &mut buffer[..room as usize], FlushDecompress::None);
                let used = (made.total_in() - before) as usize;
                rest = &rest[used..];
                if progress.is_err()
                    || used == 0 && room == 0
                    || rest.is_empty() && made.total_out() == state.produced
                {
                    break;
                }
                if used == 0 && matches!(progress, Ok(Status::StreamEnd | Status::BufError)) {
                    break;
                }
            }
        }
        made
    }
}
