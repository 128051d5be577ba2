//! Arrays: made and written.

use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use crate::observer::Observer;
use crate::stop::Failed;
use crate::stop::{Flow, Stop};
use program::tags::Tag;
use program::{ClassId, Kind};

impl<H: Host> Machine<H> {
    pub(super) fn store_reference<O: Observer<H>>(
        &mut self,
        a: u16,
        b: u16,
        c: u16,
        observer: &mut O,
    ) -> Flow {
        let (array, index) = (Ref(self.register(a) as u32), self.register(b) as i32);
        let value = Ref(self.register(c) as u32);
        let length = self.heap.length(array);
        if index as u32 >= length {
            let message = format!("Index {index} out of bounds for length {length}");
            return self.throw_new("java/lang/ArrayIndexOutOfBoundsException", &message);
        }
        let shape = self.program.class(self.heap.class(array)).shape;
        if let program::linked::Shape::Array(element, _) = shape
            && !self.is_instance(value, element)
        {
            let name = self.class_name_of(value);
            return self.throw_new("java/lang/ArrayStoreException", &name);
        }
        let by = self.by(Tag::NONE);
        if O::WATCH && !observer.access(&mut self.host, array, index as u32, true, by) {
            self.retry();
            return Flow::Stop(Stop::Observer);
        }
        self.heap.set_element(array, index as u32, value);
        Flow::Continue
    }

    pub(super) fn new_array(&mut self, d: u16, a: u16, class: ClassId) -> Result<Flow, Failed> {
        let length = self.register(a) as i32;
        self.make_room(length.max(0) as usize);
        let array = self.allocate_array(class, length)?;
        self.set_register(d, u64::from(array.0));
        Ok(Flow::Continue)
    }

    /// Collects garbage if so many more words would need it; only between operations is that possible.
    pub(super) fn make_room(&mut self, words: usize) {
        if self.heap.used_words().saturating_add(words) > self.heap.threshold {
            self.retry();
            self.collect_garbage();
            self.skip();
        }
    }

    /// Allocates an array or throws what Java throws when that is not possible.
    pub(crate) fn allocate_array(&mut self, class: ClassId, length: i32) -> Result<Ref, Failed> {
        let program::linked::Shape::Array(_, kind) = self.program.class(class).shape else {
            return Err(self.malformed("an array of something that is not an array class"));
        };
        let Ok(count) = u32::try_from(length) else {
            return Err(Failed(self.throw_new("java/lang/NegativeArraySizeException", &length.to_string())));
        };
        if length >= i32::MAX - 1 {
            let message = "Requested array size exceeds VM limit";
            return Err(Failed(self.throw_new("java/lang/OutOfMemoryError", message)));
        }
        if self.heap.would_overflow((count as usize * kind.element_bytes()).div_ceil(8)) {
            return Err(Failed(self.throw_new("java/lang/OutOfMemoryError", "Java heap space")));
        }
        Ok(self.heap.allocate_array(class, kind, count))
    }

    pub(super) fn new_multi_array(&mut self, base: u16, cp: u16, dimensions: u8) -> Result<Flow, Failed> {
        let class = self.resolve_class(cp)?;
        let lengths: Vec<i32> = (0..u16::from(dimensions)).map(|i| self.register(base + i) as i32).collect();
        if let Some(negative) = lengths.iter().find(|length| **length < 0) {
            return Ok(self.throw_new("java/lang/NegativeArraySizeException", &negative.to_string()));
        }
        let elements =
            lengths.iter().fold(1usize, |product, length| product.saturating_mul(*length as usize));
        self.make_room(elements);
        let array = self.allocate_nested(class, &lengths)?;
        self.set_register(base, u64::from(array.0));
        Ok(Flow::Continue)
    }

    pub(crate) fn allocate_nested(&mut self, class: ClassId, lengths: &[i32]) -> Result<Ref, Failed> {
        let array = self.allocate_array(class, lengths[0])?;
        if lengths.len() > 1
            && let program::linked::Shape::Array(element, Kind::Reference) = self.program.class(class).shape
        {
            for index in 0..lengths[0] as u32 {
                let inner = self.allocate_nested(element, &lengths[1..])?;
                self.heap.set_element(array, index, inner);
            }
        }
        Ok(array)
    }
}
