// Truth: violated. put(1,1), then computeIfPresent (if it comes) doubles before or after the merge: 6, 7 or 12; 6 is not the
// only one.
import java.util.concurrent.*;
public class E2220 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> m.computeIfPresent(1, Integer::sum)).start();
        m.put(1, 1);
        Thread t = new Thread(() -> { m.merge(1, 5, Integer::sum); });
        t.start();
        t.join();
        Integer v = m.get(1);
        assert v == 6;
    }
}
