import java.lang.ref.WeakReference;

// violated: the two bodies share no field, but the first may let go of the object before the second asks for it.
public class E2895WeakReleasedInMonitor {
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

    static WeakReference<Object> weak;
    static Object held = new Object();

    public static void main(String[] args) throws Exception {
        weak = new WeakReference<>(held);
        Object monitor = new Object();
        go(() -> {
            synchronized (monitor) {
                held = null;
            }
        });
        synchronized (monitor) {
            assert weak.get() != null;
        }
    }
}
