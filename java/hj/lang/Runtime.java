package hj.lang;

import scoville.Primitives;

/** Queries about the calling task. */
public class Runtime {
    /** A number that names the calling task. */
    public static int getUniqueActivityID() {
        return Primitives.taskNumber();
    }

    /** Whether the calling task is inside isolated. */
    public static boolean isWithinIsolated() {
        return Primitives.inIsolated();
    }

    /** Enters the global isolated. */
    public static void startIsolation() {
        Primitives.beginIsolated(null, null);
    }

    /** Leaves isolated. */
    public static void stopIsolation() {
        Primitives.endIsolated();
    }
}
