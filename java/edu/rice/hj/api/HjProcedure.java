package edu.rice.hj.api;

/** A body of a loop over items. */
@FunctionalInterface
public interface HjProcedure<T> extends HjSuspendingProcedure<T> {
    @Override
    void apply(T item);
}
