package edu.rice.hj.api;

/** A future that some task fills. */
public interface HjDataDrivenFuture<V> extends HjFuture<V> {
    /** Fills it. A second put throws {@link hj.lang.DataDrivenFutureMultiplePutException}. */
    void put(V value);

    /** Makes it fail: each {@code get} throws the exception. */
    void failed(Exception exception);

    @Override
    boolean failed();
}
