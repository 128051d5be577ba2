// Who only looks whether the lock is held is not kept out.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IsLockedRace {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        x = 1;
        l.unlock();
    }

    static void run1() throws Exception {
        if (!l.isLocked()) x = 2;
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
        t0 = thread(E10IsLockedRace::run0);
        t1 = thread(E10IsLockedRace::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
