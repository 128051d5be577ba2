// expect: violated deadlock
// truth: only the first round throws ExceptionInInitializerError: one count is missing
import java.util.*;
import java.util.concurrent.*;

public class AgainFailedInLoopShort {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            try { System.out.println(Bad.x); } catch (ExceptionInInitializerError e) { l.countDown(); } catch (NoClassDefFoundError e) { }
        }
        l.await();
    }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
