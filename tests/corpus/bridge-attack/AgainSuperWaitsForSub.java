// expect: violated deadlock
// truth: the initialiser of Sup waits for what that of Sub would do, which runs only behind it
import java.util.*;
import java.util.concurrent.*;

public class AgainSuperWaitsForSub {
    static CountDownLatch l = new CountDownLatch(1);
    public static void main(String[] args) throws Exception {
        new Sub();
    }
}
class Sup {
    static { new Sub(); try { AgainSuperWaitsForSub.l.await(); } catch (InterruptedException e) { } }
}
class Sub extends Sup {
    static { AgainSuperWaitsForSub.l.countDown(); }
}
