// expect: proved
// truth: System.out is taken inside lock by both, and lock inside nothing
import java.util.*;
import java.util.concurrent.*;

public class AgainLockAndPrint {
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(2);
        Runnable r = () -> { synchronized (lock) { System.out.println("x"); } l.countDown(); };
        new Thread(r).start();
        new Thread(r).start();
        l.await();
    }
}
