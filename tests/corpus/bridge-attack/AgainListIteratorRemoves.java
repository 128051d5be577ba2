// expect: violated deadlock
// truth: the iterator of the thread removes the only element: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListIteratorRemoves {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        Thread t = new Thread(() -> { Iterator<String> it = list.iterator(); it.next(); it.remove(); });
        t.start(); t.join();
        if (list.isEmpty()) new CountDownLatch(1).await();
    }
}
