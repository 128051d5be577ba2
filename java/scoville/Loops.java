package scoville;

import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import java.util.List;

/** The loops of every module, over positions 0 to count - 1 or over items. */
public final class Loops {
    private Loops() {
    }

    /** A loop body by position. */
    public interface Body {
        /** Runs the body at a position. */
        void at(int position);
    }

    /** The number of iterations from {@code start} to {@code end}, both included. */
    public static int count(int start, int end) {
        return Math.max(0, end - start + 1);
    }

    /** The default size of a chunk: what divides {@code count} iterations among the workers. */
    public static int chunkSize(int count) {
        return Math.max(1, (count + WORKERS - 1) / WORKERS);
    }

    /** The number of workers that a program is told. */
    public static final int WORKERS = 4;

    /** A body over integers from {@code start} on. */
    public static Body body(int start, HjSuspendingProcedure<? super Integer> procedure) {
        return new Body() {
            @Override
            public void at(int position) {
                procedure.apply(start + position);
            }
        };
    }

    /** A body over a line. */
    public static Body body(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D procedure) {
        return new Body() {
            @Override
            public void at(int position) {
                procedure.apply(region.lowerLimit(0) + position);
            }
        };
    }

    /** A body over a rectangle. */
    public static Body body(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D procedure) {
        return new Body() {
            @Override
            public void at(int position) {
                int[] point = region.toRegionIndex(position);
                procedure.apply(point[0], point[1]);
            }
        };
    }

    /** A body over a box. */
    public static Body body(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D procedure) {
        return new Body() {
            @Override
            public void at(int position) {
                int[] point = region.toRegionIndex(position);
                procedure.apply(point[0], point[1], point[2]);
            }
        };
    }

    /** Runs all positions in the calling task. */
    public static void seq(int count, Body body) {
        for (int i = 0; i < count; i++) {
            body.at(i);
        }
    }

    /** One task for each chunk. */
    public static void async(int count, int chunk, Body body) {
        if (chunk <= 0) {
            throw new IllegalArgumentException("the size of a chunk must be positive: " + chunk);
        }
        for (int i = 0; i < count; i += chunk) {
            Task task = chunk == 1 ? new PositionTask(body, i) : new RangeTask(body, i, Math.min(count, i + chunk));
            Primitives.spawn(task, null, null, null, null, false);
        }
    }

    /** One task for each chunk, and waits for them. */
    public static void all(int count, int chunk, Body body) {
        Constructs.finish(null, new HjSuspendable() {
            @Override
            public void run() {
                async(count, chunk, body);
            }
        });
    }

    /** One task for each position, on the phasers given, or on all of the caller if null. */
    public static void asyncPhased(int count, List<HjPhaserPair> pairs, Body body) {
        for (int i = 0; i < count; i++) {
            phased(pairs, new PositionTask(body, i));
        }
    }

    /** Runs all items in the calling task. */
    public static <T> void seq(Iterable<T> items, HjSuspendingProcedure<? super T> procedure) {
        for (T item : items) {
            procedure.apply(item);
        }
    }

    /** One task for each item. */
    public static <T> void async(Iterable<T> items, HjSuspendingProcedure<? super T> procedure) {
        for (T item : items) {
            Primitives.spawn(new ItemTask<T>(procedure, item), null, null, null, null, false);
        }
    }

    /** One task for each item, and waits for them. */
    public static <T> void all(Iterable<T> items, HjSuspendingProcedure<? super T> procedure) {
        Constructs.finish(null, new HjSuspendable() {
            @Override
            public void run() {
                async(items, procedure);
            }
        });
    }

    /** One task for each item, on the phasers given, or on all of the caller if null. */
    public static <T> void asyncPhased(Iterable<T> items, List<HjPhaserPair> pairs,
            HjSuspendingProcedure<? super T> procedure) {
        for (T item : items) {
            phased(pairs, new ItemTask<T>(procedure, item));
        }
    }

    private static void phased(List<HjPhaserPair> pairs, Task task) {
        if (pairs == null) {
            Primitives.spawn(task, null, null, null, null, true);
        } else {
            Constructs.spawnPhased(pairs, task);
        }
    }

    /** A task of one position, which keeps nothing of the position once the body has taken it. */
    private static final class PositionTask extends Task {
        private final Body body;
        private final int position;

        PositionTask(Body body, int position) {
            this.body = body;
            this.position = position;
        }

        @Override
        public void run() {
            body.at(position);
        }
    }

    /** A task of consecutive positions. */
    private static final class RangeTask extends Task {
        private final Body body;
        private final int from;
        private final int until;

        RangeTask(Body body, int from, int until) {
            this.body = body;
            this.from = from;
            this.until = until;
        }

        @Override
        public void run() {
            for (int i = from; i < until; i++) {
                body.at(i);
            }
        }
    }

    /** A task of one item. */
    private static final class ItemTask<T> extends Task {
        private final HjSuspendingProcedure<? super T> procedure;
        private final T item;

        ItemTask(HjSuspendingProcedure<? super T> procedure, T item) {
            this.procedure = procedure;
            this.item = item;
        }

        @Override
        public void run() {
            procedure.apply(item);
        }
    }
}
