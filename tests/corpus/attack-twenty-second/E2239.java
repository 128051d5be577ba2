// Truth: violated. drainTo of a linked queue moves its count at the end: main has got the element and sees it counted still.
import java.util.concurrent.*;
public class E2239 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        q.add(1);
        new Thread(() -> q.drainTo(l)).start();
        if (l.contains(1)) assert q.size() == 0;
    }
}
