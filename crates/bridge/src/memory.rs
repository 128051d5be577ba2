//! Tracked objects: what they hold, who else can reach them, and where they get lost.

use crate::engine::Engine;
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::default;
use crate::state::State;
use crate::value::{Object, ObjectId, Shape, Value};
use program::linked::access;
use program::{ClassId, FieldId, Kind, Origin};
use std::rc::Rc;

impl Engine<'_> {
    /// Whether instances of this class have bodies that use phasers or tasks, or are phasers.
    pub(crate) fn is_callable(&self, class: ClassId) -> bool {
        match self.program.class(class).origin {
            Origin::User => self.relevance.class(self.program, class),
            Origin::Api => self.is_phaser(class) || self.program.is_subclass(class, self.task_class),
            Origin::Jdk => false,
        }
    }

    pub(crate) fn is_phaser(&self, class: ClassId) -> bool {
        &*self.program.class(class).name == "edu/rice/hj/runtime/phasers/PhaserImpl"
    }

    /// Whether a body uses phasers or tasks.
    pub(crate) fn is_relevant_body(&self, body: program::MethodId) -> bool {
        match self.program.class(self.program.method(body).class).origin {
            Origin::User => self.relevance.method(body),
            // Of the library's methods only those of gates, latches, threads and executors are bodies.
            Origin::Api | Origin::Jdk => true,
        }
    }

    /// Whether a value may lead to a phaser or to a body that uses phasers or tasks.
    pub(crate) fn is_interesting(&self, state: &State, value: &Value) -> bool {
        let mut pending = vec![value.clone()];
        let mut seen = std::collections::BTreeSet::new();
        while let Some(value) = pending.pop() {
            match value {
                Value::Lost(_) => return true,
                Value::Lambda(lambda) => {
                    if self.is_relevant_body(lambda.body) {
                        return true;
                    }
                    pending.extend(lambda.captured.iter().cloned());
                }
                Value::Object(id) if seen.insert(id) => {
                    let Some(object) = state.heap.get(&id) else { continue };
                    match &object.shape {
                        Shape::Instance(class, _) if self.is_callable(*class) => return true,
                        Shape::Finish
                        | Shape::Parties(_)
                        | Shape::Latch(_)
                        | Shape::Thread(_)
                        | Shape::Pool(_) => return true,
                        _ => object.each(|held| pending.push(held.clone())),
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// A value goes where it is not followed. Phasers may: who takes one from there stops the analysis. Bodies
    /// that use phasers may not, since code that is not seen could call them.
    pub(crate) fn leak(&mut self, state: &mut State, value: &Value, whereto: &str) -> Followed<()> {
        let mut pending = vec![value.clone()];
        while let Some(value) = pending.pop() {
            match value {
                Value::Lost(why) => return Err(format!("what goes to {whereto} is not known: {why}")),
                Value::Lambda(lambda) => {
                    if self.is_relevant_body(lambda.body) {
                        return Err(format!("a body that uses phasers or tasks goes to {whereto}"));
                    }
                    self.note_loops_of(lambda.body);
                    pending.extend(lambda.captured.iter().cloned());
                }
                Value::Object(id) => {
                    let Some(object) = state.heap.get(&id).filter(|object| !object.leaked).cloned() else {
                        continue;
                    };
                    match &object.shape {
                        Shape::Instance(class, _) if self.is_phaser(*class) => continue,
                        Shape::Finish | Shape::Parties(_) | Shape::Latch(_) | Shape::Pool(_) => continue,
                        Shape::Instance(class, _) if self.is_callable(*class) => {
                            let name = self.program.class(*class).java_name();
                            return Err(format!(
                                "an object of class {name}, whose methods use phasers or tasks, goes to {whereto}"
                            ));
                        }
                        Shape::Instance(class, _) => self.note_loops_of_object(*class),
                        _ => {}
                    }
                    let mut held = Vec::new();
                    object.each(|value| held.push(value.clone()));
                    if object.shared && held.iter().any(|value| self.is_interesting(state, value)) {
                        return Err(format!(
                            "an object that holds phasers and that other tasks share goes to {whereto}"
                        ));
                    }
                    pending.extend(held);
                    if object.shared {
                        self.changed.extend(object.made);
                    }
                    let mut leaked = object.map(|_| Value::Unknown);
                    leaked.leaked = true;
                    state.heap.insert(id, leaked);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Other tasks can reach these values from now on: what may still change is no longer known. Lists are taken to
    /// stay as long as they are, except those that some task was seen to change while others could reach them.
    pub(crate) fn share(&mut self, state: &mut State, roots: &[Value]) -> Followed<()> {
        state.statics_shared = true;
        let statics: Vec<Value> = state.statics.values().cloned().collect();
        let reached = state.reachable(roots.iter().cloned().chain(statics));
        for id in &reached {
            let object = state.heap.get(id).filter(|object| !object.shared);
            if object.and_then(|object| object.made).is_some_and(|made| self.changing.contains(&made)) {
                self.leak(
                    state,
                    &Value::Object(*id),
                    "a list that is changed while other tasks can reach it",
                )?;
            }
        }
        let mut forgotten = Vec::new();
        for id in reached {
            let Some(object) = state.heap.get(&id).cloned() else { continue };
            if object.shared {
                continue;
            }
            let mut kept = |value: &Value| {
                if self.is_interesting(state, value) {
                    return value.clone();
                }
                forgotten.push(value.clone());
                Value::Unknown
            };
            let shape = match &object.shape {
                Shape::Instance(class, fields) => {
                    let mut all = fields.clone();
                    for field in self.fields_of(*class) {
                        let is_final = self.program.field(field).access & access::FINAL != 0;
                        match all.get(&field) {
                            Some(_) if is_final => {}
                            Some(value) => {
                                let value = kept(value);
                                all.insert(field, value);
                            }
                            None => {
                                all.insert(field, Value::Unknown);
                            }
                        }
                    }
                    Shape::Instance(*class, all)
                }
                Shape::Array(values) => Shape::Array(values.iter().map(kept).collect()),
                Shape::List(values) => Shape::List(values.iter().map(kept).collect()),
                other => other.clone(),
            };
            state.heap.insert(id, Object { shape, shared: true, ..object });
        }
        // Who reaches a list by a way that is not followed may change it unseen.
        for id in state.reachable(forgotten) {
            self.changed
                .extend(state.heap.get(&id).filter(|object| !object.leaked).and_then(|object| object.made));
        }
        Ok(())
    }

    fn fields_of(&self, class: ClassId) -> Vec<FieldId> {
        let chain = self.program.class(class).chain.iter();
        let fields = chain.flat_map(|above| self.program.class(*above).fields.iter().copied());
        fields.filter(|field| !self.program.field(*field).is_static()).collect()
    }

    /// Reads a field of a tracked instance.
    pub(crate) fn read_field(&self, state: &State, id: ObjectId, field: FieldId) -> Value {
        let kind = self.program.field(field).kind;
        match state.heap.get(&id) {
            Some(Object { leaked: true, .. }) | None => Value::Unknown,
            Some(Object { shape: Shape::Instance(_, fields), .. }) => {
                fields.get(&field).cloned().unwrap_or_else(|| default(kind))
            }
            Some(_) => Value::Unknown,
        }
    }

    /// Writes a field of a tracked instance.
    pub(crate) fn write_field(
        &mut self,
        state: &mut State,
        id: ObjectId,
        field: FieldId,
        value: Value,
    ) -> Followed<()> {
        let old = self.read_field(state, id, field);
        let name = self.program.text(self.program.field(field).name).to_string();
        let value = self.checked_write(state, id, &old, value, &format!("the field {name}"))?;
        if state.heap.get(&id).is_some_and(|object| !matches!(object.shape, Shape::Instance(..))) {
            self.leak(state, &value, &format!("the field {name}"))?;
        }
        if let Some(Object { shape: Shape::Instance(_, fields), leaked: false, .. }) = state.heap.get_mut(&id)
        {
            fields.insert(field, value);
        }
        Ok(())
    }

    /// The rules for writing into an object: what is stored in the end.
    fn checked_write(
        &mut self,
        state: &mut State,
        id: ObjectId,
        old: &Value,
        new: Value,
        whereto: &str,
    ) -> Followed<Value> {
        let Some(object) = state.heap.get(&id) else { return Ok(Value::Unknown) };
        if object.leaked {
            self.leak(state, &new, whereto)?;
            return Ok(Value::Unknown);
        }
        if !object.shared {
            return Ok(new);
        }
        if self.is_interesting(state, old) || self.is_interesting(state, &new) {
            return Err(format!(
                "{whereto}, which holds phasers or bodies, is written while other tasks can read it"
            ));
        }
        self.leak(state, &new, whereto)?;
        Ok(Value::Unknown)
    }

    /// Writes an element of a tracked array or list; without an index it may be any element.
    pub(crate) fn write_element(
        &mut self,
        state: &mut State,
        id: ObjectId,
        index: Option<usize>,
        value: Value,
    ) -> Followed<()> {
        let Some(Shape::Array(values) | Shape::List(values)) =
            state.heap.get(&id).map(|one| one.shape.clone())
        else {
            return self.leak(state, &value, "an array");
        };
        match index {
            Some(index) => {
                let Some(old) = values.get(index) else { return Ok(()) };
                let value = self.checked_write(state, id, old, value, "an array")?;
                if let Some(Object {
                    shape: Shape::Array(values) | Shape::List(values), leaked: false, ..
                }) = state.heap.get_mut(&id)
                {
                    values[index] = value;
                }
                Ok(())
            }
            None => {
                if values.iter().chain([&value]).any(|one| self.is_interesting(state, one)) {
                    return Err(
                        "an array of phasers or bodies is written at an index that is not known".into()
                    );
                }
                self.leak(state, &value, "an array")?;
                if let Some(object) = state.heap.get_mut(&id) {
                    *object = object.map(|_| Value::Unknown);
                }
                Ok(())
            }
        }
    }

    /// Reads an element at an index that is not known: any of them.
    pub(crate) fn any_element(&self, state: &State, id: ObjectId, kind: Kind) -> Flow {
        let mut values: Vec<Value> = match state.heap.get(&id) {
            Some(Object { shape: Shape::Array(values) | Shape::List(values), leaked: false, .. })
                if values.iter().any(|one| self.is_interesting(state, one)) =>
            {
                values.clone()
            }
            _ => vec![Value::Unknown],
        };
        values.sort_unstable();
        values.dedup();
        let states = values.into_iter().map(|value| {
            let mut next = state.clone();
            next.push(value, kind);
            next
        });
        Flow::Go(Vec::new(), states.collect())
    }

    /// Reads an element; without an index it may be any.
    pub(crate) fn read_element(&self, state: &State, id: ObjectId, index: Option<usize>) -> Value {
        match state.heap.get(&id) {
            Some(Object { shape: Shape::Array(values) | Shape::List(values), leaked: false, .. }) => {
                match index {
                    Some(index) => values.get(index).cloned().unwrap_or(Value::Unknown),
                    None if values.iter().any(|one| self.is_interesting(state, one)) => {
                        Value::Lost(Rc::from("it comes from an array or list at an index that is not known"))
                    }
                    None => Value::Unknown,
                }
            }
            _ => Value::Unknown,
        }
    }
}
