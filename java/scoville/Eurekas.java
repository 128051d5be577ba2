package scoville;

import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.experimental.api.HjCountEureka;
import edu.rice.hj.experimental.api.HjEureka;
import edu.rice.hj.experimental.api.HjExtremaEureka;
import edu.rice.hj.experimental.api.HjSearchEureka;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Eurekas. Who sees that one is resolved, or a value that was offered, comes behind the offer: they are atomic references and
 * nothing more.
 */
public final class Eurekas {
    private Eurekas() {
    }

    /** Runs a body and waits for its tasks, which a eureka may make useless. */
    public static void finish(HjEureka<?, ?, ?> eureka, HjSuspendable body) {
        if (eureka == null) {
            throw new NullPointerException("finish of null");
        }
        eureka.onRegistration();
        Primitives.beginFinish(null);
        Primitives.setEureka(eureka);
        Throwable own = null;
        try {
            body.run();
        } catch (Aborted aborted) {
            // The rest of the body is useless.
        } catch (Throwable failure) {
            own = failure;
        }
        Throwing.asHabanero(Primitives.endFinish(own));
        eureka.onCleanup();
    }

    /** The eureka of the innermost finish that has one. */
    @SuppressWarnings("unchecked") // the caller says what it is
    public static <T, C, V> HjEureka<T, C, V> current(String operation) {
        Object found = Primitives.eureka();
        if (found == null) {
            Primitives.unsupported(operation + " outside of every finish with a eureka");
        }
        return (HjEureka<T, C, V>) found;
    }

    /** Ends the calling task, which a eureka has made useless. */
    public static void abort() {
        current("abort");
        throw Aborted.INSTANCE;
    }

    /** Runs a task of a finish with a eureka. Whether one that is useless before it starts is run is up to the library. */
    static void run(Task task) throws Throwable {
        HjEureka<?, ?, ?> eureka = current("a task");
        if (eureka.resolved() && Primitives.either()) {
            task.discard();
            return;
        }
        try {
            task.run();
        } catch (Aborted aborted) {
            // The task is over.
        }
    }

    /** What has not been offered. */
    private static final Object NONE = new Object();

    /** The first offer counts. */
    public static final class Search<T> implements HjSearchEureka<T> {
        private final T initial;
        private final AtomicReference<Object> found = new AtomicReference<>(NONE);

        /** One that is worth the value until something is offered. */
        public Search(T initial) {
            this.initial = initial;
        }

        @Override
        public void onRegistration() {
        }

        @Override
        public void onCleanup() {
        }

        @Override
        public boolean resolved() {
            return found.get() != NONE;
        }

        /** What its task does next is useless; whether it does it is up to the library. */
        @Override
        public boolean shouldAbortOnOffer(boolean accepted) {
            return Primitives.either();
        }

        @Override
        @SuppressWarnings("unchecked") // only offer sets it
        public T get() {
            Object value = found.get();
            return value == NONE ? initial : (T) value;
        }

        @Override
        public boolean offer(T value) {
            return found.compareAndSet(NONE, value);
        }

        @Override
        public void check(Object ignored) {
            if (resolved()) {
                abort();
            }
        }
    }

    /** The greatest value counts, by a comparator. It is never resolved: what it makes useless is what is not greater. */
    public static final class Extrema<T> implements HjExtremaEureka<T> {
        private final Comparator<T> comparator;
        private final AtomicReference<T> best;

        /** One that is worth the value until something greater is offered. */
        public Extrema(T initial, Comparator<T> comparator) {
            if (comparator == null) {
                throw new NullPointerException("newExtremaEureka of null");
            }
            this.comparator = comparator;
            this.best = new AtomicReference<>(initial);
        }

        @Override
        public void onRegistration() {
        }

        @Override
        public void onCleanup() {
        }

        @Override
        public boolean resolved() {
            return false;
        }

        @Override
        public boolean shouldAbortOnOffer(boolean accepted) {
            return false;
        }

        @Override
        public T get() {
            return best.get();
        }

        @Override
        public boolean offer(T value) {
            while (true) {
                T known = best.get();
                if (comparator.compare(value, known) <= 0) {
                    return false;
                }
                if (best.compareAndSet(known, value)) {
                    return true;
                }
            }
        }

        @Override
        public void check(T bound) {
            if (comparator.compare(bound, best.get()) < 0) {
                abort();
            }
        }
    }

    /** So many offers count. */
    public static final class Count<T> implements HjCountEureka<T> {
        private final int most;
        private final AtomicReference<List<T>> offered = new AtomicReference<>(Collections.emptyList());

        /** One that is resolved by so many offers. */
        public Count(int most) {
            if (most <= 0) {
                throw new IllegalArgumentException("the count of a eureka must be positive: " + most);
            }
            this.most = most;
        }

        @Override
        public void onRegistration() {
        }

        @Override
        public void onCleanup() {
        }

        @Override
        public boolean resolved() {
            return curCount() >= most;
        }

        @Override
        public boolean shouldAbortOnOffer(boolean accepted) {
            return resolved() && Primitives.either();
        }

        @Override
        public List<T> get() {
            return offered.get();
        }

        @Override
        public int maxCount() {
            return most;
        }

        @Override
        public int curCount() {
            return offered.get().size();
        }

        @Override
        public boolean offer(T value) {
            while (true) {
                List<T> known = offered.get();
                if (known.size() >= most) {
                    return false;
                }
                List<T> more = new ArrayList<>(known);
                more.add(value);
                if (offered.compareAndSet(known, Collections.unmodifiableList(more))) {
                    return true;
                }
            }
        }

        @Override
        public void check(Void ignored) {
            if (resolved()) {
                abort();
            }
        }
    }
}
