// Truth: violated. A program's subclass calls super.size(), which sees the count behind the entry.
import java.util.*;
import java.util.concurrent.*;
public class E2234 {
    static class M extends ConcurrentHashMap<Integer, Integer> {
        int many() { return super.size(); }
        @Override public Integer get(Object k) { return super.get(k); }
    }
    public static void main(String[] a) throws Exception {
        M m = new M();
        new Thread(() -> m.put(1, 1)).start();
        boolean there = m.get(1) != null;
        assert !there || m.many() == 1;
    }
}
