package edu.rice.hj;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjMetrics;
import edu.rice.hj.api.HjOperator;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjPlace;
import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;
import edu.rice.hj.api.HjRegion3D;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import edu.rice.hj.runtime.accumulator.FinishAccumulator;
import edu.rice.hj.runtime.metrics.HjMetricsImpl;
import edu.rice.hj.runtime.phasers.PhaserImpl;
import edu.rice.hj.runtime.region.PointFactory;
import edu.rice.hj.runtime.region.RectangularRegion1D;
import edu.rice.hj.runtime.region.RectangularRegion2D;
import edu.rice.hj.runtime.region.RectangularRegion3D;
import edu.rice.hj.runtime.region.RegionFactory;
import edu.rice.hj.runtime.util.OnlyPlace;
import hj.lang.DataDrivenFuture;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import scoville.Constructs;
import scoville.Loops;
import scoville.Primitives;
import scoville.Throwing;

/**
 * The constructs of the first module. Bodies are taken by their most general type ("suspending"),
 * so each method exists once for all dialects and a lambda is never ambiguous.
 */
public class Module0 {
    /** The version of the library that this stands for. */
    public static final double BUILD_VER = 0.1;

    /** Prints what this library is. */
    public void printBuildInfo(PrintStream out) {
        out.println("Scoville");
    }

    // ------------------------------------------------------- program, finish

    /** Runs a program: the body and all its tasks. */
    public static void launchHabaneroApp(HjSuspendable body) {
        Constructs.finish(null, body);
    }

    /** Runs a program and then the callback; if there is none, HJlib does without one. */
    public static void launchHabaneroApp(HjSuspendable body, Runnable callback) {
        Constructs.finish(null, body);
        if (callback != null || Primitives.dialect() == Primitives.BYU) {
            callback.run();
        }
    }

    /** The start of a program without {@code launchHabaneroApp}. */
    public static void initializeHabanero() {
        Primitives.beginFinish(null);
    }

    /** As {@link #initializeHabanero}, spelt as one dialect does. */
    public static void initalizeHabanero() {
        initializeHabanero();
    }

    /** The end of a program without {@code launchHabaneroApp}: waits for all tasks. */
    public static void finalizeHabanero() {
        Throwing.asHabanero(Primitives.endFinish(null));
    }

    /** Ends the calling task with the failure. */
    public static void emergencyShutdown(Throwable failure) {
        throw Throwing.sneaky(failure);
    }

    /** The number of workers; the schedule does not depend on it. */
    public static int numWorkerThreads() {
        return Loops.WORKERS;
    }

    /** Runs the body and waits for all its tasks. */
    public static void finish(HjSuspendable body) {
        Constructs.finish(null, body);
    }

    /** A finish with an accumulator. */
    public static void finish(HjFinishAccumulator accumulator, HjSuspendable body) {
        Constructs.finish(new Object[] {accumulator}, body);
    }

    /** A finish with accumulators. */
    public static void finish(HjFinishAccumulator first, HjFinishAccumulator second, HjSuspendable body) {
        Constructs.finish(new Object[] {first, second}, body);
    }

    /** A finish with accumulators. */
    public static void finish(HjFinishAccumulator first, HjFinishAccumulator second, HjFinishAccumulator third,
            HjSuspendable body) {
        Constructs.finish(new Object[] {first, second, third}, body);
    }

    /** A finish with accumulators. */
    public static void finish(List<? extends HjFinishAccumulator> accumulators, HjSuspendable body) {
        Constructs.finish(accumulators.toArray(), body);
    }

    /** An accumulator, to be passed to a finish. */
    public static HjFinishAccumulator newFinishAccumulator(HjOperator operator, Class<?> type) {
        return new FinishAccumulator(operator, type);
    }

    // ---------------------------------------------------------------- tasks

    /** A task. */
    public static void asyncNb(HjSuspendable body) {
        Constructs.async(body);
    }

    /** The body itself if sequential, else a task. */
    public static void asyncNbSeq(boolean sequential, HjSuspendable body) {
        asyncNbSeq(sequential, body, body);
    }

