package edu.rice.hj;

import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt2DArg;
import scoville.Primitives;

/** Tasks of many threads in step. They are not modelled. */
public class ModuleS extends Module1 {
    /** Not modelled. */
    public static void asyncSimt(long start, int threads, int from, int to, HjSuspendingProcedureInt2D body) {
        Primitives.unsupported("asyncSimt");
    }

    /** Not modelled. */
    public static void asyncSimtParam(long start, int threads, Object argument, int from, int to,
            HjSuspendingProcedureInt2DArg body) {
        Primitives.unsupported("asyncSimtParam");
    }
}
