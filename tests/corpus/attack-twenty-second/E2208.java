// Truth: violated. addAll takes its argument's elements first and adds them later: {} taken, then 1 comes to q, the list is
// still empty, then nothing is added.
import java.util.concurrent.*;
public class E2208 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        q.add(9);
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.addAll(q));
        t.start();
        q.add(1);
        boolean before = l.isEmpty();
        t.join();
        if (before) assert l.contains(1);
    }
}