    /** The first body itself if sequential, else a task of the second. */
    public static void asyncNbSeq(boolean sequential, HjSuspendable sequentialBody, HjSuspendable parallelBody) {
        if (sequential) {
            sequentialBody.run();
        } else {
            Constructs.async(parallelBody);
        }
    }

    /** A task at a place; places have no effect. */
    public static void asyncNbAt(HjPlace place, HjSuspendable body) {
        Constructs.async(body);
    }

    /** The number of places. */
    public static int numPlaces() {
        return OnlyPlace.INSTANCE.numPlaces();
    }

    /** The place of the calling task. */
    public static HjPlace here() {
        return OnlyPlace.INSTANCE;
    }

    /** The place of that number. */
    public static HjPlace place(int id) {
        return OnlyPlace.INSTANCE.place(id);
    }

    // -------------------------------------------------------------- futures

    /** A task with a result. */
    public static <V> HjFuture<V> futureNb(HjSuspendingCallable<V> body) {
        return Constructs.future(null, body);
    }

    /** A future computed at once if sequential, else by a task. */
    public static <V> HjFuture<V> futureNbSeq(boolean sequential, HjSuspendingCallable<V> body) {
        return futureNbSeq(sequential, body, body);
    }

    /** A future of the first body, computed at once, if sequential; else of the second, by a task. */
    public static <V> HjFuture<V> futureNbSeq(boolean sequential, HjSuspendingCallable<V> sequentialBody,
            HjSuspendingCallable<V> parallelBody) {
        return sequential ? Constructs.sequentialFuture(sequentialBody) : Constructs.future(null, parallelBody);
    }

    /** A data-driven future. */
    public static <V> HjDataDrivenFuture<V> newDDF() {
        return new DataDrivenFuture<V>();
    }

    /** A data-driven future; how it is built inside has no effect. */
    public static <V> HjDataDrivenFuture<V> newDDF(boolean lockFree) {
        return new DataDrivenFuture<V>();
    }

    /** A data-driven future. */
    public static <V> HjDataDrivenFuture<V> newDataDrivenFuture() {
        return new DataDrivenFuture<V>();
    }

    /** A data-driven future; how it is built inside has no effect. */
    public static <V> HjDataDrivenFuture<V> newDataDrivenFuture(boolean lockFree) {
        return new DataDrivenFuture<V>();
    }

    /** Waits for all; for each whether it succeeded. */
    public static boolean[] waitAll(HjFuture<?>... futures) {
        boolean[] succeeded = new boolean[futures.length];
        for (int i = 0; i < futures.length; i++) {
            Primitives.awaitFuture(futures[i]);
            succeeded[i] = !futures[i].failed();
        }
        return succeeded;
    }

