package hj.lang;

import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.runtime.futures.TaskFuture;

/** A future under its name in the libraries of BYU; computed by {@link #run}. */
public class Future<V> extends TaskFuture<V> {
    private final HjSuspendingCallable<V> body;

    /** A future of a body that {@link #run} will call. */
    public Future(HjSuspendingCallable<V> body) {
        this.body = body;
    }

    /** Computes the future in the calling task. */
    public void run() {
        V result;
        try {
            result = body.call();
        } catch (Throwable failure) {
            fail(failure);
            return;
        }
        fulfil(result);
    }
}
