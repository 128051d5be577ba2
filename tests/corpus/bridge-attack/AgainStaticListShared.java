// expect: violated deadlock
// truth: a thread clears a list of latches in a static field: main counts nothing down
import java.util.*;
import java.util.concurrent.*;

public class AgainStaticListShared {
    static List<CountDownLatch> all = new ArrayList<>();
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        all.add(l);
        Thread t = new Thread(() -> { all.clear(); });
        t.start(); t.join();
        for (CountDownLatch one : all) one.countDown();
        l.await();
    }
}
