// Truth: violated. A job of JDK objects only: a future whose callable is the library's: get of another queue's element
// (method reference), which takes; main sees the queue empty and the future not done.
import java.util.concurrent.*;
public class E2268 {
    public static void main(String[] a) throws Exception {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        q.add(1);
        FutureTask<Integer> f = new FutureTask<>(q::poll);
        new Thread(f).start();
        assert !q.isEmpty() || f.isDone();
    }
}
