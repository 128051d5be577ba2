// A thread that waits for ever is ended by exit.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Exit0Stuck {
    static final Object m = new Object();

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            while (true) m.wait();
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
        t0 = thread(E10Exit0Stuck::run0);
        t0.start();
        System.exit(0);
    }
}
