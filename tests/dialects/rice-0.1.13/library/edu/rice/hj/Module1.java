package edu.rice.hj;

import edu.rice.hj.api.*;
import edu.rice.hj.runtime.Inside;

/** Signatures of the library of Rice, 0.1.13; nothing in here may ever run. */
public class Module1 {
    static {
        Inside.wrong();
    }

    public static void launchHabaneroApp(HjSuspendable body) {
        Inside.wrong();
    }

    public static void async(HjRunnable body) {
        Inside.wrong();
    }

    public static void forseq(int from, int to, HjSuspendingProcedureInt1D body) throws SuspendableException {
        Inside.wrong();
    }

    public static void forall(int from, int to, HjSuspendingProcedureInt1D body) throws SuspendableException {
        Inside.wrong();
    }

    public static void forallNb(int from, int to, HjSuspendingProcedureInt1D body) throws SuspendableException {
        Inside.wrong();
    }

    public static void forallChunked(int from, int to, int size, HjSuspendingProcedureInt1D body)
            throws SuspendableException {
        Inside.wrong();
    }

    /** The shipped API has no body with this shape here. */
    public static void finish(HjProcedure<Integer> body) {
        Inside.wrong();
    }
}
