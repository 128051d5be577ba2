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
        let inner = linked.origin == Origin::Jdk && jdk::role(&linked.name) == jdk::Role::Synchronizing;
        let plain = jdk::is_atomic_variable(&linked.name) || jdk::is_around_lock(&linked.name);
        !collections && inner && !plain
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
