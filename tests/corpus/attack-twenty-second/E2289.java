// Truth: violated. computeIfAbsent's function runs; main's get of the key is null meanwhile, though the function has begun.
import java.util.concurrent.*;
public class E2289 {
    static volatile boolean begun;
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> m.computeIfAbsent(1, k -> { begun = true; return 1; })).start();
        if (begun) assert m.get(1) != null;
    }
}
