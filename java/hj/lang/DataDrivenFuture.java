package hj.lang;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.runtime.futures.TaskFuture;

/** A future that some task fills. */
public class DataDrivenFuture<V> extends TaskFuture<V> implements HjDataDrivenFuture<V> {
    /** An unresolved future. */
    public DataDrivenFuture() {
        super();
    }

    @Override
    public void put(V value) {
        if (!fulfil(value)) {
            throw new DataDrivenFutureMultiplePutException("second put on a data-driven future");
        }
    }

    @Override
    public void failed(Exception exception) {
        if (!fail(exception)) {
            throw new DataDrivenFutureMultiplePutException("second put on a data-driven future");
        }
    }

    @Override
    public boolean failed() {
        return super.failed();
    }
}
