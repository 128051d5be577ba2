// Truth: violated. size() through a method reference sees the map's count behind its entry.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
public class E2233 {
    public static void main(String[] a) throws Exception {
        Map<Integer, Integer> m = new ConcurrentHashMap<>();
        new Thread(() -> m.put(1, 1)).start();
        IntSupplier s = m::size;
        boolean there = m.containsKey(1);
        assert !there || s.getAsInt() == 1;
    }
}
