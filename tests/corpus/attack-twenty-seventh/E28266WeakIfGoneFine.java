import java.lang.ref.WeakReference;

// proved: who asks copes with both answers.
public class E28266WeakIfGoneFine {
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
        WeakReference<Object> weak = new WeakReference<>(held);
        go(() -> held = null);
        Object seen = weak.get();
        assert seen == null || seen.hashCode() == seen.hashCode();
    }
}
