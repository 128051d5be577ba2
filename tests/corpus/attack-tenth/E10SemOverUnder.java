// At the most there can be: release before reducePermits throws, after it does not.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemOverUnder {
    static final My s = new My();

    static class My extends Semaphore {
        My() {
            super(Integer.MAX_VALUE);
        }

        void reduce(int n) {
            reducePermits(n);
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.reduce(1);
    }

    static void run1() throws Exception {
        s.release();
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
        t0 = thread(E10SemOverUnder::run0);
        t1 = thread(E10SemOverUnder::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
