// expect: proved
// truth: the second start throws, and its handler starts another thread, which counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainStartInHandler {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { }), u = new Thread(() -> l.countDown());
        t.start();
        try { t.start(); } catch (IllegalThreadStateException e) { u.start(); }
        l.await();
    }
}
