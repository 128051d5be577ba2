package edu.rice.hj;

import edu.rice.hj.api.*;
import edu.rice.hj.runtime.Inside;

/** Signatures of the library of Rice; nothing in here may ever run. */
public class Module0 {
    static {
        Inside.wrong();
    }

    public static void launchHabaneroApp(HjSuspendable body) {
        Inside.wrong();
    }

    public static void finish(HjSuspendable body) throws SuspendableException {
        Inside.wrong();
    }

    public static void asyncNb(HjRunnable body) {
        Inside.wrong();
    }

    public static void forallNb(int from, int to, HjProcedure<Integer> body) throws SuspendableException {
        Inside.wrong();
    }

    public static HjRegion.HjRegion1D newRectangularRegion1D(int from, int to) {
        Inside.wrong();
        return null;
    }
}
