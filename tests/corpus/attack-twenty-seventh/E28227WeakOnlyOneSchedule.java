import java.lang.ref.WeakReference;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: whether the object is held shows by the reference alone; the pool's job lets go of it.
public class E28227WeakOnlyOneSchedule {
    static final AtomicReference<Object> HELD = new AtomicReference<>(new Object());

    public static void main(String[] args) throws Exception {
        WeakReference<Object> weak = new WeakReference<>(HELD.get());
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> HELD.set(null));
        pool.shutdown();
        assert weak.get() != null;
    }
}
