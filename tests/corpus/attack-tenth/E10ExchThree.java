// Three that exchange: one is left.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExchThree {
    static final Exchanger<Integer> x = new Exchanger<>();

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        x.exchange(1);
    }

    static void run1() throws Exception {
        x.exchange(2);
    }

    static void run2() throws Exception {
        x.exchange(3);
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
        t0 = thread(E10ExchThree::run0);
        t1 = thread(E10ExchThree::run1);
        t2 = thread(E10ExchThree::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
