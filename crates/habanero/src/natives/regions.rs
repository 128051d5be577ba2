//! Permission regions: they assert, they never synchronise.

use super::table::Table;
use crate::host::{Machine, Point, RegionFault, current, host, object};
use machine::{Args, Outcome, Ref};
use program::linked::Shape;
use tasks::{PermissionFault, Region, Target};

pub(super) const TABLE: Table = &[
    ("acquire", |m, a| {
        let (target, write) = (m.arg_ref(a, 0), m.arg_int(a, 1) != 0);
        enter(m, &[(target, None)], write)
    }),
    ("release", |m, a| {
        let (target, write) = (m.arg_ref(a, 0), m.arg_int(a, 1) != 0);
        leave(m, &[(target, None)], write)
    }),
    ("acquireRange", |m, a| {
        let (target, range) = range(m, a);
        let write = m.arg_int(a, 3) != 0;
        enter(m, &[(target, Some(range))], write)
    }),
    ("releaseRange", |m, a| {
        let (target, range) = range(m, a);
        let write = m.arg_int(a, 3) != 0;
        leave(m, &[(target, Some(range))], write)
    }),
    ("acquireAll", |m, a| {
        let targets = all(m, a);
        let write = m.arg_int(a, 1) != 0;
        enter(m, &targets, write)
    }),
    ("releaseAll", |m, a| {
        let targets = all(m, a);
        let write = m.arg_int(a, 1) != 0;
        leave(m, &targets, write)
    }),
];

/// An object, and the elements meant if it is an array.
type Named = (Ref, Option<(i32, i32)>);

fn range(m: &Machine, a: Args) -> (Ref, (i32, i32)) {
    (m.arg_ref(a, 0), (m.arg_int(a, 1), m.arg_int(a, 2)))
}

fn all(m: &Machine, a: Args) -> Vec<Named> {
    crate::host::elements(m, a, 0).into_iter().map(|target| (target, None)).collect()
}

/// The target of a region; `None` for an empty array, of which there is nothing to open.
fn target(m: &Machine, (named, range): Named) -> Result<Option<Target>, RegionFault> {
    if named.is_null() {
        return Err(RegionFault::NullTarget);
    }
    let is_array = matches!(m.program.class(m.class_of(named)).shape, Shape::Array(..));
    let length = if is_array { m.heap.length(named) } else { 0 };
    match range {
        None if !is_array => Ok(Some(Target::Object(object(named)))),
        None if length == 0 => Ok(None),
        None => Ok(Some(Target::Elements { array: object(named), from: 0, to: length - 1 })),
        Some((from, to)) => {
            if from < 0 || to < from || to as u32 >= length {
                return Err(RegionFault::OutOfRange(from, to, length));
            }
            Ok(Some(Target::Elements { array: object(named), from: from as u32, to: to as u32 }))
        }
    }
}

fn fault(m: &mut Machine, fault: RegionFault) -> Outcome {
    let host = host(m);
    if host.collects_region_faults && matches!(fault, RegionFault::Permission(_)) {
        host.region_fault.get_or_insert(fault);
        return Outcome::Value(0);
    }
    host.fault = Some(fault);
    // The task stops behind the call; the driver sees the fault.
    Outcome::Pause(0)
}

fn enter(m: &mut Machine, named: &[Named], write: bool) -> Outcome {
    if !host(m).regions {
        return Outcome::Value(0);
    }
    host(m).opened_region = true;
    let task = current(m);
    let mut conflict = None;
    for one in named {
        match target(m, *one) {
            Err(wrong) => return fault(m, wrong),
            Ok(None) => {}
            Ok(Some(target)) => {
                let region = Region { target, write };
                if let Err(wrong) = host(m).world.acquire(task, region) {
                    host(m).unacquired.push((task, region));
                    conflict.get_or_insert(wrong);
                    continue;
                }
                if let Some((holder, open)) =
                    host(m).happens_before.as_mut().and_then(|order| order.enter_region(task, region))
                {
                    let violation =
                        PermissionFault::Violation { target, holder, holder_writes: open.write, task, write };
                    conflict.get_or_insert(violation);
                }
            }
        }
    }
    if let Some(conflict) = conflict {
        let outcome = fault(m, RegionFault::Permission(conflict));
        if host(m).fault.is_some() {
            return outcome;
        }
    }
    let host = host(m);
    if host.points.region || host.points.everywhere {
        host.point = Some(Point::Region);
        return Outcome::Pause(0);
    }
    Outcome::Value(0)
}

fn leave(m: &mut Machine, named: &[Named], write: bool) -> Outcome {
    if !host(m).regions {
        return Outcome::Value(0);
    }
    let task = current(m);
    for one in named {
        match target(m, *one) {
            Err(wrong) => return fault(m, wrong),
            Ok(None) => {}
            Ok(Some(target)) => {
                let region = Region { target, write };
                let unacquired = &mut host(m).unacquired;
                if let Some(at) = unacquired.iter().position(|one| *one == (task, region)) {
                    unacquired.remove(at);
                    continue;
                }
                if let Err(wrong) = host(m).world.release(task, region) {
                    return fault(m, RegionFault::Permission(wrong));
                }
                if let Some(order) = &mut host(m).happens_before {
                    order.leave_region(task, region);
                }
            }
        }
    }
    Outcome::Value(0)
}
