package edu.rice.hj.runtime.util;

import java.util.concurrent.atomic.AtomicLong;

/** A double with atomic operations. */
public final class AtomicDouble {
    private final AtomicLong bits;

    /** Zero. */
    public AtomicDouble() {
        this(0.0);
    }

    /** A value. */
    public AtomicDouble(double value) {
        bits = new AtomicLong(Double.doubleToRawLongBits(value));
    }

    /** The value. */
    public double get() {
        return Double.longBitsToDouble(bits.get());
    }

    /** Sets the value. */
    public void set(double value) {
        bits.set(Double.doubleToRawLongBits(value));
    }

    private boolean replace(double old, double value) {
        return bits.compareAndSet(Double.doubleToRawLongBits(old), Double.doubleToRawLongBits(value));
    }

    /** Adds. */
    public double addAndGet(double operand) {
        while (true) {
            double old = get();
            double value = old + operand;
            if (replace(old, value)) {
                return value;
            }
        }
    }

    /** Multiplies. */
    public double mulAndGet(double operand) {
        while (true) {
            double old = get();
            double value = old * operand;
            if (replace(old, value)) {
                return value;
            }
        }
    }

    /** Takes the lesser. */
    public double minAndGet(double operand) {
        while (true) {
            double old = get();
            double value = Math.min(old, operand);
            if (replace(old, value)) {
                return value;
            }
        }
    }

    /** Takes the greater. */
    public double maxAndGet(double operand) {
        while (true) {
            double old = get();
            double value = Math.max(old, operand);
            if (replace(old, value)) {
                return value;
            }
        }
    }
}
