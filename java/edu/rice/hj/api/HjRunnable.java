package edu.rice.hj.api;

/** A body without a result. Also an {@link HjSuspendable}, so that one method serves both. */
@FunctionalInterface
public interface HjRunnable extends HjSuspendable, Runnable {
    @Override
    void run();
}
