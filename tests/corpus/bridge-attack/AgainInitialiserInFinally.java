// expect: proved
// truth: the class fails in the try block, and the finally block counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainInitialiserInFinally {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { try { System.out.println(Bad.x); } finally { l.countDown(); } });
        t.start();
        l.await();
    }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
