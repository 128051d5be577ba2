// Truth: violated. addAll(c) of a list copies c's elements (a synchronized list) before it adds.
import java.util.*;
import java.util.concurrent.*;
public class E2243 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        c.add(9);
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.addAllAbsent(c));
        t.start();
        c.add(1);
        boolean before = l.isEmpty();
        t.join();
        if (before) assert l.contains(1);
    }
}
