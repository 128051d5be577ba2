package scoville;

import edu.rice.hj.runtime.util.AbortedException;

/** Leaves a task that a eureka has made useless. It is the same for all: it says nothing of where it comes from. */
public final class Aborted extends AbortedException {
    private static final long serialVersionUID = 1L;

    /** The only one. */
    public static final Aborted INSTANCE = new Aborted();

    private Aborted() {
        super("the task was aborted", null, false, false);
    }
}
