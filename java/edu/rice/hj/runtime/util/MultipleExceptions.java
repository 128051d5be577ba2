package edu.rice.hj.runtime.util;

import java.util.List;

/** What a finish throws when two or more of its tasks threw. */
public class MultipleExceptions extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Throwable> collected;

    /** All of them, in the order of the tasks in the tree of tasks. */
    public MultipleExceptions(List<Throwable> collected) {
        super(collected.size() + " exceptions");
        this.collected = collected;
        for (Throwable one : collected) {
            addSuppressed(one);
        }
    }

    /** All of them. */
    public List<Throwable> getExceptions() {
        return collected;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName()).append(": ").append(getMessage());
        for (Throwable one : collected) {
            text.append("; ").append(one);
        }
        return text.toString();
    }
}
