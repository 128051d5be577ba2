import java.lang.ref.WeakReference;

// violated: once the other has let go of the object, the reference may be cleared; whether it has is not known.
public class E2886WeakReleasedByOther {
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
    static volatile Object held = new Object();

    public static void main(String[] args) throws Exception {
        weak = new WeakReference<>(held);
        Thread other = go(() -> held = null);
        assert weak.get() != null;
    }
}
