package edu.rice.hj.api;

/** A body with a result. Also an {@link HjSuspendingCallable}, so that one method serves both. */
@FunctionalInterface
public interface HjCallable<V> extends HjSuspendingCallable<V> {
    @Override
    V call();
}
