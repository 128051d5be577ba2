// Truth: violated. An exception of the program's hashCode leaves get; what follows is two steps of two volatiles.
import java.util.concurrent.*;
public class E2262 {
    static volatile int x, y;
    static class K { public int hashCode() { throw new IllegalStateException(); } }
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Object, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> {
            try { m.put(new K(), 1); } catch (IllegalStateException e) { }
            m.put(1, 1);
            m.put(2, 1);
        }).start();
        Integer two = m.get(2), one = m.get(1);
        boolean b = m.containsKey(1) && !m.containsKey(2);
        assert !b;
    }
}
