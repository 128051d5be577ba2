// Truth: proved. putIfAbsent against computeIfAbsent: one value wins for both.
import java.util.concurrent.*;
public class E2318 {
    static Integer x;
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> x = m.computeIfAbsent(1, k -> 5));
        t.start();
        Integer old = m.putIfAbsent(1, 6);
        t.join();
        assert old == null ? x == 6 && m.get(1) == 6 : old == 5 && x == 5;
    }
}
