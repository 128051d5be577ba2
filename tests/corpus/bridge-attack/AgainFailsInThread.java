// expect: violated deadlock
// truth: the initialiser fails in the thread, which ends without counting down
import java.util.*;
import java.util.concurrent.*;

public class AgainFailsInThread {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { System.out.println(Bad.x); l.countDown(); }).start();
        l.await();
    }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
