package edu.rice.pcdp;

import edu.rice.pcdp.runtime.TaskFuture;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import scoville.Isolation;
import scoville.Loops;
import scoville.Primitives;
import scoville.Task;
import scoville.Throwing;

/** The constructs. There is no launch: the program's main is the root task. */
public final class PCDP {
    private PCDP() {
    }

    /** Runs the body and waits for all its tasks. */
    public static void finish(Runnable body) {
        Primitives.beginFinish(null);
        Throwable own = null;
        try {
            body.run();
        } catch (Throwable failure) {
            own = failure;
        }
        Throwing.asPcdp(Primitives.endFinish(own));
    }

    /** A task, which a finish has to wait for. */
    public static void async(Runnable body) {
        needFinish();
        Primitives.spawn(new BodyTask(body), null, null, null, null, false);
    }

    /** A task that starts when the futures are resolved. */
    public static void asyncAwait(Runnable body, Future<?>... futures) {
        needFinish();
        Future<?>[] others = others(futures);
        Task task = new BodyTask(body);
        Primitives.spawn(others.length == 0 ? task : after(others, task), null, ours(futures), null, null, false);
    }

    /** The futures that tasks of the library resolve: the scheduler awaits them. */
    private static Object[] ours(Future<?>[] futures) {
        List<Future<?>> found = new ArrayList<>();
        for (Future<?> future : futures) {
            if (future == null || future instanceof TaskFuture) {
                found.add(future);
            }
        }
        return found.toArray();
    }

    /** Those of the program, such as a CompletableFuture: the task itself waits for them. */
    private static Future<?>[] others(Future<?>[] futures) {
        List<Future<?>> found = new ArrayList<>();
        for (Future<?> future : futures) {
            if (future != null && !(future instanceof TaskFuture)) {
                found.add(future);
            }
        }
        return found.toArray(new Future<?>[0]);
    }

    /** A task that waits for futures of the program before it does its work. */
    private static Task after(Future<?>[] futures, Task work) {
        return new Task() {
            @Override
            public void run() throws Throwable {
                for (Future<?> future : futures) {
                    try {
                        future.get();
                    } catch (ExecutionException | CancellationException ended) {
                        // It is done, and that is what was awaited.
                    }
                }
                work.run();
            }
        };
    }

    /** A task with a result. */
    public static <R> Future<R> future(Callable<R> body) {
        return spawnFuture(body, null);
    }

    /** A future whose task starts when the futures are resolved. */
    public static <R> Future<R> futureAwait(Callable<R> body, Future<?>... futures) {
        return spawnFuture(body, futures);
    }

    private static <R> Future<R> spawnFuture(Callable<R> body, Future<?>[] awaited) {
        TaskFuture<R> future = new TaskFuture<R>();
        if (awaited == null) {
            Primitives.spawn(future.task(body), future, null, null, null, false);
            return future;
        }
        Future<?>[] others = others(awaited);
        Task task = future.task(body);
        Primitives.spawn(others.length == 0 ? task : after(others, task), future, ours(awaited), null, null, false);
        return future;
    }

    /** The number of workers; the schedule does not depend on it. */
    public static int numThreads() {
        return Loops.WORKERS;
    }

    /** Runs the body while no other isolated body runs. */
    public static void isolated(Runnable body) {
        isolate(null, body);
    }

    /** Runs the body while no other isolated body uses the objects. */
    public static void isolated(Object first, Runnable body) {
        isolate(new Object[] {first}, body);
    }

    /** Runs the body while no other isolated body uses the objects. */
    public static void isolated(Object first, Object second, Runnable body) {
        isolate(new Object[] {first, second}, body);
    }

    private static void isolate(Object[] objects, Runnable body) {
        Isolation.enter(objects);
        try {
            body.run();
        } finally {
            Primitives.endIsolated();
        }
    }

    /** Runs the body from {@code start} to {@code end}, both included, in the calling task. */
    public static void forseq(int start, int end, ProcedureInt1D body) {
        Loops.seq(Loops.count(start, end), line(start, body));
    }

    /** Runs the body for all points of a rectangle, in the calling task. */
    public static void forseq2d(int start0, int end0, int start1, int end1, ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        Loops.seq(count, rectangle(start0, start1, end1, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task. */
    public static void forasync(int start, int end, ProcedureInt1D body) {
        spawn(Loops.count(start, end), 1, line(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task. */
    public static void forasync2d(int start0, int end0, int start1, int end1, ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        spawn(count, 1, rectangle(start0, start1, end1, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks. */
    public static void forasyncChunked(int start, int end, int size, ProcedureInt1D body) {
        spawn(Loops.count(start, end), size, line(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks. */
    public static void forasyncChunked(int start, int end, ProcedureInt1D body) {
        forasyncChunked(start, end, Loops.chunkSize(Loops.count(start, end)), body);
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks. */
    public static void forasync2dChunked(int start0, int end0, int start1, int end1, int size,
            ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        spawn(count, size, rectangle(start0, start1, end1, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks. */
    public static void forasync2dChunked(int start0, int end0, int start1, int end1, ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        spawn(count, Loops.chunkSize(count), rectangle(start0, start1, end1, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, each in a task, and waits for them. */
    public static void forall(int start, int end, ProcedureInt1D body) {
        all(Loops.count(start, end), 1, line(start, body));
    }

    /** Runs the body for all points of a rectangle, each in a task, and waits for them. */
    public static void forall2d(int start0, int end0, int start1, int end1, ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        all(count, 1, rectangle(start0, start1, end1, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them. */
    public static void forallChunked(int start, int end, int size, ProcedureInt1D body) {
        all(Loops.count(start, end), size, line(start, body));
    }

    /** Runs the body from {@code start} to {@code end}, both included, in tasks of chunks, and waits for them. */
    public static void forallChunked(int start, int end, ProcedureInt1D body) {
        forallChunked(start, end, Loops.chunkSize(Loops.count(start, end)), body);
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks, and waits for them. */
    public static void forall2dChunked(int start0, int end0, int start1, int end1, int size,
            ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        all(count, size, rectangle(start0, start1, end1, body));
    }

    /** Runs the body for all points of a rectangle, in tasks of chunks, and waits for them. */
    public static void forall2dChunked(int start0, int end0, int start1, int end1, ProcedureInt2D body) {
        int count = Loops.count(start0, end0) * Loops.count(start1, end1);
        all(count, Loops.chunkSize(count), rectangle(start0, start1, end1, body));
    }

    /** The library refuses a task that no finish waits for. */
    private static void needFinish() {
        if (!Primitives.inFinish()) {
            throw new IllegalStateException("async outside of finish");
        }
    }

    private static void spawn(int count, int chunk, Loops.Body body) {
        needFinish();
        Loops.async(count, chunk, body);
    }

    private static void all(int count, int chunk, Loops.Body body) {
        finish(new Runnable() {
            @Override
            public void run() {
                Loops.async(count, chunk, body);
            }
        });
    }

    private static Loops.Body line(int start, ProcedureInt1D body) {
        return new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(start + position);
            }
        };
    }

    private static Loops.Body rectangle(int start0, int start1, int end1, ProcedureInt2D body) {
        int width = Loops.count(start1, end1);
        return new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(start0 + position / width, start1 + position % width);
            }
        };
    }

    /** A task with a body. */
    private static final class BodyTask extends Task {
        private final Runnable body;

        BodyTask(Runnable body) {
            if (body == null) {
                throw new NullPointerException("async of null");
            }
            this.body = body;
        }

        @Override
        public void run() {
            body.run();
        }
    }
}
