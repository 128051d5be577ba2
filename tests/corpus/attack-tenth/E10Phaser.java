// Two parties of a Phaser.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Phaser {
    static final Phaser p = new Phaser(2);
    static int x, y;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x = 1;
        p.arriveAndAwaitAdvance();
        assert y == 1;
    }

    static void run1() throws Exception {
        y = 1;
        p.arriveAndAwaitAdvance();
        assert x == 1;
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        t0 = thread(E10Phaser::run0);
        t1 = thread(E10Phaser::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
