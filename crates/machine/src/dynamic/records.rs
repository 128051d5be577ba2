//! `toString`, `hashCode` and `equals` of records, as stubs.

use super::stop;
use crate::hooks::Host;
use crate::linkage::{DynamicSite, Piece};
use crate::machine::Machine;
use crate::stop::{Failed, Flow, Stop};
use crate::stub::StubBuilder;
use program::classfile::ClassFile;
use program::code::Op;
use program::{ClassId, Kind, MethodId};
use std::sync::Arc;

impl<H: Host> Machine<H> {
    /// `toString`, `hashCode` and `equals` of a record.
    pub(super) fn link_record(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        name: &str,
        arguments: &[u16],
    ) -> Result<DynamicSite, Failed> {
        let [record, names, handles @ ..] = arguments else {
            return Err(stop("a record method with too few bootstrap arguments"));
        };
        let record_class = file.class_name(*record).map_err(|_| stop("a malformed record"))?;
        let record_class = self.load_for_link(&record_class)?;
        let names = String::from_utf16_lossy(&self.text_constant(file, *names)?);
        let mut fields = Vec::new();
        for (handle, name) in handles.iter().zip(names.split(';')) {
            let handle = self.handle_constant(file, *handle)?;
            let Some(field) = self.program.find_field(record_class, &handle.name) else {
                return Err(stop("a record component without a field"));
            };
            let word = self.program.field(field).word;
            fields.push((name.to_string(), word as u16, handle.descriptor));
        }
        let made = match name {
            "toString" => self.record_to_string(class, record_class, &fields),
            "hashCode" => self.record_hash_code(class, &fields),
            _ => self.record_equals(class, record_class, &fields),
        };
        made.map(DynamicSite::Stub).map_err(|stop| Failed(Flow::Stop(stop)))
    }

    fn record_to_string(
        &mut self,
        class: ClassId,
        record: ClassId,
        fields: &[(String, u16, String)],
    ) -> Result<MethodId, Stop> {
        let mut stub = StubBuilder::new(&[Kind::Reference]);
        let mut pieces = Vec::new();
        let mut arguments = Vec::new();
        let name = self.simple_name(record);
        let units = |text: String| Piece::Text(text.encode_utf16().collect());
        pieces.push(units(format!("{name}[")));
        for (index, (name, word, descriptor)) in fields.iter().enumerate() {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Int);
            let register = stub.take(kind);
            stub.emit(Op::GetField { d: register, a: 0, w: *word });
            let separator = if index == 0 { "" } else { ", " };
            pieces.push(units(format!("{separator}{name}=")));
            pieces.push(Piece::Argument(register, kind));
            arguments.push((register, descriptor.clone()));
        }
        pieces.push(units("]".to_string()));
        self.emit_texts(&mut stub, &arguments, &mut pieces)?;
        self.emit_concat(&mut stub, pieces, 0);
        stub.emit(Op::ReturnValue { a: 0 });
        Ok(self.finish_stub(stub, class, "toString", 1, Kind::Reference))
    }

    fn record_hash_code(
        &mut self,
        class: ClassId,
        fields: &[(String, u16, String)],
    ) -> Result<MethodId, Stop> {
        let mut stub = StubBuilder::new(&[Kind::Reference]);
        let result = stub.take(Kind::Int);
        stub.emit(Op::Const { d: result, v: 0 });
        for (_, word, descriptor) in fields {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Int);
            let base = stub.top;
            stub.emit(Op::GetField { d: base, a: 0, w: *word });
            let (owner, by) = match kind {
                Kind::Reference => ("java/util/Objects", "(Ljava/lang/Object;)I".to_string()),
                kind => (crate::stub::wrapper(kind).0, format!("({})I", kind.letter())),
            };
            self.stub_static(&mut stub, base, owner, "hashCode", &by)?;
            stub.emit(Op::MulI { d: result, a: result, v: 31 });
            stub.emit(Op::Add { d: result, a: result, b: base });
        }
        stub.emit(Op::ReturnValue { a: result });
        Ok(self.finish_stub(stub, class, "hashCode", 1, Kind::Int))
    }

    fn record_equals(
        &mut self,
        class: ClassId,
        record: ClassId,
        fields: &[(String, u16, String)],
    ) -> Result<MethodId, Stop> {
        let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Reference]);
        let result = stub.take(Kind::Int);
        let mut exits = Vec::new();
        stub.emit(Op::InstanceOf { d: result, a: 1, class: record.0 as u16 });
        exits.push(stub.ops.len());
        stub.emit(Op::JEqI { a: result, v: 0, t: 0 });
        for (_, word, descriptor) in fields {
            let kind = Kind::of(descriptor).unwrap_or(Kind::Int);
            let base = stub.top;
            let other = base + kind.slots();
            stub.emit(Op::GetField { d: base, a: 0, w: *word });
            stub.emit(Op::GetField { d: other, a: 1, w: *word });
            match kind {
                Kind::Reference => {
                    let by = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
                    self.stub_static(&mut stub, base, "java/util/Objects", "equals", by)?;
                    exits.push(stub.ops.len());
                    stub.emit(Op::JEqI { a: base, v: 0, t: 0 });
                }
                kind => {
                    let letter = kind.letter();
                    let owner = crate::stub::wrapper(kind).0;
                    self.stub_static(&mut stub, base, owner, "compare", &format!("({letter}{letter})I"))?;
                    exits.push(stub.ops.len());
                    stub.emit(Op::JNeI { a: base, v: 0, t: 0 });
                }
            }
        }
        stub.emit(Op::Const { d: result, v: 1 });
        stub.emit(Op::ReturnValue { a: result });
        let exit = stub.ops.len() as u16;
        stub.emit(Op::Const { d: result, v: 0 });
        stub.emit(Op::ReturnValue { a: result });
        for at in exits {
            if let Op::JEqI { t, .. } | Op::JNeI { t, .. } = &mut stub.ops[at] {
                *t = exit;
            }
        }
        Ok(self.finish_stub(stub, class, "equals", 2, Kind::Boolean))
    }
}
