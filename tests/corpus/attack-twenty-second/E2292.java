// Truth: violated (race). get of another key gives nothing: x is read without order when the get came first.
import java.util.concurrent.*;
public class E2292 {
    static int x;
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> { x = 5; m.put(1, 1); }).start();
        if (m.get(2) == null) assert x != 4;
    }
}
