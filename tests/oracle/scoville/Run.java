package scoville;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;

/** One run of one program, in a class loader of its own. */
public final class Run implements Callable<Object[]> {
    private final Class<?> program;
    private final long seed;

    /** A run of a program with a seed. */
    public Run(Class<?> program, long seed) {
        this.program = program;
        this.seed = seed;
    }

    /** How it ended, and the text of what was thrown. */
    @Override
    public Object[] call() throws Exception {
        Method main = program.getMethod("main", String[].class);
        int outcome = Scheduler.run(seed, new Task() {
            @Override
            public void run() throws Throwable {
                try {
                    main.invoke(null, (Object) new String[0]);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        });
        return new Object[] {outcome, Scheduler.uncaught.toString()};
    }
}
