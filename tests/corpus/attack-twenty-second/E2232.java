// Truth: violated. The reflective size() sees the map's count behind its entry.
import java.util.concurrent.*;
public class E2232 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> m.put(1, 1)).start();
        boolean there = m.containsKey(1);
        int size = (Integer) java.util.Map.class.getMethod("size").invoke(m);
        assert !there || size == 1;
    }
}
