// Truth: proved. A set made of a map: exactly one of both adds is the first.
import java.util.*;
import java.util.concurrent.*;
public class E2307 {
    static boolean b;
    public static void main(String[] a) throws Exception {
        Set<Integer> s = Collections.newSetFromMap(new ConcurrentHashMap<>());
        Thread t = new Thread(() -> { b = s.add(1); });
        t.start();
        boolean c = s.add(1);
        t.join();
        assert b != c && s.contains(1);
    }
}
