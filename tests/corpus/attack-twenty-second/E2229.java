// Truth: violated (deadlock). Each computes in its map and, within, in the other's.
import java.util.concurrent.*;
public class E2229 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(), n = new ConcurrentHashMap<>();
        new Thread(() -> m.computeIfAbsent(1, k -> n.computeIfAbsent(1, j -> 2))).start();
        n.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2));
    }
}
