// Truth: proved. Two puts, the size is asked at the end.
import java.util.concurrent.*;
public class E2253 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        m.put(2, 2);
        t.join();
        assert m.size() == 2;
    }
}
