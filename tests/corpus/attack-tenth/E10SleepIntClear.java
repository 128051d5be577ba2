// The exception clears the interrupt.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SleepIntClear {
    static Thread t0;

    static void run0() throws Exception {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            assert !Thread.currentThread().isInterrupted();
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
        t0 = thread(E10SleepIntClear::run0);
        t0.start();
        t0.interrupt();
        t0.join();
    }
}
