import java.lang.ref.WeakReference;
import java.util.concurrent.*;

// violated: the other thread takes the object out of the queue, and nothing holds it then.
public class E28162WeakReleasedByQueue {
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

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
        queue.add(new Object());
        WeakReference<Object> weak = new WeakReference<>(queue.peek());
        go(queue::poll);
        assert weak.get() != null;
    }
}
