//! Concatenation of strings.

use super::stop;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{DynamicSite, Intrinsic, Piece};
use crate::machine::Machine;
use crate::stop::{Failed, Flow, Stop};
use crate::stub::StubBuilder;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use program::names::split_descriptor;
use program::{ClassId, Kind, MethodId};
use std::sync::Arc;

impl<H: Host> Machine<H> {
    pub(super) fn link_concat(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        descriptor: &str,
        plain: bool,
        recipe: &[u16],
        arguments: &[u16],
    ) -> Result<DynamicSite, Failed> {
        let Some((parameters, _)) = split_descriptor(descriptor) else {
            return Err(stop("a concatenation with a malformed descriptor"));
        };
        let mut registers = Vec::new();
        let mut slot = 0;
        for parameter in &parameters {
            registers.push(slot);
            slot += Kind::of(parameter).map_or(1, Kind::slots);
        }
        let mut pieces = Vec::new();
        let mut next_argument = 0;
        let mut next_constant = 1;
        let all: Vec<u16> = if plain { vec![1; parameters.len()] } else { recipe.to_vec() };
        let mut text = Vec::new();
        for unit in all {
            match unit {
                1 | 2 if !text.is_empty() => pieces.push(Piece::Text(std::mem::take(&mut text))),
                _ => {}
            }
            match unit {
                1 => {
                    let Some(parameter) = parameters.get(next_argument) else {
                        return Err(stop("a concatenation with too few arguments"));
                    };
                    let kind = Kind::of(parameter).unwrap_or(Kind::Int);
                    pieces.push(Piece::Argument(registers[next_argument], kind));
                    next_argument += 1;
                }
                2 => {
                    let index = arguments.get(next_constant).copied().unwrap_or(0);
                    next_constant += 1;
                    pieces.push(Piece::Text(self.constant_text(file, index)?));
                }
                unit => text.push(unit),
            }
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(text));
        }
        let types: Vec<(u16, String)> =
            registers.iter().copied().zip(parameters.iter().map(|p| (*p).to_string())).collect();
        let method =
            self.concat_stub(class, &types, pieces, slot).map_err(|stop| Failed(Flow::Stop(stop)))?;
        Ok(DynamicSite::Stub(method))
    }

    pub(super) fn constant_text(&mut self, file: &Arc<ClassFile>, index: u16) -> Result<Vec<u16>, Failed> {
        let text = match file.pool.get(index) {
            Ok(Constant::Integer(v)) => v.to_string(),
            Ok(Constant::Long(v)) => v.to_string(),
            Ok(Constant::Class(_)) => match file.class_name(index) {
                Ok(name) => format!("class {}", name.replace('/', ".")),
                Err(_) => return Err(stop("a malformed class constant")),
            },
            _ => return self.text_constant(file, index),
        };
        Ok(text.encode_utf16().collect())
    }

    /// A stub that turns its arguments (at these registers) into texts and joins the pieces.
    pub(crate) fn concat_stub(
        &mut self,
        class: ClassId,
        arguments: &[(u16, String)],
        mut pieces: Vec<Piece>,
        slots: u16,
    ) -> Result<MethodId, Stop> {
        let kinds: Vec<Kind> = arguments.iter().filter_map(|(_, descriptor)| Kind::of(descriptor)).collect();
        // The first register takes the result, so there is always one.
        let mut stub = StubBuilder::new(if kinds.is_empty() { &[Kind::Reference] } else { &kinds });
        self.emit_texts(&mut stub, arguments, &mut pieces)?;
        self.emit_concat(&mut stub, pieces, 0);
        stub.emit(Op::ReturnValue { a: 0 });
        Ok(self.finish_stub(stub, class, "concat", slots, Kind::Reference))
    }

    pub(super) fn emit_concat(&mut self, stub: &mut StubBuilder, pieces: Vec<Piece>, base: u16) {
        self.intrinsics.push(Intrinsic::Concat(pieces.into()));
        stub.emit(Op::Intrinsic { base, i: self.intrinsics.len() as u32 - 1 });
    }

    /// Objects and floating point numbers are turned into strings by Java code.
    pub(super) fn emit_texts(
        &mut self,
        stub: &mut StubBuilder,
        arguments: &[(u16, String)],
        pieces: &mut [Piece],
    ) -> Result<(), Stop> {
        for (register, descriptor) in arguments {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Int);
            let by = match kind {
                Kind::Reference if descriptor != "Ljava/lang/String;" => {
                    "(Ljava/lang/Object;)Ljava/lang/String;"
                }
                Kind::Float => "(F)Ljava/lang/String;",
                Kind::Double => "(D)Ljava/lang/String;",
                _ => continue,
            };
            let text = stub.take(Kind::Reference);
            let base = stub.top;
            stub.emit(Op::Mov { d: base, a: *register });
            self.stub_static(stub, base, "java/lang/String", "valueOf", by)?;
            stub.emit(Op::Mov { d: text, a: base });
            for piece in pieces.iter_mut() {
                if let Piece::Argument(at, kind) = piece
                    && at == register
                {
                    (*at, *kind) = (text, Kind::Reference);
                }
            }
        }
        Ok(())
    }

    pub(super) fn append_text(&self, units: &mut Vec<u16>, register: u16, kind: Kind) {
        let value = self.register(register);
        let text = match kind {
            Kind::Boolean => if value as u32 != 0 { "true" } else { "false" }.to_string(),
            Kind::Char => return units.push(value as u16),
            Kind::Long => (value as i64).to_string(),
            Kind::Reference if value as u32 == 0 => "null".to_string(),
            Kind::Reference => return units.extend(self.string_units(Ref(value as u32))),
            _ => (value as i32).to_string(),
        };
        units.extend(text.encode_utf16());
    }
}
