//! Operations of the machine: bytecode translated, once per method, to a register form.
//!
//! A frame is a window of 64-bit registers: the locals, then the operand stack. Every stack position
//! has a register of its own, so an operation names its operands and its result directly and most
//! loads, stores and constants disappear. Arguments of a call are already where the callee's locals
//! begin: no copying.
//!
//! Operations whose name ends in `Raw` hold a constant-pool index; the machine resolves them at their
//! first execution and overwrites them in place.

use crate::names::MethodId;
use crate::tags::Tag;

/// A register, relative to the frame.
pub type Reg = u16;
/// A jump target, relative to the first operation of the method.
pub type Target = u16;

/// One operation, 8 bytes. `d` is the result, `a` and `b` operands, `v` an immediate, `t` a target.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names follow the bytecode instructions they stand for")]
#[rustfmt::skip]
pub enum Op {
    Mov { d: Reg, a: Reg },
    Const { d: Reg, v: i32 },
    ConstWide { d: Reg, i: u32 },
    Add { d: Reg, a: Reg, b: Reg },
    Sub { d: Reg, a: Reg, b: Reg },
    Mul { d: Reg, a: Reg, b: Reg },
    Div { d: Reg, a: Reg, b: Reg },
    Rem { d: Reg, a: Reg, b: Reg },
    And { d: Reg, a: Reg, b: Reg },
    Or { d: Reg, a: Reg, b: Reg },
    Xor { d: Reg, a: Reg, b: Reg },
    Shl { d: Reg, a: Reg, b: Reg },
    Shr { d: Reg, a: Reg, b: Reg },
    Ushr { d: Reg, a: Reg, b: Reg },
    AddI { d: Reg, a: Reg, v: i16 },
    MulI { d: Reg, a: Reg, v: i16 },
    AndI { d: Reg, a: Reg, v: i16 },
    ShlI { d: Reg, a: Reg, v: i16 },
    ShrI { d: Reg, a: Reg, v: i16 },
    UshrI { d: Reg, a: Reg, v: i16 },
    Neg { d: Reg, a: Reg },
    LAdd { d: Reg, a: Reg, b: Reg },
    LSub { d: Reg, a: Reg, b: Reg },
    LMul { d: Reg, a: Reg, b: Reg },
    LDiv { d: Reg, a: Reg, b: Reg },
    LRem { d: Reg, a: Reg, b: Reg },
    LAnd { d: Reg, a: Reg, b: Reg },
    LOr { d: Reg, a: Reg, b: Reg },
    LXor { d: Reg, a: Reg, b: Reg },
    LShl { d: Reg, a: Reg, b: Reg },
    LShr { d: Reg, a: Reg, b: Reg },
    LUshr { d: Reg, a: Reg, b: Reg },
    LAddI { d: Reg, a: Reg, v: i16 },
    LNeg { d: Reg, a: Reg },
    LCmp { d: Reg, a: Reg, b: Reg },
    FAdd { d: Reg, a: Reg, b: Reg },
    FSub { d: Reg, a: Reg, b: Reg },
    FMul { d: Reg, a: Reg, b: Reg },
    FDiv { d: Reg, a: Reg, b: Reg },
    FRem { d: Reg, a: Reg, b: Reg },
    FNeg { d: Reg, a: Reg },
    FCmpL { d: Reg, a: Reg, b: Reg },
    FCmpG { d: Reg, a: Reg, b: Reg },
    DAdd { d: Reg, a: Reg, b: Reg },
    DSub { d: Reg, a: Reg, b: Reg },
    DMul { d: Reg, a: Reg, b: Reg },
    DDiv { d: Reg, a: Reg, b: Reg },
    DRem { d: Reg, a: Reg, b: Reg },
    DNeg { d: Reg, a: Reg },
    DCmpL { d: Reg, a: Reg, b: Reg },
    DCmpG { d: Reg, a: Reg, b: Reg },
    I2L { d: Reg, a: Reg },
    I2F { d: Reg, a: Reg },
    I2D { d: Reg, a: Reg },
    L2I { d: Reg, a: Reg },
    L2F { d: Reg, a: Reg },
    L2D { d: Reg, a: Reg },
    F2I { d: Reg, a: Reg },
    F2L { d: Reg, a: Reg },
    F2D { d: Reg, a: Reg },
    D2I { d: Reg, a: Reg },
    D2L { d: Reg, a: Reg },
    D2F { d: Reg, a: Reg },
    I2B { d: Reg, a: Reg },
    I2C { d: Reg, a: Reg },
    I2S { d: Reg, a: Reg },
    Goto { t: Target },
    JEq { a: Reg, b: Reg, t: Target },
    JNe { a: Reg, b: Reg, t: Target },
    JLt { a: Reg, b: Reg, t: Target },
    JGe { a: Reg, b: Reg, t: Target },
    JGt { a: Reg, b: Reg, t: Target },
    JLe { a: Reg, b: Reg, t: Target },
    JEqI { a: Reg, v: i16, t: Target },
    JNeI { a: Reg, v: i16, t: Target },
    JLtI { a: Reg, v: i16, t: Target },
    JGeI { a: Reg, v: i16, t: Target },
    JGtI { a: Reg, v: i16, t: Target },
    JLeI { a: Reg, v: i16, t: Target },
    LJEq { a: Reg, b: Reg, t: Target },
    LJNe { a: Reg, b: Reg, t: Target },
    LJLt { a: Reg, b: Reg, t: Target },
    LJGe { a: Reg, b: Reg, t: Target },
    LJGt { a: Reg, b: Reg, t: Target },
    LJLe { a: Reg, b: Reg, t: Target },
    TableSwitch { a: Reg, i: u32 },
    LookupSwitch { a: Reg, i: u32 },
    Return,
    ReturnValue { a: Reg },
    LoadByte { d: Reg, a: Reg, b: Reg },
    LoadChar { d: Reg, a: Reg, b: Reg },
    LoadShort { d: Reg, a: Reg, b: Reg },
    /// `int` and `float` arrays.
    LoadInt { d: Reg, a: Reg, b: Reg },
    /// `long` and `double` arrays.
    LoadLong { d: Reg, a: Reg, b: Reg },
    LoadReference { d: Reg, a: Reg, b: Reg },
    /// `a[b] = c`
    StoreByte { a: Reg, b: Reg, c: Reg },
    StoreShort { a: Reg, b: Reg, c: Reg },
    StoreInt { a: Reg, b: Reg, c: Reg },
    StoreLong { a: Reg, b: Reg, c: Reg },
    StoreReference { a: Reg, b: Reg, c: Reg },
    ArrayLength { d: Reg, a: Reg },
    GetField { d: Reg, a: Reg, w: u16 },
    PutField { a: Reg, b: Reg, w: u16 },
    /// A field narrower than `int`: the value is cut to size.
    PutBoolean { a: Reg, b: Reg, w: u16 },
    PutByte { a: Reg, b: Reg, w: u16 },
    PutChar { a: Reg, b: Reg, w: u16 },
    PutShort { a: Reg, b: Reg, w: u16 },
    /// A field that the machine must treat with care (volatile): index into the machine's table.
    GetVolatile { d: Reg, a: Reg, w: u16 },
    PutVolatile { a: Reg, b: Reg, w: u16 },
    /// Static fields: an index into the machine's table of resolved statics.
    GetStatic { d: Reg, i: u32 },
    PutStatic { a: Reg, i: u32 },
    InvokeStatic { base: Reg, m: u32 },
    /// The same, where the class may have to be initialised first.
    InvokeStaticChecked { base: Reg, m: u32 },
    /// Receiver must not be null; the method is known.
    InvokeDirect { base: Reg, m: u32 },
    InvokeVirtual { base: Reg, index: u16, slots: u8 },
    /// An index into the machine's table of interface call sites.
    InvokeInterface { base: Reg, i: u32 },
    /// An index into the machine's table of dynamic call sites.
    InvokeDynamic { base: Reg, i: u32 },
    /// A signature-polymorphic call on a variable handle.
    InvokeHandle { base: Reg, i: u32 },
    New { d: Reg, class: u32 },
    NewArray { d: Reg, a: Reg, class: u16 },
    /// An array of primitives; `k` is an index into `Kind::PRIMITIVES`.
    NewPrimitives { d: Reg, a: Reg, k: u16 },
    CheckCast { a: Reg, class: u32 },
    InstanceOf { d: Reg, a: Reg, class: u16 },
    MonitorEnter { a: Reg },
    MonitorExit { a: Reg },
    Throw { a: Reg },
    /// A reference known for good (an interned string, a class).
    ConstReference { d: Reg, r: u32 },
    LoadConstantRaw { d: Reg, cp: u16 },
    GetFieldRaw { d: Reg, a: Reg, cp: u16 },
    PutFieldRaw { a: Reg, b: Reg, cp: u16 },
    GetStaticRaw { d: Reg, cp: u16 },
    PutStaticRaw { a: Reg, cp: u16 },
    InvokeVirtualRaw { base: Reg, cp: u16 },
    InvokeSpecialRaw { base: Reg, cp: u16 },
    InvokeStaticRaw { base: Reg, cp: u16 },
    InvokeInterfaceRaw { base: Reg, cp: u16 },
    InvokeDynamicRaw { base: Reg, cp: u16 },
    NewRaw { d: Reg, cp: u16 },
    NewArrayRaw { d: Reg, a: Reg, cp: u16 },
    NewMultiArrayRaw { base: Reg, cp: u16, dimensions: u8 },
    CheckCastRaw { a: Reg, cp: u16 },
    InstanceOfRaw { d: Reg, a: Reg, cp: u16 },
    /// Hands over to the machine: an operation of a method that it made itself.
    Intrinsic { base: Reg, i: u32 },
}

