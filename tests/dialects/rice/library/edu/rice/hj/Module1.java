package edu.rice.hj;

import edu.rice.hj.api.*;
import edu.rice.hj.runtime.Inside;
import java.util.List;

/** Signatures of the library of Rice; nothing in here may ever run. */
public class Module1 extends Module0 {
    public static void async(HjSuspendable body) {
        Inside.wrong();
    }

    public static <V> HjFuture<V> future(HjSuspendingCallable<V> body) {
        Inside.wrong();
        return null;
    }

    public static void forall(int from, int to, HjSuspendingProcedure<Integer> body) throws SuspendableException {
        Inside.wrong();
    }

    public static void forall(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) throws SuspendableException {
        Inside.wrong();
    }

    public static <T> void asyncAwait(List<HjFuture<T>> all, HjSuspendable body) {
        Inside.wrong();
    }
}
