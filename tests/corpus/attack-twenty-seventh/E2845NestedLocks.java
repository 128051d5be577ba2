import java.util.concurrent.locks.*;

// violated (deadlock): the inner lock is only taken inside the outer one by the other, but this thread takes the inner alone and may find it held.
public class E2845NestedLocks {
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
        ReentrantLock outer = new ReentrantLock();
        ReentrantLock inner = new ReentrantLock();
        go(() -> {
            outer.lock();
            inner.lock();
            inner.unlock();
            outer.unlock();
        });
        LockSupport.unpark(Thread.currentThread());
        inner.lock();
        inner.unlock();
        LockSupport.park();
    }
}
