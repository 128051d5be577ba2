// proved: a monitor and wait/notify between two jobs of a pool of 2.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2591 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);Object m = new Object();
        p.execute(() -> { synchronized (m) { while (x == 0) try { m.wait(); } catch (InterruptedException e) { } } });
        p.execute(() -> { synchronized (m) { x = 1;
        m.notifyAll(); } });
        p.shutdown();
    }
}
