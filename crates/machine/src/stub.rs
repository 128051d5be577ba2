//! Tiny methods made by the machine, in its own operations: lambdas, string concatenation, records,
//! pattern switches, reflective calls. So all of them are ordinary frames that can be left and resumed.

use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::Stop;
use program::analysis::Slot;
use program::code::Op;
use program::linked::access;
use program::names::class_of_descriptor;
use program::{ClassId, Kind, MethodId};

/// Builds the operations of a stub; registers grow upwards.
pub(crate) struct StubBuilder {
    pub(crate) ops: Vec<Op>,
    /// The first register that is free for calls.
    pub(crate) top: u16,
    kinds: Vec<Slot>,
    /// Operations whose exceptions are caught, where that goes on, and the register for the exception.
    pub(crate) catch: Option<(program::code::Handler, u16)>,
}

/// What a call returns in its first argument register.
pub(crate) const CALL_SPACE: u16 = 4;

impl StubBuilder {
    /// A stub with arguments of these kinds in its first registers.
    pub(crate) fn new(arguments: &[Kind]) -> StubBuilder {
        let mut stub = StubBuilder { ops: Vec::new(), top: 0, kinds: Vec::new(), catch: None };
        for kind in arguments {
            stub.take(*kind);
        }
        stub
    }

    pub(crate) fn emit(&mut self, op: Op) {
        self.ops.push(op);
    }

    /// Takes the next register (two for wide values).
    pub(crate) fn take(&mut self, kind: Kind) -> u16 {
        let register = self.top;
        self.kinds.push(Slot::of(kind));
        if kind.slots() == 2 {
            self.kinds.push(Slot::Pad);
        }
        self.top = self.kinds.len() as u16;
        register
    }

    /// What each register holds, with room for calls above those taken.
    fn kinds(&self) -> Vec<Slot> {
        let mut kinds = self.kinds.clone();
        kinds.resize(kinds.len() + CALL_SPACE as usize, Slot::Unusable);
        kinds
    }
}

/// The wrapper class of a primitive and its unboxing method.
pub(crate) fn wrapper(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Boolean => ("java/lang/Boolean", "booleanValue"),
        Kind::Byte => ("java/lang/Byte", "byteValue"),
        Kind::Char => ("java/lang/Character", "charValue"),
        Kind::Short => ("java/lang/Short", "shortValue"),
        Kind::Int => ("java/lang/Integer", "intValue"),
        Kind::Long => ("java/lang/Long", "longValue"),
        Kind::Float => ("java/lang/Float", "floatValue"),
        Kind::Double => ("java/lang/Double", "doubleValue"),
        _ => ("java/lang/Void", ""),
    }
}

/// The primitive that a wrapper class wraps.
pub(crate) fn unwrapped(class: &str) -> Option<Kind> {
    Kind::PRIMITIVES.into_iter().find(|kind| *kind != Kind::Void && wrapper(*kind).0 == class)
}

/// The operation that widens one primitive to another, if one is needed.
pub(crate) fn widening(from: Kind, to: Kind, d: u16, a: u16) -> Option<Op> {
    let int_like = |kind| matches!(kind, Kind::Byte | Kind::Short | Kind::Char | Kind::Int | Kind::Boolean);
    Some(match (from, to) {
        (f, Kind::Long) if int_like(f) => Op::I2L { d, a },
        (f, Kind::Float) if int_like(f) => Op::I2F { d, a },
        (f, Kind::Double) if int_like(f) => Op::I2D { d, a },
        (Kind::Long, Kind::Float) => Op::L2F { d, a },
        (Kind::Long, Kind::Double) => Op::L2D { d, a },
        (Kind::Float, Kind::Double) => Op::F2D { d, a },
        _ => return None,
    })
}

impl<H: Host> Machine<H> {
    /// A stub that is made once, by name.
    pub(crate) fn named_stub(
        &mut self,
        name: &'static str,
        build: fn(&mut Machine<H>) -> Result<MethodId, Stop>,
    ) -> Result<MethodId, Stop> {
        let key = crate::linkage::StubKey::Named(name);
        if let Some(stub) = self.stubs.get(&key) {
            return Ok(*stub);
        }
        let stub = build(self)?;
        self.stubs.insert(key, stub);
        Ok(stub)
    }

    /// Emits the allocation of an object. The interpreter expects to know the state of a class that it makes
    /// objects of, so it is made known here.
    pub(crate) fn stub_new(&mut self, stub: &mut StubBuilder, d: u16, class: ClassId) {
        self.initialization(class);
        self.note_finalizer(class);
        stub.emit(Op::New { d, class: class.0 });
    }

