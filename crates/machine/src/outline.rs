//! What counts of the objects of the library when the ends of schedules are compared.

use crate::canon::Canon;
use crate::heap::Ref;
use crate::hooks::Host;
use crate::machine::Machine;
use program::Origin;

impl<H: Host> Machine<H> {
    /// Whether that is all there is to say of an object: of a lock whether it is held, of other classes that are built for
    /// races nothing, unless `collections` are walked.
    pub(crate) fn is_outlined(&self, canon: &mut Canon, object: Ref, collections: bool) -> bool {
        let linked = self.program.class(self.heap.class(object));
        if linked.chain.iter().any(|above| jdk::is_lock(&self.program.class(*above).name)) {
            // Whether it is held is a number; who waited once is of no account.
            let words = self.heap.words(object).iter().enumerate();
            let is_number = |at: usize| linked.instance_references.binary_search(&(at as u32)).is_err();
            words.filter(|(at, _)| is_number(*at)).for_each(|(_, word)| canon.token(*word));
            self.walk_lock(canon, object);
            return true;
        }
        if linked.origin == Origin::Jdk && self.walk_contents(canon, object) {
            return true;
        }
        let inner = linked.origin == Origin::Jdk && jdk::role(&linked.name) == jdk::Role::Synchronizing;
        let plain = jdk::is_atomic_variable(&linked.name) || jdk::is_around_lock(&linked.name);
        !collections && inner && !plain
    }

    /// What a list or a builder of strings holds, or what a collection is besides how often it was changed; whether the object
    /// is one of these. What lies behind the end of an array shows to nobody.
    fn walk_contents(&self, canon: &mut Canon, object: Ref) -> bool {
        let linked = self.program.class(self.heap.class(object));
        let (count, array) = match &*linked.name {
            "java/util/ArrayList" => ("size", "elementData"),
            "java/util/Vector" | "java/util/Stack" => ("elementCount", "elementData"),
            "java/lang/StringBuilder" | "java/lang/StringBuffer" => ("count", "value"),
            _ => {
                let Some(changes) = self.field_word(self.heap.class(object), "modCount") else {
                    return false;
                };
                for (at, word) in self.heap.words(object).iter().enumerate() {
                    match linked.instance_references.binary_search(&(at as u32)) {
                        Ok(_) => canon.reference(Ref(*word as u32)),
                        Err(_) if at as u32 == changes => {}
                        Err(_) => canon.token(*word),
                    }
                }
                return true;
            }
        };
        let (count, array) = (self.get_field(object, count) as u32, self.reference_field(object, array));
        let wide = self.get_field(object, "coder") as u32;
        canon.record(&[u64::from(count), u64::from(wide)]);
        let length = if array.is_null() { 0 } else { self.heap.length(array).min(count << wide) };
        let is_text = linked.name.starts_with("java/lang/");
        for at in 0..length {
            match is_text {
                true => canon.token(self.heap.byte(array, at) as u8 as u64),
                false => canon.reference(Ref(self.heap.int(array, at))),
            }
        }
        true
    }

    /// Who holds a lock, how often, and what else is counted for it outside of the heap.
    fn walk_lock(&self, canon: &mut Canon, object: Ref) {
        let monitors = &self.small.monitors;
        let (owner, held) = match monitors.owner(object) {
            Some(owner) => (self.tasks[owner.0 as usize].thread, monitors.held_count(object, owner)),
            None => {
                let word = self.field_word(self.heap.class(object), "exclusiveOwnerThread");
                (word.map_or(Ref::NULL, |word| Ref(self.heap.get(object, word) as u32)), 0)
            }
        };
        canon.reference(owner);
        canon.token(u64::from(held));
        canon.record(&H::count(self, object).map_or(vec![], |count| vec![count]));
    }
}
