package scoville;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/** Runs tasks on real threads, one at a time, and switches between them at random. */
final class Scheduler {
    /** How a run ended. */
    static final int OK = 0;
    static final int FAILURE = 1;
    static final int DEADLOCK = 3;
    static final int PERMISSION = 4;
    static final int ANNOTATION = 5;

    static Random random;
    static final List<State> live = new ArrayList<>();
    static final CountDownLatch over = new CountDownLatch(1);
    static final List<Throwable> uncaught = new ArrayList<>();
    static volatile int outcome = OK;
    private static State current;

    private Scheduler() {
    }

    /** A finish scope. */
    static final class Scope {
        final Scope parent;
        final Object[] accumulators;
        int tasks;
        long length;
        final List<Throwable> failures = new ArrayList<>();
        final List<String> failed = new ArrayList<>();

        Scope(Scope parent, Object[] accumulators) {
            this.parent = parent;
            this.accumulators = accumulators;
        }

        /** Keeps failures in the order of the tasks. */
        void fail(String path, Throwable failure) {
            int position = 0;
            while (position < failed.size() && failed.get(position).compareTo(path) <= 0) {
                position++;
            }
            failed.add(position, path);
            failures.add(position, failure);
        }
    }

    /** A task. */
    static final class State {
        final Semaphore turn = new Semaphore(0);
        final Scope finish;
        final List<Scope> scopes = new ArrayList<>();
        final Map<Object, Primitives.Membership> phasers = new IdentityHashMap<>();
        final List<Object[]> isolated = new ArrayList<>();
        final List<boolean[]> isolatedWrites = new ArrayList<>();
        final List<Object[]> regions = new ArrayList<>();
        BooleanSupplier ready = () -> true;
        final String path;
        int children;
        long length;

        State(Scope finish, String path, long length) {
            this.finish = finish;
            this.path = path;
            this.length = length;
        }

        Scope innermost() {
            return scopes.isEmpty() ? finish : scopes.get(scopes.size() - 1);
        }
    }

    /** Runs a program to its end and says how it ended. */
    static int run(long seed, Task root) throws InterruptedException {
        random = new Random(seed);
        Scope program = new Scope(null, null);
        current = launch(new State(program, "", 0), root);
        current.turn.release();
        over.await();
        if (outcome == OK && !(uncaught.isEmpty() && program.failures.isEmpty())) {
            uncaught.addAll(program.failures);
            outcome = FAILURE;
        }
        return outcome;
    }

    static State self() {
        return current;
    }

    static State launch(State state, Task body) {
        live.add(state);
        state.finish.tasks++;
        Thread thread = new Thread(() -> {
            state.turn.acquireUninterruptibly();
            state.ready = () -> true;
            Throwable failure = null;
            try {
                Primitives.runTask(body);
            } catch (Throwable thrown) {
                failure = thrown;
            }
            end(state, failure);
        });
        thread.setDaemon(true);
        thread.start();
        return state;
    }

    private static void end(State state, Throwable failure) {
        if (failure != null) {
            state.finish.fail(state.path, failure);
        }
        if (!state.regions.isEmpty()) {
            stop(ANNOTATION);
            return;
        }
        state.finish.tasks--;
        state.finish.length = Math.max(state.finish.length, state.length);
        new ArrayList<>(state.phasers.keySet()).forEach(Primitives::leave);
        state.isolated.clear();
        live.remove(state);
        if (live.isEmpty()) {
            over.countDown();
        } else {
            State next = choose();
            if (next != null) {
                next.turn.release();
            }
        }
    }

    /** Ends the run at once. */
    static void stop(int how) {
        outcome = how;
        over.countDown();
    }

    private static State choose() {
        List<State> runnable = new ArrayList<>();
        for (State state : live) {
            if (state.ready.getAsBoolean()) {
                runnable.add(state);
            }
        }
        if (runnable.isEmpty()) {
            stop(DEADLOCK);
            return null;
        }
        current = runnable.get(random.nextInt(runnable.size()));
        return current;
    }

    /** Lets others run; returns when the condition holds and it is the caller's turn. */
    static void await(BooleanSupplier condition) {
        State self = current;
        self.ready = condition;
        State next = choose();
        if (next != self) {
            if (next != null) {
                next.turn.release();
            }
            self.turn.acquireUninterruptibly();
        }
        self.ready = () -> true;
    }

    /** Ends the run and never returns. */
    static RuntimeException die(int how) {
        stop(how);
        new Semaphore(0).acquireUninterruptibly();
        return new IllegalStateException();
    }
}
