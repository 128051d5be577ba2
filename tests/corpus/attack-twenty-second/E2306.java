// Truth: violated (deadlock). drainTo holds the deque's lock and calls the program's add, which wants M; main holds M and adds.
import java.util.*;
import java.util.concurrent.*;
public class E2306 {
    static final Object M = new Object();
    public static void main(String[] a) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
        q.add(1);
        List<Integer> l = new ArrayList<>() { @Override public boolean add(Integer i) { synchronized (M) { return super.add(i); } } };
        new Thread(() -> q.drainTo(l)).start();
        synchronized (M) { q.add(2); }
    }
}
