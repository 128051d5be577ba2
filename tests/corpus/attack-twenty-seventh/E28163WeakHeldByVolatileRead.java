import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

// proved: what the thread itself has read it holds until the fence.
public class E28163WeakHeldByVolatileRead {
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
        Object own = held;
        WeakReference<Object> weak = new WeakReference<>(own);
        go(() -> held = null);
        assert weak.get() == own;
        Reference.reachabilityFence(own);
    }
}
