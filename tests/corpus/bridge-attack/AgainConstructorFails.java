// expect: violated deadlock
// truth: new is the first instruction of the try block; what its class throws is not what the handler takes: main ends
import java.util.*;
import java.util.concurrent.*;

public class AgainConstructorFails {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        new Thread(() -> pass(go)).start();
        Object o = null;
        try { o = new Bad(); } catch (IllegalStateException e) { }
        go.countDown();
        System.out.println(o);
    }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
