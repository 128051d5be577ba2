package edu.rice.pcdp.runtime;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import scoville.Primitives;
import scoville.Task;

/**
 * The future of a task. Its value or failure is written once, by whoever claimed it, before it is
 * resolved, and read only after. Time-outs are not modelled.
 */
public final class TaskFuture<R> implements Future<R> {
    private R value;
    private Throwable failure;

    /** An unresolved future. */
    public TaskFuture() {
        Primitives.newFuture(this);
    }

    /** The task that computes it. */
    public Task task(Callable<R> body) {
        if (body == null) {
            throw new NullPointerException("future of null");
        }
        return new Task() {
            @Override
            public void run() {
                if (isDone()) {
                    return; // cancelled before it started
                }
                try {
                    resolve(body.call(), null);
                } catch (Throwable thrown) {
                    resolve(null, thrown);
                }
            }
        };
    }

    private boolean resolve(R result, Throwable thrown) {
        if (!Primitives.claimFuture(this)) {
            return false;
        }
        value = result;
        failure = thrown;
        Primitives.resolveFuture(this, thrown);
        return true;
    }

    @Override
    public R get() throws ExecutionException {
        Primitives.awaitFuture(this);
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return value;
    }

    @Override
    public R get(long timeout, TimeUnit unit) throws ExecutionException {
        if (!isDone()) {
            Primitives.unsupported("Future.get with a time-out");
        }
        return get();
    }

    @Override
    public boolean isDone() {
        return Primitives.isResolved(this);
    }

    @Override
    public boolean isCancelled() {
        return Primitives.isResolved(this) && failure instanceof CancellationException;
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        return resolve(null, new CancellationException());
    }
}
