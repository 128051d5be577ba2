// expect: violated deadlock
// truth: the list is in a field that is not final, and grows in the thread: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListInPlainField {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        Box box = new Box();
        box.list = list;
        Thread t = new Thread(() -> { box.list.add("x"); });
        t.start(); t.join();
        if (list.size() == 1) new CountDownLatch(1).await();
    }
}
class Box { List<String> list; }
