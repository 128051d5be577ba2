// Truth: proved. Order through one key: x is written before the put, read behind a get that found it.
import java.util.concurrent.*;
public class E2291 {
    static int x;
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> { x = 5; m.put(1, 1); }).start();
        if (m.get(1) != null) assert x == 5;
    }
}
