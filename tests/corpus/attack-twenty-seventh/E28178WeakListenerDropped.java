import java.lang.ref.WeakReference;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: the listener is held by the register's own field, which the other sets to null.
public class E28178WeakListenerDropped {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static final CopyOnWriteArrayList<WeakReference<Runnable>> LISTENERS = new CopyOnWriteArrayList<>();
    static final AtomicInteger CALLED = new AtomicInteger();
    static final AtomicReference<Runnable> OWN = new AtomicReference<>();

    public static void main(String[] args) throws Exception {
        int[] box = new int[1];
        OWN.set(() -> {
            box[0]++;
            CALLED.incrementAndGet();
        });
        LISTENERS.add(new WeakReference<>(OWN.get()));
        go(() -> OWN.set(null));
        for (WeakReference<Runnable> each : LISTENERS) {
            Runnable listener = each.get();
            assert listener != null;
            listener.run();
        }
    }
}