/// A method's translated code in a [`CodeStore`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeId(pub u32);

/// An exception handler, in operations of the method.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// First operation covered.
    pub start: u16,
    /// First operation no longer covered.
    pub end: u16,
    /// Where it goes on.
    pub target: Target,
    /// The class caught (constant pool), 0 for all.
    pub class: u16,
}

/// What belongs to a translated method besides its operations.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The method.
    pub method: MethodId,
    /// Its first operation in the store.
    pub start: u32,
    /// How many operations.
    pub length: u32,
    /// Registers of a frame.
    pub registers: u16,
    /// Locals among them; the operand stack follows.
    pub locals: u16,
    /// Exception handlers in order.
    pub handlers: Box<[Handler]>,
    /// The bytecode offset of each operation.
    pub offsets: Box<[u16]>,
    /// For a method that the machine made: what each register holds. Empty otherwise.
    pub kinds: Box<[crate::analysis::Slot]>,
}

/// A jump table.
#[derive(Clone, Debug)]
pub struct Switch {
    /// Sorted keys; empty for a table switch.
    pub keys: Box<[i32]>,
    /// The first key of a table switch.
    pub low: i32,
    /// A target per key.
    pub targets: Box<[Target]>,
    /// Where all other keys go.
    pub default: Target,
}

