// expect: violated deadlock
// truth: making the reference initialises nothing: nobody counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainReferenceAlone {
    static CountDownLatch l = new CountDownLatch(1);
    public static void main(String[] args) throws Exception {
        Runnable r = Other::go;
        l.await();
        r.run();
    }
}
class Other { static { AgainReferenceAlone.l.countDown(); } static void go() { } }
