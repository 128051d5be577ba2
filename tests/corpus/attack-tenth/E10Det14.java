// Which of two objects came first is in a field of an object in a static field.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det14 {
    static class Box {
        Object o;
    }
    static final Box b = new Box();
    static final Object p = new Object(), q = new Object();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (b) {
            b.o = p;
        }
    }

    static void run1() throws Exception {
        synchronized (b) {
            b.o = q;
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
        t0 = thread(E10Det14::run0);
        t1 = thread(E10Det14::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
