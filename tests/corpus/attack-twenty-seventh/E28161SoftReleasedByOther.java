import java.lang.ref.SoftReference;

// violated: the other may have let go of the object, and a soft reference may be cleared then.
public class E28161SoftReleasedByOther {
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

    static volatile Object held = new Object();

    public static void main(String[] args) throws Exception {
        SoftReference<Object> soft = new SoftReference<>(held);
        go(() -> held = null);
        assert soft.get() != null;
    }
}
