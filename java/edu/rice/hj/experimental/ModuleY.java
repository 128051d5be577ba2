package edu.rice.hj.experimental;

import edu.rice.hj.ModuleN;
import edu.rice.hj.api.HjIndexable;
import edu.rice.hj.api.HjSuspendingProcedure;
import java.util.List;
import scoville.Loops;

/** Chunked loops over items. */
public class ModuleY extends ModuleN {
    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItems(int size, List<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItems(int size, HjIndexable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItems(int size, T[] items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.length, size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items[position]);
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItemsSusp(int size, List<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItemsSusp(int size, HjIndexable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forallItemsSusp(int size, T[] items, HjSuspendingProcedure<? super T> body) {
        Loops.all(items.length, size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items[position]);
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItems(int size, List<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItems(int size, HjIndexable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItems(int size, T[] items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.length, size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items[position]);
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItemsSusp(int size, List<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItemsSusp(int size, HjIndexable<T> items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.size(), size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items.get(position));
            }
        });
    }

    /** Runs the body for all items, in tasks of chunks of the given size. */
    public static <T> void forasyncItemsSusp(int size, T[] items, HjSuspendingProcedure<? super T> body) {
        Loops.async(items.length, size, new Loops.Body() {
            @Override
            public void at(int position) {
                body.apply(items[position]);
            }
        });
    }
}