/// All translated code, in one arena: a program counter is an index into it.
#[derive(Clone, Debug, Default)]
pub struct CodeStore {
    /// Operations.
    pub ops: Vec<Op>,
    /// Per method.
    pub translations: Vec<Translation>,
    /// 64-bit constants.
    pub wide: Vec<u64>,
    /// Jump tables.
    pub switches: Vec<Switch>,
    /// What is known of operations, as far as something is known of one.
    tags: Vec<Tag>,
}

impl CodeStore {
    /// What belongs to a method's code.
    #[inline(always)]
    pub fn translation(&self, id: CodeId) -> &Translation {
        &self.translations[id.0 as usize]
    }

    /// What is known of an operation.
    pub fn tag_of(&self, pc: u32) -> Tag {
        self.tags.get(pc as usize).copied().unwrap_or_default()
    }

    /// What is known of all operations from the first on; of those behind the end nothing is.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// Notes what is known of the operations of a method.
    pub(crate) fn tag(&mut self, id: CodeId, tags: &[Tag]) {
        if tags.iter().all(|tag| *tag == Tag::NONE) {
            return;
        }
        let start = self.translation(id).start as usize;
        self.tags.resize(start, Tag::NONE);
        self.tags.extend_from_slice(tags);
    }

    /// Adds the code of a method that was not compiled from bytecode; it may catch everything in a range
    /// of operations, with the exception in a register.
    pub fn add_synthetic(
        &mut self,
        method: MethodId,
        ops: &[Op],
        kinds: &[crate::analysis::Slot],
        catch: Option<(Handler, Reg)>,
    ) -> CodeId {
        let registers = kinds.len() as u16;
        let start = self.ops.len() as u32;
        self.ops.extend_from_slice(ops);
        self.translations.push(Translation {
            method,
            start,
            length: ops.len() as u32,
            registers,
            locals: catch.map_or(registers, |(_, register)| register),
            handlers: catch.iter().map(|(handler, _)| *handler).collect(),
            offsets: vec![0; ops.len()].into(),
            kinds: kinds.into(),
        });
        CodeId(self.translations.len() as u32 - 1)
    }
}

