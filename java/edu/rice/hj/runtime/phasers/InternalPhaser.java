package edu.rice.hj.runtime.phasers;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.SuspendableException;

/** A phaser with its single statement taken apart. */
public interface InternalPhaser extends HjPhaser {
    /** Whether the calling task is registered. */
    boolean registered();

    /** Whether the calling task is not registered. */
    boolean dropped();

    /** The first half of {@code next} with a single statement: whether the caller must run it. */
    boolean doWaitSingle1() throws SuspendableException;

    /** As {@link #doWaitSingle1()}; the name has no effect. */
    boolean doWaitSingle1(String name) throws SuspendableException;

    /** The second half, for the task that ran the single statement. */
    void doWaitSingle2() throws SuspendableException;
}
