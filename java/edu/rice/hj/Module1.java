package edu.rice.hj;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import java.util.List;
import scoville.Constructs;
import scoville.Loops;

/** The constructs of the second module, with the spellings of all dialects. */
public class Module1 extends Module0 {
    /** A task. */
    public static void async(HjSuspendable body) {
        Constructs.async(body);
    }

    /** A task. */
    public static void asyncSusp(HjSuspendable body) {
        Constructs.async(body);
    }

    /** The body itself if sequential, else a task. */
    public static void asyncSeq(boolean sequential, HjSuspendable body) {
        asyncNbSeq(sequential, body);
    }

    /** The first body itself if sequential, else a task of the second. */
    public static void asyncSeq(boolean sequential, HjSuspendable sequentialBody, HjSuspendable parallelBody) {
        asyncNbSeq(sequential, sequentialBody, parallelBody);
    }

    /** A task with a result. */
    public static <V> HjFuture<V> future(HjSuspendingCallable<V> body) {
        return Constructs.future(null, body);
    }

    /** A future computed at once if sequential, else by a task. */
    public static <V> HjFuture<V> futureSeq(boolean sequential, HjSuspendingCallable<V> body) {
        return futureNbSeq(sequential, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncAwait(HjFuture<?> first, HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureAwait(HjFuture<?> first,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncAwait(HjFuture<?> first, HjFuture<?> second, HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first, second}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureAwait(HjFuture<?> first, HjFuture<?> second,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first, second}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncAwait(HjFuture<?> first, HjFuture<?> second, HjFuture<?> third,
            HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first, second, third}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureAwait(HjFuture<?> first, HjFuture<?> second, HjFuture<?> third,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first, second, third}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncAwait(List<? extends HjFuture<?>> futures, HjSuspendable body) {
        Constructs.asyncAwait(futures.toArray(), body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureAwait(List<? extends HjFuture<?>> futures,
            HjSuspendingCallable<V> body) {
        return Constructs.future(futures.toArray(), body);
    }

    /** Runs the body for all items, in the calling task. */
    public static <T> void forseq(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.seq(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, in the calling task. */
    public static void forseq(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.seq(Loops.count(start, end), Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in the calling task. */
    public static void forseq(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forseq(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseq(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseq(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseq(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task. */
    public static <T> void forasync(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task. */
    public static void forasync(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task. */
    public static void forasync(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forasync(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasync(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasync(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasync(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task. */
    public static <T> void forAsync(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task. */
    public static void forAsync(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task. */
    public static void forAsync(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forAsync(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forAsync(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forAsync(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forAsync(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task, and waits for them. */
    public static <T> void forall(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task, and waits for them. */
    public static void forall(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task, and waits for them. */
    public static void forall(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forall(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forall(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forall(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forall(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task, and waits for them. */
    public static <T> void forAll(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task, and waits for them. */
    public static void forAll(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task, and waits for them. */
    public static void forAll(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forAll(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forAll(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forAll(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forAll(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks. */
    public static void forasyncChunked(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), Loops.chunkSize(Loops.count(start, end)), Loops.body(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks of the given size. */
    public static void forasyncChunked(int start, int end, int size, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), size, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks. */
    public static void forasyncChunked(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forasyncChunked(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them. */
    public static void forallChunked(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), Loops.chunkSize(Loops.count(start, end)), Loops.body(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them of the given size. */
    public static void forallChunked(int start, int end, int size, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), size, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks, and waits for them. */
    public static void forallChunked(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forallChunked(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }
}
