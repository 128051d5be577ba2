package hj.lang;

import java.util.List;
import java.util.Stack;

/** The same under its name in the libraries of BYU; the one that is thrown, so both can be caught. */
public class MultipleExceptions extends edu.rice.hj.runtime.util.MultipleExceptions {
    private static final long serialVersionUID = 1L;

    /** All of them. */
    public final Stack<Throwable> exceptions = new Stack<Throwable>();

    /** All of them. */
    public MultipleExceptions(List<Throwable> collected) {
        super(collected);
        exceptions.addAll(collected);
    }

    /** All of them. */
    public MultipleExceptions(Stack<Throwable> collected) {
        this((List<Throwable>) collected);
    }
}
