// reducePermits below the least there can be throws; the second of the two does. t1 catches it, t0 does not.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemUnder {
    static final My s = new My();

    static class My extends Semaphore {
        My() {
            super(Integer.MIN_VALUE + 1);
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
        try {
            s.reduce(1);
        } catch (Error e) {
        }
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
        t0 = thread(E10SemUnder::run0);
        t1 = thread(E10SemUnder::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
