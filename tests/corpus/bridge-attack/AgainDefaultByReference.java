// expect: violated deadlock
// truth: the thread runs a default method by reference, which counts down one of two
import java.util.*;
import java.util.concurrent.*;

public class AgainDefaultByReference {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(2);
        D d = () -> l;
        new Thread(d::done).start();
        l.await();
    }
}
interface D { CountDownLatch latch(); default void done() { latch().countDown(); } }