    /// Emits a call of a static method with arguments already at `base`.
    pub(crate) fn stub_static(
        &mut self,
        stub: &mut StubBuilder,
        base: u16,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<(), Stop> {
        let method = self.method_named(class, name, descriptor)?;
        stub.emit(Op::InvokeStaticChecked { base, m: method.0 });
        Ok(())
    }

    /// Emits a call that dispatches on the receiver at `base`.
    pub(crate) fn stub_virtual(&mut self, stub: &mut StubBuilder, base: u16, method: MethodId) {
        let linked = self.program.method(method);
        let slots = linked.argument_slots as u8;
        match linked.vtable_index {
            _ if linked.has(access::PRIVATE) => stub.emit(Op::InvokeDirect { base, m: method.0 }),
            Some(index) => stub.emit(Op::InvokeVirtual { base, index, slots }),
            None => {
                self.interface_sites.push(crate::linkage::InterfaceSite {
                    method,
                    class: ClassId(u32::MAX),
                    selected: method,
                });
                stub.emit(Op::InvokeInterface { base, i: self.interface_sites.len() as u32 - 1 });
            }
        }
    }

    /// Emits the conversion of a value from one descriptor to another, in place or into `d`.
    /// `through` is the instantiated type of a lambda's parameter: what an erased reference really is.
    pub(crate) fn stub_convert(
        &mut self,
        stub: &mut StubBuilder,
        d: u16,
        a: u16,
        from: &str,
        through: &str,
        to: &str,
    ) -> Result<(), Stop> {
        let kind = |text: &str| Kind::of(text).unwrap_or(Kind::Void);
        match (kind(from), kind(to)) {
            (Kind::Reference, Kind::Reference) => {
                if d != a {
                    stub.emit(Op::Mov { d, a });
                }
                let target = class_of_descriptor(if kind(through) == Kind::Reference { through } else { to });
                if target != "java/lang/Object" && from != through {
                    let class = self.load_class(target)?;
                    stub.emit(Op::CheckCast { a: d, class: class.0 });
                }
            }
            (Kind::Reference, primitive) => {
                let boxed = unwrapped(class_of_descriptor(through)).or(match kind(through) {
                    Kind::Reference => None,
                    through => Some(through),
                });
                let boxed = boxed.unwrap_or(primitive);
                let (class_name, method) = wrapper(boxed);
                let class = self.load_class(class_name)?;
                let method = self.method_named(class_name, method, &format!("(){}", boxed.letter()))?;
                let base = stub.top;
                stub.emit(Op::Mov { d: base, a });
                stub.emit(Op::CheckCast { a: base, class: class.0 });
                stub.emit(Op::InvokeDirect { base, m: method.0 });
                stub.emit(widening(boxed, primitive, d, base).unwrap_or(Op::Mov { d, a: base }));
            }
            (primitive, Kind::Reference) => {
                let boxed = unwrapped(class_of_descriptor(to)).unwrap_or(primitive);
                let base = stub.top;
                stub.emit(widening(primitive, boxed, base, a).unwrap_or(Op::Mov { d: base, a }));
                let (class, _) = wrapper(boxed);
                let descriptor = format!("({})L{class};", boxed.letter());
                self.stub_static(stub, base, class, "valueOf", &descriptor)?;
                stub.emit(Op::Mov { d, a: base });
            }
            (f, t) => {
                if let Some(op) = widening(f, t, d, a) {
                    stub.emit(op);
                } else if d != a {
                    stub.emit(Op::Mov { d, a });
                }
            }
        }
        Ok(())
    }

    /// A stub that calls a constructor on its first argument with the others, and gives that.
    pub(crate) fn constructing_stub(&mut self, constructor: MethodId) -> Result<MethodId, Stop> {
        let key = crate::linkage::StubKey::Construct(constructor);
        if let Some(stub) = self.stubs.get(&key) {
            return Ok(*stub);
        }
        let linked = self.program.method(constructor);
        let (class, slots) = (linked.class, linked.argument_slots);
        let descriptor = self.program.text(linked.descriptor).to_string();
        let (parameters, _) = program::names::split_descriptor(&descriptor).unwrap_or_default();
        let mut kinds = vec![Kind::Reference];
        kinds.extend(parameters.iter().filter_map(|one| Kind::of(one)));
        let mut stub = StubBuilder::new(&kinds);
        let base = stub.top;
        for kind in &kinds {
            let to = stub.take(*kind);
            stub.emit(Op::Mov { d: to, a: to - base });
        }
        stub.emit(Op::InvokeDirect { base, m: constructor.0 });
        stub.emit(Op::ReturnValue { a: 0 });
        let made = self.finish_stub(stub, class, "construct", slots, Kind::Reference);
        self.stubs.insert(key, made);
        Ok(made)
    }

    /// Makes a static stub out of what was built.
    pub(crate) fn finish_stub(
        &mut self,
        stub: StubBuilder,
        class: ClassId,
        name: &str,
        argument_slots: u16,
        result: Kind,
    ) -> MethodId {
        self.program.add_stub(class, name, argument_slots, result, &stub.ops, &stub.kinds(), stub.catch)
    }
}
