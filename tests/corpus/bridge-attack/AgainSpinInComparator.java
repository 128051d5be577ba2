// expect: proved
// truth: no cycle of waits, but the comparator never ends: its loop has to be named
import java.util.*;
import java.util.concurrent.*;

public class AgainSpinInComparator {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        List<String> list = new ArrayList<>();
        list.add("a"); list.add("b");
        Comparator<String> c = (p, q) -> {
            while (p != q) Thread.onSpinWait();
            return 0;
        };
        new Thread(() -> { try { list.sort(c); } finally { l.countDown(); } }).start();
        l.await();
    }
}
