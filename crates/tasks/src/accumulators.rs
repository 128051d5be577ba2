//! Accumulators, as operations of tasks.

use crate::accumulator::{Accumulator, Number, Operator};
use crate::world::World;
use crate::{AccumulatorId, FinishId, Misuse, TaskId};
use std::sync::Arc;

impl World {
    /// Makes an object an accumulator, of doubles or of longs.
    pub fn new_accumulator(&mut self, id: AccumulatorId, operator: Operator, real: bool) {
        self.accumulators.insert(id, Arc::new(Accumulator::new(operator, real)));
    }

    fn accumulator(&self, id: AccumulatorId) -> &Accumulator {
        self.accumulators.get(id).expect("an accumulator")
    }

    fn accumulator_mut(&mut self, id: AccumulatorId) -> &mut Accumulator {
        Arc::make_mut(self.accumulators.get_mut(id).expect("an accumulator"))
    }

    pub(crate) fn check_detached(&self, accumulators: &[AccumulatorId]) -> Result<(), Misuse> {
        let attached = accumulators.iter().any(|id| self.accumulator(*id).finish.is_some());
        let repeated = (1..accumulators.len()).any(|i| accumulators[..i].contains(&accumulators[i]));
        if attached || repeated { Err(Misuse::AccumulatorAttached) } else { Ok(()) }
    }

    pub(crate) fn attach_accumulators(&mut self, finish: FinishId) {
        for id in self.finish(finish).accumulators.clone() {
            self.accumulator_mut(id).attach(finish);
        }
    }

    pub(crate) fn detach_accumulators(&mut self, finish: FinishId) {
        for id in self.finish(finish).accumulators.clone() {
            self.accumulator_mut(id).detach();
        }
    }

    /// Accumulates a value, which is of the accumulator's type.
    pub fn accumulate(&mut self, task: TaskId, id: AccumulatorId, value: Number) -> Result<(), Misuse> {
        let finish = self.accumulator(id).finish.ok_or(Misuse::PutOutsideFinish)?;
        if !self.is_within(self.innermost(task), finish) {
            return Err(Misuse::PutOutsideFinish);
        }
        let path = self.task(task).path.clone();
        self.accumulator_mut(id).put(&path, value);
        Ok(())
    }

    /// The result of the last finish of an accumulator.
    pub fn accumulated(&self, id: AccumulatorId) -> Result<Number, Misuse> {
        let accumulator = self.accumulator(id);
        if accumulator.finish.is_some() { Err(Misuse::GetInsideFinish) } else { Ok(accumulator.result()) }
    }
}
