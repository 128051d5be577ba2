package edu.rice.hj.experimental.api;

import scoville.Primitives;

/** A barrier of tasks that are run phase by phase. It is not modelled. */
public abstract class HjFastBarrierEureka implements HjEureka<Boolean, Boolean, Boolean> {
    /** Not modelled. */
    public static void asyncFastPhased(HjPhasedBody... bodies) {
        Primitives.unsupported("asyncFastPhased");
    }

    /** The phase. */
    public abstract int curPhase();

    /** How many phases there are. */
    public abstract int numPhases();
}
