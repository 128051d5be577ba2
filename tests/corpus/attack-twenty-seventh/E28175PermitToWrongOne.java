import java.util.concurrent.locks.*;

// violated (deadlock): both permits go to the same thread.
public class E28175PermitToWrongOne {
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
        Thread a = go(LockSupport::park);
        Thread b = go(LockSupport::park);
        LockSupport.unpark(a);
        LockSupport.unpark(a);
    }
}
