package scoville.variants;

import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import java.util.List;

/** The loops of {@link edu.rice.hj.Module0} over a range as HJlib 0.1.13 has them: the body takes an int. */
public final class Module0 {
    private Module0() {
    }

    /** As the one with a body that takes an Integer. */
    public static void forallPhased(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forallPhased(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncPhased(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forasyncPhased(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncPhased(int start, int end, List<HjPhaserPair> pairs, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forasyncPhased(start, end, pairs, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forseqNb(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forseqNb(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncNb(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forasyncNb(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forallNb(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forallNb(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncNbChunked(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forasyncNbChunked(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forasyncNbChunked(int start, int end, int size, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forasyncNbChunked(start, end, size, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forallNbChunked(int start, int end, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forallNbChunked(start, end, new OfInteger(body));
    }

    /** As the one with a body that takes an Integer. */
    public static void forallNbChunked(int start, int end, int size, HjSuspendingProcedureInt1D body) {
        edu.rice.hj.Module0.forallNbChunked(start, end, size, new OfInteger(body));
    }
}
