// Philosophers with locks from an array.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LockArray {
    static final ReentrantLock[] f = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
    static void eat(int i) {
        f[i].lock();
        f[(i + 1) % 3].lock();
        f[(i + 1) % 3].unlock();
        f[i].unlock();
    }

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        eat(0);
    }

    static void run1() throws Exception {
        eat(1);
    }

    static void run2() throws Exception {
        eat(2);
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
        t0 = thread(E10LockArray::run0);
        t1 = thread(E10LockArray::run1);
        t2 = thread(E10LockArray::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
