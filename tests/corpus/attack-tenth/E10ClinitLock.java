// A class initialiser takes a lock whose holder wants the class.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ClinitLock {
    static final ReentrantLock l = new ReentrantLock();

    static class Inner {
        static int x;

        static {
            l.lock();
            x = 1;
            l.unlock();
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        int y = Inner.x;
        l.unlock();
    }

    static void run1() throws Exception {
        int y = Inner.x;
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
        t0 = thread(E10ClinitLock::run0);
        t1 = thread(E10ClinitLock::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
