// Sleeping is no synchronisation.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SleepRace {
    static int v;

    static Thread t0;

    static void run0() throws Exception {
        v = 1;
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
        t0 = thread(E10SleepRace::run0);
        t0.start();
        Thread.sleep(100000);
        int y = v;
        t0.join();
    }
}
