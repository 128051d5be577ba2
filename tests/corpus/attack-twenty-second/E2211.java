// Truth: violated. removeAll asks its argument once per element: 1 not there, then both come, 2 is there.
import java.util.concurrent.*;
public class E2211 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.removeAll(c));
        t.start();
        c.add(1); c.add(2);
        t.join();
        assert l.contains(2) || !l.contains(1);
    }
}
