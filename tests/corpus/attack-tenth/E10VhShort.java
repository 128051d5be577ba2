// getAndAdd of a VarHandle on a short wraps in any order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;

public class E10VhShort {
    static short x = 30000;
    static final VarHandle X;
    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(E10VhShort.class, "x", short.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        X.getAndAdd((short) 30000);
    }

    static void run1() throws Exception {
        X.getAndAdd((short) 7);
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
        t0 = thread(E10VhShort::run0);
        t1 = thread(E10VhShort::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == (short) 60007;
    }
}
