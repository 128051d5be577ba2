import java.lang.ref.WeakReference;
import java.util.concurrent.locks.*;

// violated: the other lets go of the object in its own isolated body of the same monitor, and a third counts there: which of them is first shows by the reference only.
public class E28176WeakAskedInBody {
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
    static int count;

    public static void main(String[] args) throws Exception {
        WeakReference<Object> weak = new WeakReference<>(held);
        ReentrantLock lock = new ReentrantLock();
        go(() -> {
            lock.lock();
            held = null;
            lock.unlock();
        });
        lock.lock();
        try {
            assert !weak.refersTo(null);
        } finally {
            lock.unlock();
        }
    }
}
