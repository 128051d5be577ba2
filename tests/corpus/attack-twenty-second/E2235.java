// Truth: violated. isEmpty of a map by mappingCount: through Collections.unmodifiableMap.
import java.util.*;
import java.util.concurrent.*;
public class E2235 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Map<Integer, Integer> u = Collections.unmodifiableMap(m);
        new Thread(() -> m.put(1, 1)).start();
        assert !u.containsKey(1) || !u.isEmpty();
    }
}
