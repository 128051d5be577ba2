// expect: violated deadlock
// truth: main adds a second element after the thread has ended, and then waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListChangedAfterJoin {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        Thread t = new Thread(() -> { System.out.println(list.size()); });
        t.start(); t.join();
        list.add("b");
        if (list.size() == 2) new CountDownLatch(1).await();
    }
}
