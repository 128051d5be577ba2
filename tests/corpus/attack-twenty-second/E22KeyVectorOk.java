// Truth: proved. The key does not change any more when it is put.
import java.util.*;
import java.util.concurrent.*;

public class E22KeyVectorOk {
    static final ConcurrentHashMap<Vector<Integer>, Integer> map = new ConcurrentHashMap<>();
    static final Vector<Integer> key = new Vector<>();

    public static void main(String[] arguments) throws Exception {
        key.add(5);
        Thread other = new Thread(() -> map.put(key, 1));
        other.start();
        boolean before = !map.containsKey(key);
        other.join();
        if (before && !map.containsKey(key)) throw new AssertionError();
    }
}
