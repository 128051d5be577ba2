package edu.rice.pcdp.runtime;

import java.util.List;

/** What a finish throws when any of its tasks threw. */
public final class MultiException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Throwable> exceptions;

    /** All of them, in the order of the tasks in the tree of tasks. */
    public MultiException(List<Throwable> exceptions) {
        super(exceptions.size() == 1 ? "1 exception" : exceptions.size() + " exceptions");
        this.exceptions = exceptions;
        for (Throwable one : exceptions) {
            addSuppressed(one);
        }
    }

    /** All of them. */
    public List<Throwable> getExceptions() {
        return exceptions;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName()).append(": ").append(getMessage());
        for (Throwable one : exceptions) {
            text.append("; ").append(one);
        }
        return text.toString();
    }
}
