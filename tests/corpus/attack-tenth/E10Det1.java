// Two exit codes... both 0; what was printed differs.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det1 {
    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        System.out.println("a");
    }

    static void run1() throws Exception {
        System.out.println("b");
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
        t0 = thread(E10Det1::run0);
        t1 = thread(E10Det1::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
