//! Pattern switches.

use super::stop;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::linkage::{DynamicSite, Intrinsic, SwitchLabel};
use crate::machine::Machine;
use crate::stop::{Failed, Flow};
use crate::stub::StubBuilder;
use program::classfile::{ClassFile, Constant};
use program::code::Op;
use program::names::split_descriptor;
use program::{ClassId, Kind};
use std::sync::Arc;

impl<H: Host> Machine<H> {
    pub(super) fn link_switch(
        &mut self,
        class: ClassId,
        file: &Arc<ClassFile>,
        descriptor: &str,
        arguments: &[u16],
        of_enum: bool,
    ) -> Result<DynamicSite, Failed> {
        let mut labels = Vec::new();
        for index in arguments {
            labels.push(match file.pool.get(*index) {
                Ok(Constant::Class(_)) => {
                    let name = file.class_name(*index).map_err(|_| stop("a malformed switch label"))?;
                    SwitchLabel::Class(self.load_for_link(&name)?)
                }
                Ok(Constant::String(_)) if of_enum => {
                    let name = self.text_constant(file, *index)?;
                    SwitchLabel::EnumConstant(None, String::from_utf16_lossy(&name))
                }
                Ok(Constant::String(_)) => SwitchLabel::Text(self.text_constant(file, *index)?),
                Ok(Constant::Integer(v)) => SwitchLabel::Int(v),
                Ok(Constant::Dynamic(bootstrap, nt)) => self.dynamic_label(file, bootstrap, nt)?,
                _ => return Err(stop("a switch label of this kind is not modelled")),
            });
        }
        let selector = split_descriptor(descriptor).and_then(|(p, _)| p.first().map(|p| (*p).to_string()));
        if selector.as_deref().and_then(Kind::of) != Some(Kind::Reference) {
            return Err(stop("a pattern switch over a primitive is not modelled"));
        }
        let mut stub = StubBuilder::new(&[Kind::Reference, Kind::Int]);
        self.intrinsics.push(Intrinsic::TypeSwitch(labels.into()));
        stub.emit(Op::Intrinsic { base: 0, i: self.intrinsics.len() as u32 - 1 });
        stub.emit(Op::ReturnValue { a: 0 });
        Ok(DynamicSite::Stub(self.finish_stub(stub, class, "switch", 2, Kind::Int)))
    }

    /// An enum constant or a primitive class as a switch label: nested dynamic constants.
    pub(super) fn dynamic_label(
        &mut self,
        file: &Arc<ClassFile>,
        bootstrap: u16,
        nt: u16,
    ) -> Result<SwitchLabel, Failed> {
        let Some(method) = file.bootstrap_methods.get(bootstrap as usize) else {
            return Err(stop("a malformed switch label"));
        };
        let handle = self.handle_constant(file, method.handle)?;
        let (name, _) = file.name_and_type(nt).map_err(|_| stop("a malformed switch label"))?;
        match (handle.name.as_str(), method.arguments.as_slice()) {
            ("getStaticFinal", []) if name == "TRUE" => Ok(SwitchLabel::Boolean(true)),
            ("getStaticFinal", []) if name == "FALSE" => Ok(SwitchLabel::Boolean(false)),
            // EnumDesc.of(ClassDesc.of("Colour"), "RED") as an `invoke` constant.
            ("invoke", [_, class_desc, constant]) => {
                let constant = String::from_utf16_lossy(&self.text_constant(file, *constant)?);
                let Ok(Constant::Dynamic(inner, _)) = file.pool.get(*class_desc) else {
                    return Err(stop("a switch label of this kind is not modelled"));
                };
                let inner = file.bootstrap_methods.get(inner as usize).and_then(|m| m.arguments.get(1));
                let class_name = match inner {
                    Some(index) => String::from_utf16_lossy(&self.text_constant(file, *index)?),
                    None => return Err(stop("a malformed switch label")),
                };
                let class = self.load_for_link(&class_name.replace('.', "/"))?;
                Ok(SwitchLabel::EnumConstant(Some(class), constant))
            }
            _ => Err(stop("a switch label of this kind is not modelled")),
        }
    }

    pub(super) fn type_switch(&mut self, base: u16, labels: &[SwitchLabel]) -> Flow {
        let selector = Ref(self.register(base) as u32);
        let restart = self.register(base + 1) as i32;
        if selector.is_null() {
            self.set_register(base, u64::from(-1i32 as u32));
            return Flow::Continue;
        }
        let first = restart.max(0) as usize;
        let found = (first..labels.len()).find(|index| self.label_matches(selector, &labels[*index]));
        self.set_register(base, found.unwrap_or(labels.len()) as u64);
        Flow::Continue
    }

    pub(super) fn label_matches(&self, selector: Ref, label: &SwitchLabel) -> bool {
        let class_name = &*self.program.class(self.heap.class(selector)).name;
        match label {
            SwitchLabel::Class(class) => self.is_instance(selector, *class),
            SwitchLabel::Text(text) => {
                self.heap.class(selector) == self.known.string && self.string_units(selector) == *text
            }
            SwitchLabel::Int(v) => match class_name {
                "java/lang/Integer" | "java/lang/Short" | "java/lang/Byte" | "java/lang/Character" => {
                    self.get_field(selector, "value") as i32 == *v
                }
                _ => false,
            },
            SwitchLabel::Boolean(v) => {
                class_name == "java/lang/Boolean" && (self.get_field(selector, "value") as u32 != 0) == *v
            }
            SwitchLabel::EnumConstant(class, name) => {
                let fits = class.is_none_or(|class| self.is_instance(selector, class));
                let own = Ref(self.get_field(selector, "name") as u32);
                fits && !own.is_null() && self.text(own) == *name
            }
        }
    }
}
