import java.util.concurrent.locks.*;

// violated (deadlock): the permit of the last round is given before its number is set.
public class E28270HotLoopOnePermitShort {
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

    static volatile int reached;

    public static void main(String[] args) throws Exception {
        Thread waiter = go(() -> {
            int sum = 0;
            for (int i = 1; i <= 3; i++) {
                for (int k = 0; k < 50; k++) {
                    sum += k;
                }
                while (reached < i) {
                    LockSupport.park();
                }
            }
        });
        for (int i = 1; i <= 3; i++) {
            if (i == 3) {
                LockSupport.unpark(waiter);
            }
            reached = i;
            if (i < 3) {
                LockSupport.unpark(waiter);
            }
        }
    }
}
