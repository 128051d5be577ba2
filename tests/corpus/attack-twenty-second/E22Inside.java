// Truth: violated: the function that computes a value puts into another map, and only then is the value in this one: main sees the one and not the other.
import java.util.concurrent.*;

public class E22Inside {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(), other = new ConcurrentHashMap<>();
        new Thread(() -> map.computeIfAbsent(1, key -> { other.put(key, key); return key; })).start();
        assert !other.containsKey(1) || map.containsKey(1);
    }
}
