// Truth: violated (deadlock). Two lists remove, each, what is in the other's synchronized view: the list's lock is held while
// the vector's monitor is wanted; the other holds the vector's monitor and adds to the list.
import java.util.*;
import java.util.concurrent.*;
public class E2274 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(new Integer[] {1});
        Vector<Integer> v = new Vector<>(List.of(1));
        new Thread(() -> l.removeAll(v)).start();
        synchronized (v) { l.add(2); }
    }
}
