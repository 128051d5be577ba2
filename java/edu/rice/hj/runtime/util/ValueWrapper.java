package edu.rice.hj.runtime.util;

/** A value or a failure. */
public class ValueWrapper<ValueType> {
    private final ValueType value;
    private final Exception exception;

    /** A value. */
    public ValueWrapper(ValueType value) {
        this(value, null);
    }

    /** A value, or a failure if the exception is not null. */
    public ValueWrapper(ValueType value, Exception exception) {
        this.value = value;
        this.exception = exception;
    }

    /** The value. */
    public final ValueType wrapped() {
        return value;
    }

    /** Whether there is a failure. */
    public boolean failed() {
        return exception != null;
    }
}
