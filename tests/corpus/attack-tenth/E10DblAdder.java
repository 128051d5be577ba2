// DoubleAdder adds in the order of the calls: 0 or 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10DblAdder {
    static final DoubleAdder x = new DoubleAdder();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x.add(1);
    }

    static void run1() throws Exception {
        x.add(-1e16);
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
        x.add(1e16);
        t0 = thread(E10DblAdder::run0);
        t1 = thread(E10DblAdder::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x.sum() != 1;
    }
}
