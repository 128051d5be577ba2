import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): whoever arrives first parks in the phaser: it may use up the permit.
public class E2808PhaserLosesPermit {
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
        Phaser phaser = new Phaser(2);
        go(() -> {
            LockSupport.unpark(Thread.currentThread());
            phaser.arriveAndAwaitAdvance();
            LockSupport.park();
        });
        phaser.arriveAndAwaitAdvance();
    }
}
