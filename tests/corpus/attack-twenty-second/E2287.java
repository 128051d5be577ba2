// Truth: violated (deadlock). main computes 1 in a small map and waits for t inside; t's puts make the table grow and wait for
// the bin that main holds.
import java.util.concurrent.*;
public class E2287 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(1);
        m.put(1, 1);
        Thread t = new Thread(() -> { m.put(2, 2); m.put(4, 4); m.put(6, 6); });
        m.compute(1, (k, v) -> { t.start(); try { t.join(); } catch (InterruptedException e) { } return 3; });
    }
}
