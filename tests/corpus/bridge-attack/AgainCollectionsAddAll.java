// expect: violated deadlock
// truth: Collections.addAll grows the list in the thread: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainCollectionsAddAll {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        Thread t = new Thread(() -> { Collections.addAll(list, "x"); });
        t.start(); t.join();
        if (list.size() > 0) new CountDownLatch(1).await();
    }
}
