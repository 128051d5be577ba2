import java.util.concurrent.locks.*;

// proved: a permit for a thread that has ended comes to nothing.
public class E28145UnparkOfEnded {
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
        Thread ended = go(() -> { });
        ended.join();
        LockSupport.unpark(ended);
        LockSupport.unpark(null);
    }
}
