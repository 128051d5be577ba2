// Truth: violated. equals of the program, inside put, makes two steps that main can see between.
import java.util.concurrent.*;
public class E2263 {
    static volatile int x, y;
    static class K {
        public int hashCode() { return 1; }
        public boolean equals(Object o) { x = 1; y = 1; return true; }
    }
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Object, Integer> m = new ConcurrentHashMap<>();
        m.put(new K(), 0);
        new Thread(() -> m.put(new K(), 1)).start();
        int b = y, c = x;
        assert b == c;
    }
}
