// As E10VhDouble, the other order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;

public class E10VhDouble2 {
    static double x = 1e16;
    static final VarHandle X;
    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(E10VhDouble2.class, "x", double.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        X.getAndAdd(1.0);
    }

    static void run1() throws Exception {
        X.getAndAdd(-1e16);
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
        t0 = thread(E10VhDouble2::run0);
        t1 = thread(E10VhDouble2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 0;
    }
}
