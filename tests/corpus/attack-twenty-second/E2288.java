// Truth: violated. The same map from within its own function: refused as recursive (IllegalStateException).
import java.util.concurrent.*;
public class E2288 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2));
    }
}
