package scoville;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.experimental.api.HjExpression;
import edu.rice.hj.runtime.futures.TaskFuture;
import java.util.ArrayList;
import java.util.List;

/** Finish, tasks and futures, as the modules of {@code edu.rice.hj} use them. */
public final class Constructs {
    private Constructs() {
    }

    /** A copy of an array that the program holds: primitives read only arrays that nobody else has. */
    public static Object[] own(Object[] array) {
        return array == null ? null : array.clone();
    }

    /** Runs a body and waits for its tasks. */
    public static void finish(Object[] accumulators, HjSuspendable body) {
        Primitives.beginFinish(own(accumulators));
        Throwable own = null;
        try {
            body.run();
        } catch (Throwable failure) {
            own = failure;
        }
        Throwing.asHabanero(Primitives.endFinish(own));
    }

    /** A plain task. */
    public static void async(HjSuspendable body) {
        Primitives.spawn(new BodyTask(body), null, null, null, null, false);
    }

    /** A task that starts when the futures are resolved. */
    public static void asyncAwait(Object[] awaited, HjSuspendable body) {
        Primitives.spawn(new BodyTask(body), null, own(awaited), null, null, false);
    }

    /** A task registered on phasers. */
    public static void asyncPhased(List<HjPhaserPair> pairs, HjSuspendable body) {
        spawnPhased(pairs, new BodyTask(body));
    }

    /** A task registered on phasers. */
    public static void spawnPhased(List<HjPhaserPair> pairs, Task task) {
        int count = pairs.size();
        Object[] phasers = new Object[count];
        int[] modes = new int[count];
        for (int i = 0; i < count; i++) {
            HjPhaserPair pair = pairs.get(i);
            phasers[i] = pair.phaser;
            modes[i] = pair.mode.ordinal();
        }
        Primitives.spawn(task, null, null, phasers, modes, false);
    }

    /** A task that computes a future. */
    public static <V> HjFuture<V> future(Object[] awaited, HjSuspendingCallable<V> body) {
        TaskFuture<V> future = new TaskFuture<V>();
        Primitives.spawn(new FutureTask<V>(future, body), future, own(awaited), null, null, false);
        return future;
    }

    /** A future computed at once, by the caller. */
    public static <V> HjFuture<V> sequentialFuture(HjSuspendingCallable<V> body) {
        TaskFuture<V> future = new TaskFuture<V>();
        new FutureTask<V>(future, body).run();
        return future;
    }

    /** A task that starts when the condition holds. */
    public static void asyncWhen(HjExpression.HjAwaitExpression condition, HjSuspendable body) {
        Primitives.spawn(new WaitingTask(condition, new BodyTask(body)), null, null, null, null, false);
    }

    /** A future whose task starts when the condition holds. */
    public static <V> HjFuture<V> futureWhen(HjExpression.HjAwaitExpression condition, HjSuspendingCallable<V> body) {
        TaskFuture<V> future = new TaskFuture<V>();
        Task task = new WaitingTask(condition, new FutureTask<V>(future, body));
        Primitives.spawn(task, future, null, null, null, false);
        return future;
    }

    /** A task that waits for a condition before it does its work. */
    private static final class WaitingTask extends Task {
        private final HjExpression.HjAwaitExpression condition;
        private final Task work;

        WaitingTask(HjExpression.HjAwaitExpression condition, Task work) {
            if (condition == null) {
                throw new NullPointerException("asyncWhen of null");
            }
            this.condition = condition;
            this.work = work;
        }

        @Override
        public void run() throws Throwable {
            // Those that are open are looked for first: what is resolved after that wakes it.
            Object[] open = open();
            while (!condition.evaluate()) {
                if (open.length == 0) {
                    Primitives.unsupported("a condition that never holds");
                }
                Primitives.awaitAnyFuture(open);
                open = open();
            }
            work.run();
        }

        private Object[] open() {
            List<Object> open = new ArrayList<>();
            for (HjFuture<?> future : condition.dependents()) {
                if (!future.resolved()) {
                    open.add(future);
                }
            }
            return open.toArray();
        }

        @Override
        public void discard() {
            work.discard();
        }
    }

    /** A task with a body. */
    private static final class BodyTask extends Task {
        private final HjSuspendable body;

        BodyTask(HjSuspendable body) {
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

    /** A task that computes a future. */
    private static final class FutureTask<V> extends Task {
        private final TaskFuture<V> future;
        private final HjSuspendingCallable<V> body;

        FutureTask(TaskFuture<V> future, HjSuspendingCallable<V> body) {
            if (body == null) {
                throw new NullPointerException("future of null");
            }
            this.future = future;
            this.body = body;
        }

        @Override
        public void discard() {
            future.fail(Aborted.INSTANCE);
        }

        @Override
        public void run() {
            if (future.resolved()) {
                return; // cancelled before it started
            }
            V value;
            try {
                value = body.call();
            } catch (Throwable failure) {
                future.fail(failure);
                return;
            }
            future.fulfil(value);
        }
    }
}
