// After a join with a time-out the thread may be alive.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10JoinMsAssert {
    static Thread t0;

    static void run0() throws Exception {
        Thread.yield();
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
        t0 = thread(E10JoinMsAssert::run0);
        t0.start();
        t0.join(5);
        assert !t0.isAlive();
        t0.join();
    }
}
