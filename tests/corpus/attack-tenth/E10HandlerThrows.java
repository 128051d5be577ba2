// What a handler throws is ignored by the JVM.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10HandlerThrows {
    static Thread t0;

    static void run0() throws Exception {
        throw new IllegalStateException();
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
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            throw new RuntimeException();
        });
        t0 = thread(E10HandlerThrows::run0);
        t0.start();
        t0.join();
    }
}
