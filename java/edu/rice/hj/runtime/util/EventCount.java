package edu.rice.hj.runtime.util;

import edu.rice.hj.api.HjEventCount;
import scoville.Primitives;

/** The event count. */
public final class EventCount implements HjEventCount {
    @Override
    public void advance() {
        Primitives.advanceEvent(this);
    }

    @Override
    public long read() {
        return Primitives.readEvent(this);
    }

    @Override
    public void await(long count) {
        Primitives.awaitEvent(this, count);
    }
}
