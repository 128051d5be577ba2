import java.lang.ref.WeakReference;

// violated: the field is written by one alone, so there is no race; but the object may be gone when the other asks.
public class E28265WeakPlainRelease {
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

    static Object held = new Object();

    public static void main(String[] args) throws Exception {
        WeakReference<Object> weak = new WeakReference<>(held);
        go(() -> held = null);
        assert weak.get() != null;
    }
}
