// What is in the concurrent queue at the end comes in another order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det16 {
    static final ConcurrentLinkedQueue<Integer> b = new ConcurrentLinkedQueue<>();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        b.add(1);
    }

    static void run1() throws Exception {
        b.add(2);
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
        t0 = thread(E10Det16::run0);
        t1 = thread(E10Det16::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        System.out.println(b);
    }
}
