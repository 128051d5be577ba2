// Truth: violated. compareTo of the program within offer does two operations on a map.
import java.util.concurrent.*;
public class E2264 {
    static final ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
    public static void main(String[] a) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(4, (i, j) -> { m.put(1, 1); m.put(2, 2); return i - j; });
        q.add(1);
        new Thread(() -> q.add(2)).start();
        boolean two = m.containsKey(2);
        assert two || !m.containsKey(1) || m.containsKey(2);
    }
}
