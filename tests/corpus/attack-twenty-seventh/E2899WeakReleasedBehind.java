import java.lang.ref.WeakReference;

// proved: the object is let go of only after the reference was asked.
public class E2899WeakReleasedBehind {
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
        Thread other = made(() -> held = null);
        assert weak.get() != null;
        other.start();
    }
}
