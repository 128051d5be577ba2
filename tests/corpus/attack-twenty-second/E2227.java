// Truth: violated. retainAll asks its argument once per element: 1 was there, then main exchanges 1 for 2, 2 is there: both stay.
import java.util.concurrent.*;
public class E2227 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(new Integer[] {1});
        Thread t = new Thread(() -> l.retainAll(c));
        t.start();
        c.set(0, 2);
        t.join();
        assert l.size() == 1;
    }
}
