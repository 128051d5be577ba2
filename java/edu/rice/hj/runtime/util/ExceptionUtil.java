package edu.rice.hj.runtime.util;

import scoville.Throwing;

/** Rethrowing. */
public final class ExceptionUtil {
    private ExceptionUtil() {
    }

    /** Throws any exception without declaring it. */
    public static void throwRuntimeException(Throwable failure) {
        throw Throwing.sneaky(failure);
    }
}
