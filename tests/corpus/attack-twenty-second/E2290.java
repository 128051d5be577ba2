// Truth: violated (race). The function of merge writes a field without order with main.
import java.util.concurrent.*;
public class E2290 {
    static int x;
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 1);
        new Thread(() -> m.merge(1, 2, (u, v) -> x = u + v)).start();
        if (m.get(2) == null) x = 7;
    }
}
