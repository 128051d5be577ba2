package scoville.variants;

import edu.rice.hj.api.HjSuspendingProcedureInt1D;

/** The loops of {@link edu.rice.hj.Module1} over a range as HJlib 0.1.13 has them: the body takes an int. */
public final class Module1 {
    private Module1() {
    }

    /** As the one with a body that takes an Integer. */
    public static void forseq(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forseq(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasync(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forasync(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forall(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forall(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncChunked(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forasyncChunked(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncChunked(int start, int end, int size, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forasyncChunked(start, end, size, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forallChunked(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forallChunked(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forallChunked(int start, int end, int size, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module1.forallChunked(start, end, size, new OfInteger(body));
    }
}
