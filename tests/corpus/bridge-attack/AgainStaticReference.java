// expect: proved
// truth: calling Other::go initialises Other, which counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainStaticReference {
    static CountDownLatch l = new CountDownLatch(1);
    public static void main(String[] args) throws Exception {
        Runnable r = Other::go;
        r.run();
        l.await();
    }
}
class Other { static { AgainStaticReference.l.countDown(); } static void go() { } }
