// Truth: violated. put computes the hash of its key before it looks at the table: the other thread adds to the key, sees no mapping, and only then the mapping is made.
import java.util.*;
import java.util.concurrent.*;

public class E22KeyVector {
    static final ConcurrentHashMap<Vector<Integer>, Integer> map = new ConcurrentHashMap<>();
    static final Vector<Integer> key = new Vector<>();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> map.put(key, 1));
        other.start();
        key.add(5);
        boolean before = !map.containsKey(key);
        other.join();
        if (before && !map.containsKey(key)) throw new AssertionError();
    }
}
