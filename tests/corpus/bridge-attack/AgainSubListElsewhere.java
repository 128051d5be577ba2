// expect: violated deadlock
// truth: a view of the list, made by main, is cleared in the thread: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainSubListElsewhere {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        List<String> view = list.subList(0, 1);
        Thread t = new Thread(() -> { view.clear(); });
        t.start(); t.join();
        if (list.isEmpty()) new CountDownLatch(1).await();
    }
}
