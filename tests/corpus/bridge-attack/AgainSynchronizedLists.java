// expect: violated deadlock
// truth: addAll takes the monitor of one list and then that of the other, in opposite orders
import java.util.*;
import java.util.concurrent.*;

public class AgainSynchronizedLists {
    public static void main(String[] args) throws Exception {
        List<String> p = Collections.synchronizedList(new ArrayList<>(List.of("a"))), q = Collections.synchronizedList(new ArrayList<>(List.of("b")));
        Thread a = new Thread(() -> { p.addAll(q); });
        Thread b = new Thread(() -> { q.addAll(p); });
        a.start(); b.start();
        a.join(); b.join();
    }
}