impl Op {
    /// The target of a jump that has just one; a switch has a table instead.
    pub fn target_mut(&mut self) -> Option<&mut Target> {
        match self {
            Op::Goto { t }
            | Op::JEq { t, .. }
            | Op::JNe { t, .. }
            | Op::JLt { t, .. }
            | Op::JGe { t, .. }
            | Op::JGt { t, .. }
            | Op::JLe { t, .. }
            | Op::JEqI { t, .. }
            | Op::JNeI { t, .. }
            | Op::JLtI { t, .. }
            | Op::JGeI { t, .. }
            | Op::JGtI { t, .. }
            | Op::JLeI { t, .. }
            | Op::LJEq { t, .. }
            | Op::LJNe { t, .. }
            | Op::LJLt { t, .. }
            | Op::LJGe { t, .. }
            | Op::LJGt { t, .. }
            | Op::LJLe { t, .. } => Some(t),
            _ => None,
        }
    }

    /// Makes the operation write another register, if it has a result.
    pub fn set_result(&mut self, register: Reg) -> bool {
        macro_rules! with_result {
            ($($name:ident),*) => {
                match self {
                    $(Op::$name { d, .. })|* => { *d = register; true }
                    _ => false,
                }
            };
        }
        with_result!(
            Mov,
            Const,
            ConstWide,
            Add,
            Sub,
            Mul,
            Div,
            Rem,
            And,
            Or,
            Xor,
            Shl,
            Shr,
            Ushr,
            AddI,
            MulI,
            AndI,
            ShlI,
            ShrI,
            UshrI,
            Neg,
            LAdd,
            LSub,
            LMul,
            LDiv,
            LRem,
            LAnd,
            LOr,
            LXor,
            LShl,
            LShr,
            LUshr,
            LAddI,
            LNeg,
            LCmp,
            FAdd,
            FSub,
            FMul,
            FDiv,
            FRem,
            FNeg,
            FCmpL,
            FCmpG,
            DAdd,
            DSub,
            DMul,
            DDiv,
            DRem,
            DNeg,
            DCmpL,
            DCmpG,
            I2L,
            I2F,
            I2D,
            L2I,
            L2F,
            L2D,
            F2I,
            F2L,
            F2D,
            D2I,
            D2L,
            D2F,
            I2B,
            I2C,
            I2S,
            LoadByte,
            LoadChar,
            LoadShort,
            LoadInt,
            LoadLong,
            LoadReference,
            ArrayLength,
            LoadConstantRaw,
            GetFieldRaw,
            GetStaticRaw,
            NewRaw,
            NewArrayRaw,
            NewPrimitives,
            InstanceOfRaw
        )
    }
}
