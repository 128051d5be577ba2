package edu.rice.hj;

import edu.rice.hj.api.*;
import edu.rice.hj.runtime.Inside;
import java.util.List;

/** Signatures of the library of 2015; nothing in here may ever run. */
public class Module1 {
    static {
        Inside.wrong();
    }

    public static void launchHabaneroApp(HjSuspendable body) {
        Inside.wrong();
    }

    public static void finish(HjSuspendable body) {
        Inside.wrong();
    }

    public static void async(HjRunnable body) {
        Inside.wrong();
    }

    public static void asyncSusp(HjSuspendable body) {
        Inside.wrong();
    }

    public static <T> void asyncAwait(HjFuture<T> first, HjRunnable body) {
        Inside.wrong();
    }

    public static <T> void asyncAwait(List<HjFuture<T>> all, HjRunnable body) {
        Inside.wrong();
    }

    public static void asyncPhased(HjPhaserPair pair, HjRunnable body) {
        Inside.wrong();
    }

    public static void asyncPhased(List<HjPhaserPair> pairs, HjRunnable body) {
        Inside.wrong();
    }

    public static void forAll(int from, int to, HjProcedure<Integer> body) throws SuspendableException {
        Inside.wrong();
    }

    public static <T> void forAll(Iterable<T> items, HjProcedure<T> body) throws SuspendableException {
        Inside.wrong();
    }

    public static <V> HjFuture<V> future(HjCallable<V> body) {
        Inside.wrong();
        return null;
    }

    public static <T, V> HjFuture<V> futureAwait(List<HjFuture<T>> all, HjCallable body) {
        Inside.wrong();
        return null;
    }

    public static HjPhaser newPhaser(HjPhaserMode mode) {
        Inside.wrong();
        return null;
    }

    public static void next() {
        Inside.wrong();
    }
}
