package scoville;

import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;

/** Isolated bodies. */
public final class Isolation {
    private Isolation() {
    }

    /** Enters isolated; null for the global one. */
    public static void enter(Object[] participants) {
        if (participants == null) {
            Primitives.beginIsolated(null, null);
            return;
        }
        Object[] objects = new Object[participants.length];
        boolean[] writes = new boolean[participants.length];
        for (int i = 0; i < participants.length; i++) {
            Object participant = participants[i];
            if (participant instanceof AccessMode) {
                AccessMode mode = (AccessMode) participant;
                objects[i] = mode.object;
                writes[i] = mode.write;
            } else {
                objects[i] = participant;
                writes[i] = true;
            }
        }
        Primitives.beginIsolated(objects, writes);
    }

    /** Runs a body isolated. */
    public static void run(Object[] participants, HjSuspendable body) {
        enter(participants);
        try {
            body.run();
        } finally {
            Primitives.endIsolated();
        }
    }

    /** Runs a body with a result isolated. */
    public static <V> V call(Object[] participants, HjSuspendingCallable<V> body) {
        enter(participants);
        try {
            return body.call();
        } finally {
            Primitives.endIsolated();
        }
    }
}
