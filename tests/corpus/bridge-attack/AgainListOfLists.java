// expect: violated deadlock
// truth: the thread adds to a list inside a list: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListOfLists {
    public static void main(String[] args) throws Exception {
        List<List<String>> outer = new ArrayList<>();
        outer.add(new ArrayList<>());
        Thread t = new Thread(() -> { outer.get(0).add("x"); });
        t.start(); t.join();
        if (!outer.get(0).isEmpty()) new CountDownLatch(1).await();
    }
}
