package edu.rice.hj.runtime.futures;

import edu.rice.hj.api.HjFuture;
import scoville.Primitives;
import scoville.Throwing;

/**
 * A future. Its value or failure is written once, by whoever claimed it, before it is resolved,
 * and read only after.
 */
public class TaskFuture<V> implements HjFuture<V> {
    private V value;
    private Throwable failure;

    /** An unresolved future. */
    public TaskFuture() {
        Primitives.newFuture(this);
    }

    /** Resolves it with a value; false if it is resolved already. */
    public final boolean fulfil(V result) {
        if (!Primitives.claimFuture(this)) {
            return false;
        }
        value = result;
        Primitives.resolveFuture(this, null);
        return true;
    }

    /** Resolves it with a failure; false if it is resolved already. */
    public final boolean fail(Throwable cause) {
        if (!Primitives.claimFuture(this)) {
            return false;
        }
        failure = cause;
        Primitives.resolveFuture(this, cause);
        return true;
    }

    @Override
    public V get() {
        Primitives.awaitFuture(this);
        if (failure != null) {
            throw Throwing.sneaky(failure);
        }
        return value;
    }

    @Override
    public V safeGet() {
        if (!Primitives.isResolved(this)) {
            throw new IllegalStateException("safeGet of an unresolved future");
        }
        if (failure != null) {
            throw Throwing.sneaky(failure);
        }
        return value;
    }

    @Override
    public boolean resolved() {
        return Primitives.isResolved(this);
    }

    @Override
    public boolean failed() {
        return Primitives.isResolved(this) && failure != null;
    }

    @Override
    public boolean cancel() {
        return fail(CancelledException.INSTANCE);
    }
}
