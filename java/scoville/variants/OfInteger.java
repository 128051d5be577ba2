package scoville.variants;

import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;

/** A body that takes an int, for loops that give it an Integer. */
final class OfInteger implements HjSuspendingProcedure<Integer> {
    private final HjSuspendingProcedureInt1D body;

    OfInteger(HjSuspendingProcedureInt1D body) {
        this.body = body;
    }

    @Override
    public void apply(Integer value) {
        body.apply(value);
    }
}
