//! The effect of one instruction on a frame (JVMS 4.10.1.9), but for fields and calls.

use super::slots::{Frame, Type};
use super::{Checked, Verifier};
use crate::bytecode::{Binary, Instruction};
use crate::classfile::Constant;
use crate::names::{Kind, class_of_descriptor};

impl Verifier<'_> {
    pub(super) fn step(&mut self, frame: &mut Frame, instruction: &Instruction) -> Checked<()> {
        match instruction {
            Instruction::Nop | Instruction::Goto(_) => Ok(()),
            Instruction::Null => self.push(frame, Type::Null),
            Instruction::Int(_) => self.push(frame, Type::Int),
            Instruction::Long(_) => self.push(frame, Type::Long),
            Instruction::Float(_) => self.push(frame, Type::Float),
            Instruction::Double(_) => self.push(frame, Type::Double),
            Instruction::LoadConstant(index) => {
                let constant = self.constant_type(*index)?;
                self.push(frame, constant)
            }
            Instruction::Load(kind, index) => {
                let wanted = (*kind != Kind::Reference).then(|| Type::of_primitive(*kind));
                let value = self.local(frame, wanted, *index)?;
                self.push(frame, value)
            }
            Instruction::Store(kind, index) => {
                let value = match kind {
                    Kind::Reference => self.pop_reference(frame)?,
                    kind => self.pop(frame, Type::of_primitive(*kind))?,
                };
                self.set_local(frame, *index, value)
            }
            Instruction::Increment(index, _) => self.local(frame, Some(Type::Int), *index).map(|_| ()),
            Instruction::Shuffle(shuffle) => self.shuffle(frame, *shuffle),
            Instruction::GetStatic(_)
            | Instruction::PutStatic(_)
            | Instruction::GetField(_)
            | Instruction::PutField(_) => self.step_field(frame, instruction),
            Instruction::Invoke(invocation, index) => self.step_invoke(frame, *invocation, *index),
            Instruction::Return(kind) => self.step_return(frame, *kind),
            _ => self.step_operation(frame, instruction),
        }
    }

    fn step_operation(&mut self, frame: &mut Frame, instruction: &Instruction) -> Checked<()> {
        match instruction {
            Instruction::Binary(kind, operator) => {
                let operand = Type::of_primitive(*kind);
                let shift = matches!(operator, Binary::Shl | Binary::Shr | Binary::Ushr);
                self.pop(frame, if shift { Type::Int } else { operand })?;
                self.pop(frame, operand)?;
                self.push(frame, operand)
            }
            Instruction::Negate(kind) => {
                let operand = Type::of_primitive(*kind);
                self.pop(frame, operand)?;
                self.push(frame, operand)
            }
            Instruction::Convert(from, to) => {
                self.pop(frame, Type::of_primitive(*from))?;
                self.push(frame, Type::of_primitive(*to))
            }
            Instruction::Compare(kind, _) => {
                self.pop(frame, Type::of_primitive(*kind))?;
                self.pop(frame, Type::of_primitive(*kind))?;
                self.push(frame, Type::Int)
            }
            Instruction::LookupSwitch { pairs, .. } => {
                if !pairs.is_sorted_by(|(one, _), (other, _)| one < other) {
                    return self.fail("Bad lookupswitch instruction");
                }
                self.pop(frame, Type::Int).map(|_| ())
            }
            Instruction::If(..) | Instruction::TableSwitch { .. } => self.pop(frame, Type::Int).map(|_| ()),
            Instruction::IfInt(..) => {
                self.pop(frame, Type::Int)?;
                self.pop(frame, Type::Int).map(|_| ())
            }
            Instruction::IfReference(..) => {
                self.pop_object(frame)?;
                self.pop_object(frame).map(|_| ())
            }
            Instruction::IfNull(..) => self.pop_object(frame).map(|_| ()),
            Instruction::MonitorEnter | Instruction::MonitorExit => self.pop_reference(frame).map(|_| ()),
            Instruction::Throw => {
                let throwable = self.object("java/lang/Throwable");
                self.pop(frame, throwable).map(|_| ())
            }
            _ => self.step_object(frame, instruction),
        }
    }

    fn step_object(&mut self, frame: &mut Frame, instruction: &Instruction) -> Checked<()> {
        match instruction {
            Instruction::ArrayLoad(kind) => {
                self.pop(frame, Type::Int)?;
                let element = self.element_type(frame, *kind)?;
                self.push(frame, element)
            }
            Instruction::ArrayStore(kind) => {
                match kind {
                    // Whether the element fits is looked at when it is stored.
                    Kind::Reference => self.pop_object(frame)?,
                    kind => self.pop(frame, Type::of_primitive(*kind))?,
                };
                self.pop(frame, Type::Int)?;
                self.element_type(frame, *kind).map(|_| ())
            }
            Instruction::ArrayLength => {
                match self.pop_reference(frame)? {
                    Type::Null => {}
                    Type::Object(name) if self.is_array(name) => {}
                    _ => return self.fail("Bad type on operand stack in arraylength"),
                }
                self.push(frame, Type::Int)
            }
            Instruction::New(index) => match self.class_constant(*index)? {
                Type::Object(name) if !self.is_array(name) => self.push(frame, Type::Uninitialized(self.pc)),
                _ => self.fail("Illegal new instruction"),
            },
            Instruction::NewArray(kind) => {
                self.pop(frame, Type::Int)?;
                let array = self.object(&format!("[{}", kind.letter()));
                self.push(frame, array)
            }
            Instruction::NewReferenceArray(index) => {
                let component = self.class_constant(*index)?;
                let array = self.array_of(component)?;
                self.pop(frame, Type::Int)?;
                self.push(frame, array)
            }
            Instruction::NewMultiArray(index, dimensions) => {
                let array = self.class_constant(*index)?;
                let Type::Object(name) = array else { return self.fail("no class") };
                let depth = self.text(name).bytes().take_while(|byte| *byte == b'[').count();
                if *dimensions == 0 || depth < usize::from(*dimensions) {
                    return self.fail("Illegal dimension in multianewarray");
                }
                for _ in 0..*dimensions {
                    self.pop(frame, Type::Int)?;
                }
                self.push(frame, array)
            }
            Instruction::CheckCast(index) => {
                let class = self.class_constant(*index)?;
                self.pop_object(frame)?;
                self.push(frame, class)
            }
            Instruction::InstanceOf(index) => {
                self.class_constant(*index)?;
                self.pop_object(frame)?;
                self.push(frame, Type::Int)
            }
            _ => self.fail("Bad instruction"),
        }
    }

    /// Pops an array with elements of this kind and gives the type of an element.
    fn element_type(&mut self, frame: &mut Frame, kind: Kind) -> Checked<Type> {
        let component = match self.pop_reference(frame)? {
            Type::Null if kind == Kind::Reference => return Ok(Type::Null),
            Type::Null => return Ok(Type::of_primitive(kind)),
            Type::Object(name) => self.component(name).unwrap_or_default(),
            _ => String::new(),
        };
        let fits = match Kind::of(&component) {
            // `baload` and `bastore` serve both.
            Some(Kind::Boolean) => kind == Kind::Byte,
            found => found == Some(kind),
        };
        if !fits {
            return self.fail("Bad type on operand stack: an array of another type is needed");
        }
        match kind {
            Kind::Reference => Ok(self.object(class_of_descriptor(&component))),
            kind => Ok(Type::of_primitive(kind)),
        }
    }

    fn step_return(&mut self, frame: &mut Frame, kind: Kind) -> Checked<()> {
        if self.is_constructor && frame.this_uninitialized {
            return self.fail("Constructor must call super() or this() before return");
        }
        let Some(result) = self.result else {
            return if kind == Kind::Void {
                Ok(())
            } else {
                self.fail("Method does not expect a return value")
            };
        };
        let value = match kind {
            Kind::Void => return self.fail("Method expects a return value"),
            Kind::Reference => self.pop_reference(frame)?,
            kind => self.pop(frame, Type::of_primitive(kind))?,
        };
        if !self.assignable(value, result)? {
            return self.fail("Bad return type");
        }
        Ok(())
    }

    /// The type of a constant: `ldc` takes single values, `ldc2_w` wide ones.
    fn constant_type(&mut self, index: u16) -> Checked<Type> {
        let wide = self.bytes()[self.pc as usize] == 0x14;
        let found = match self.file.pool.get(index)? {
            Constant::Integer(_) => Type::Int,
            Constant::Float(_) => Type::Float,
            Constant::Long(_) => Type::Long,
            Constant::Double(_) => Type::Double,
            Constant::String(_) => self.object("java/lang/String"),
            Constant::Class(_) => self.object("java/lang/Class"),
            Constant::MethodHandle(..) => self.object("java/lang/invoke/MethodHandle"),
            Constant::MethodType(_) => self.object("java/lang/invoke/MethodType"),
            Constant::Dynamic(_, name_and_type) => {
                let (_, descriptor) = self.file.name_and_type(name_and_type)?;
                self.described(&descriptor)?
            }
            _ => return self.fail("Illegal type at constant pool entry"),
        };
        if found.is_wide() != wide {
            return self.fail("Illegal type at constant pool entry");
        }
        Ok(found)
    }
}
