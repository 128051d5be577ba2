//! What tasks do reaches the baseline here.

use super::Touch;
use crate::host::{Host, Machine, host};
use machine::{AccessMode, By, HookKind, Observer, Outcome, Ref};

fn is_jdk(machine: &Machine, class: program::ClassId) -> bool {
    machine.program.class(class).origin == program::Origin::Jdk
}

/// The class initialisers of the JDK that the current task is in.
pub(crate) fn library_initializers(machine: &Machine) -> u32 {
    let is_one = |frame: &&machine::Frame| match frame.kind {
        machine::FrameKind::Initializer(class) => is_jdk(machine, class),
        _ => false,
    };
    machine.stack.frames.iter().filter(is_one).count() as u32
}

/// Tells the sight of what natives touch.
pub(crate) fn hook(
    machine: &mut Machine,
    object: Ref,
    index: u32,
    length: u32,
    kind: HookKind,
) -> Option<Outcome> {
    let operation = machine.operation();
    let initializing = matches!(kind, HookKind::InitializerBegins | HookKind::InitializerEnds);
    if initializing && !is_jdk(machine, machine.class_of_mirror(object)) {
        // What an initialiser wrote to its own class is everybody's from now on.
        if let Some(sight) = &mut host(machine).sight {
            sight.forget_shared();
        }
        return None;
    }
    let host = host(machine);
    let touch = |write: bool| Touch::plain(object, index, length, write);
    // Nobody can notice what the only task does.
    if host.world.is_main_alone() && !initializing {
        match kind {
            HookKind::Read => note_alone(host, touch(false)),
            HookKind::Write => note_alone(host, touch(true)),
            HookKind::Atomic(mode) => note_alone(host, touch(mode.write)),
            _ => {}
        }
        return None;
    }
    let sight = host.sight.as_mut()?;
    let fine = match kind {
        HookKind::Read => sight.sees(touch(false), operation),
        HookKind::Write => sight.sees(touch(true), operation),
        HookKind::InitializerBegins => {
            sight.quiet += 1;
            true
        }
        HookKind::InitializerEnds => {
            sight.quiet = sight.quiet.saturating_sub(1);
            true
        }
        HookKind::Atomic(mode) => sight.sees(touch(mode.write).atomic(mode), operation),
        // The machine asks whether to pause before these.
        HookKind::Enter | HookKind::Exit => true,
    };
    (!fine).then_some(Outcome::Yield)
}

/// An access of main, which is alone.
fn note_alone(host: &mut Host, touch: Touch) {
    if let Some(sight) = host.sight.as_mut().filter(|_| host.world.has_unjoined()) {
        sight.note_alone(touch);
    }
}

/// Passes the accesses of the interpreter on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Looker;

impl Looker {
    fn see(host: &mut Option<Box<Host>>, touch: Touch, by: By) -> bool {
        let Some(host) = host else { return true };
        if host.world.is_main_alone() {
            note_alone(host, touch);
            return true;
        }
        host.sight.as_mut().is_none_or(|sight| sight.sees(touch, by.operation))
    }
}

impl Observer<Host> for Looker {
    const WATCH: bool = true;

    fn access(&mut self, host: &mut Option<Box<Host>>, object: Ref, index: u32, write: bool, by: By) -> bool {
        Looker::see(host, Touch::plain(object, index, 1, write), by)
    }

    fn atomic(
        &mut self,
        host: &mut Option<Box<Host>>,
        object: Ref,
        index: u32,
        mode: AccessMode,
        by: By,
    ) -> bool {
        Looker::see(host, Touch::plain(object, index, 1, mode.write).atomic(mode), by)
    }
}