    /** Waits for one; for each whether it is resolved now. */
    public static boolean[] waitAny(HjFuture<?>... futures) {
        Primitives.awaitAnyFuture(Constructs.own(futures));
        boolean[] resolved = new boolean[futures.length];
        for (int i = 0; i < futures.length; i++) {
            resolved[i] = futures[i].resolved();
        }
        return resolved;
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncNbAwait(HjFuture<?> first, HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureNbAwait(HjFuture<?> first,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncNbAwait(HjFuture<?> first, HjFuture<?> second, HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first, second}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureNbAwait(HjFuture<?> first, HjFuture<?> second,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first, second}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncNbAwait(HjFuture<?> first, HjFuture<?> second, HjFuture<?> third,
            HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {first, second, third}, body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureNbAwait(HjFuture<?> first, HjFuture<?> second, HjFuture<?> third,
            HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {first, second, third}, body);
    }

    /** A task that starts when the futures are resolved. */
    public static <T> void asyncNbAwait(List<? extends HjFuture<?>> futures, HjSuspendable body) {
        Constructs.asyncAwait(futures.toArray(), body);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <T, V> HjFuture<V> futureNbAwait(List<? extends HjFuture<?>> futures,
            HjSuspendingCallable<V> body) {
        return Constructs.future(futures.toArray(), body);
    }

    // -------------------------------------------------------------- phasers

    /** A phaser on which the calling task is registered. */
    public static HjPhaser newPhaser(HjPhaserMode mode) {
        return new PhaserImpl(mode, 0);
    }

    /** A bounded phaser on which the calling task is registered. */
    public static HjPhaser newPhaser(HjPhaserMode mode, int bound) {
        return new PhaserImpl(mode, bound);
    }

    /** A task registered on a phaser. */
    public static void asyncPhased(HjPhaserPair pair, HjSuspendable body) {
        Constructs.asyncPhased(Arrays.asList(pair), body);
    }

    /** A task registered on two phasers. */
    public static void asyncPhased(HjPhaserPair first, HjPhaserPair second, HjSuspendable body) {
        Constructs.asyncPhased(Arrays.asList(first, second), body);
    }

    /** A task registered on phasers. */
    public static void asyncPhased(List<HjPhaserPair> pairs, HjSuspendable body) {
        Constructs.asyncPhased(pairs, body);
    }

    /** Tasks that share a new phaser, and waits for them. {@code next} is a barrier among them. */
    public static void forallPhased(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Constructs.finish(null, new HjSuspendable() {
            @Override
            public void run() {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                List<HjPhaserPair> pairs = Arrays.asList(phaser.inMode(HjPhaserMode.SIG_WAIT));
                Loops.asyncPhased(Loops.count(start, end), pairs, Loops.body(start, body));
            }
        });
    }

    /** Tasks that share a new phaser, and waits for them. {@code next} is a barrier among them. */
    public static <T> void forallPhased(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Constructs.finish(null, new HjSuspendable() {
            @Override
            public void run() {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                Loops.asyncPhased(items, Arrays.asList(phaser.inMode(HjPhaserMode.SIG_WAIT)), body);
            }
        });
    }

    /** Tasks registered on all phasers of the calling task, in its modes. */
    public static void forasyncPhased(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.asyncPhased(Loops.count(start, end), null, Loops.body(start, body));
    }

    /** Tasks registered on phasers. */
    public static void forasyncPhased(int start, int end, List<HjPhaserPair> pairs,
            HjSuspendingProcedure<? super Integer> body) {
        Loops.asyncPhased(Loops.count(start, end), pairs, Loops.body(start, body));
    }

    /** Tasks registered on phasers. */
    public static <T> void forasyncPhased(Iterable<T> items, List<HjPhaserPair> pairs,
            HjSuspendingProcedure<? super T> body) {
        Loops.asyncPhased(items, pairs, body);
    }

    /** Signals all phasers of the calling task, then waits on all. */
    public static void next() {
        Primitives.next(null);
    }

    /**
     * {@code next} with a single statement, which one of the tasks that arrive runs before any
     * goes on. Needs mode SIG_WAIT_SINGLE.
     */
    public static void next(HjSuspendable single) {
        if (Primitives.enterSingle()) {
            try {
                single.run();
            } finally {
                Primitives.leaveSingle();
            }
        }
    }

    /** Signals all phasers of the calling task. */
    public static void signal() {
        Primitives.signal(null);
    }

    /** Waits on all phasers of the calling task. */
    public static void doWait() {
        Primitives.awaitPhase(null);
    }

    // -------------------------------------------------------------- metrics

    /** Counts abstract work. */
    public static void doWork(long units) {
        Primitives.doWork(units);
    }

    /** Work and span so far. */
    public static HjMetrics abstractMetrics() {
        long work = Primitives.totalWork();
        long path = Primitives.criticalPath();
        return new HjMetricsImpl(work, path, path == 0 ? 1.0 : (double) work / path);
    }

    /** Events are not logged. */
    public static void dumpEventLog(PrintStream out) {
    }

    // -------------------------------------------------------------- regions

    /** A point. */
    public static HjPoint newPoint(int... coordinates) {
        return PointFactory.factory(coordinates);
    }

    /** A line. */
    public static HjRegion1D newRectangularRegion1D(int lower, int upper) {
        return new RectangularRegion1D(lower, upper);
    }

    /** A rectangle. */
    public static HjRegion2D newRectangularRegion2D(int lower0, int upper0, int lower1, int upper1) {
        return new RectangularRegion2D(lower0, upper0, lower1, upper1);
    }

    /** A box. */
    public static HjRegion3D newRectangularRegion3D(int lower0, int upper0, int lower1, int upper1, int lower2,
            int upper2) {
        return new RectangularRegion3D(lower0, upper0, lower1, upper1, lower2, upper2);
    }

    /** The groups of a line. */
    public static List<HjRegion.HjRegion1D> group(HjRegion.HjRegion1D region, int groups) {
        return RegionFactory.groupRegion(region, groups);
    }

    /** The groups of a line. */
    public static List<HjRegion1D> group(HjRegion1D region, int groups) {
        return RegionFactory.groupRegion(region, groups);
    }

    /** One group of a line. */
    public static HjRegion1D myGroup(int group, HjRegion.HjRegion1D region, int groups) {
        return RegionFactory.myGroup(group, region, groups);
    }

    /** The groups of a rectangle. */
    public static List<HjRegion.HjRegion2D> group(HjRegion.HjRegion2D region, int rows, int columns) {
        return RegionFactory.groupRegion(region, rows, columns);
    }

    /** The groups of a rectangle. */
    public static List<HjRegion2D> group(HjRegion2D region, int rows, int columns) {
        return RegionFactory.groupRegion(region, rows, columns);
    }

    /** One group of a rectangle. */
    public static RectangularRegion2D myGroup(int row, int column, HjRegion.HjRegion2D region, int rows,
            int columns) {
        return RegionFactory.myGroup(row, column, region, rows, columns);
    }

    /** The size of a chunk that divides the iterations among the workers. */
    public static int computeDefaultChunkSize(int start, int end) {
        return Loops.chunkSize(Loops.count(start, end));
    }

    // ---------------------------------------------------------------- loops

    /** Runs the body for all items, in the calling task. */
    public static <T> void forseqNb(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.seq(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, in the calling task. */
    public static void forseqNb(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.seq(Loops.count(start, end), Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in the calling task. */
    public static void forseqNb(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forseqNb(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseqNb(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseqNb(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in the calling task. */
    public static void forseqNb(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.seq(region.numElements(), Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task. */
    public static <T> void forasyncNb(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task. */
    public static void forasyncNb(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task. */
    public static void forasyncNb(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forasyncNb(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasyncNb(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasyncNb(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasyncNb(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.async(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all items, each in a task, and waits for them. */
    public static <T> void forallNb(Iterable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items, body);
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task, and waits for them. */
    public static void forallNb(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), 1, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task, and waits for them. */
    public static void forallNb(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forallNb(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forallNb(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forallNb(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task, and waits for them. */
    public static void forallNb(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.all(region.numElements(), 1, Loops.body(region, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks. */
    public static void forasyncNbChunked(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), Loops.chunkSize(Loops.count(start, end)), Loops.body(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks of the given size. */
    public static void forasyncNbChunked(int start, int end, int size, HjSuspendingProcedure<? super Integer> body) {
        Loops.async(Loops.count(start, end), size, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks. */
    public static void forasyncNbChunked(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forasyncNbChunked(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncNbChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncNbChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncNbChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.async(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them. */
    public static void forallNbChunked(int start, int end, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), Loops.chunkSize(Loops.count(start, end)), Loops.body(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them of the given size. */
    public static void forallNbChunked(int start, int end, int size, HjSuspendingProcedure<? super Integer> body) {
        Loops.all(Loops.count(start, end), size, Loops.body(start, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks, and waits for them. */
    public static void forallNbChunked(int start0, int end0, int start1, int end1, HjSuspendingProcedureInt2D body) {
        forallNbChunked(newRectangularRegion2D(start0, end0, start1, end1), body);
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallNbChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallNbChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, in tasks of chunks, and waits for them. */
    public static void forallNbChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Loops.all(region.numElements(), Loops.chunkSize(region.numElements()), Loops.body(region, body));
    }

    /** Runs the body for all points of a region, each in a task. */
    public static void forasync(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        forasyncNb(region, body);
    }

    /** Runs the body for all points of a region, in tasks of chunks. */
    public static void forasyncChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        forasyncNbChunked(region, body);
    }
}
