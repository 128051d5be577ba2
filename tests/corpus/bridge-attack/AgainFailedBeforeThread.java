// expect: proved
// truth: the class has failed before the thread uses it: the handler of NoClassDefFoundError counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainFailedBeforeThread {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        try { System.out.println(Bad.x); } catch (ExceptionInInitializerError e) { }
        new Thread(() -> { try { System.out.println(Bad.x); } catch (NoClassDefFoundError e) { l.countDown(); } }).start();
        l.await();
    }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
