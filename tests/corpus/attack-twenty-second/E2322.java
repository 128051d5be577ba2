// Truth: violated. The list's addAll of two from another thread's list; the library's synchronized collection c is asked for its
// array: main holds c's monitor and adds to l: no deadlock, but l may get only one element of c.
import java.util.*;
import java.util.concurrent.*;
public class E2322 {
    public static void main(String[] a) throws Exception {
        List<Integer> c = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.addAll(c));
        t.start();
        c.add(2);
        l.add(0);
        t.join();
        // c was copied without 2, then main added 2 and 0, then the copy came: 0 before 1, and 2 is missing.
        assert l.size() == 3 || l.get(0) == 1;
    }
}
