// Truth: violated. The list's toString walks over the map: 1=0, then both change, 2=0. At each moment one value is 1.
import java.util.*;
import java.util.concurrent.*;
public class E2308 {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(64);
        m.put(1, 0); m.put(2, 1);
        CopyOnWriteArrayList<Object> l = new CopyOnWriteArrayList<>(new Object[] {m});
        new Thread(() -> { m.put(1, 1); m.put(2, 0); }).start();
        assert !l.toString().equals("[{1=0, 2=0}]");
    }
}
