// ArrayList, HashMap, TreeMap, ArrayDeque and a sort over boxed numbers, as programs use them.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Collections {
    public static void main(String[] args) {
        long check = 0;
        int seed = 12345;
        for (int round = 0; round < 64; round++) {
            List<Integer> list = new ArrayList<>();
            Map<Integer, Integer> counts = new HashMap<>();
            Map<Integer, Integer> sorted = new TreeMap<>();
            ArrayDeque<Integer> queue = new ArrayDeque<>();
            for (int i = 0; i < 4_000; i++) {
                seed = seed * 1103515245 + 12345;
                int v = seed >>> 16 & 1023;
                list.add(v);
                counts.merge(v, 1, Integer::sum);
                sorted.put(v, i);
                queue.addLast(v);
                if ((v & 3) == 0) {
                    check += queue.removeFirst();
                }
            }
            list.sort(null);
            for (int v : list) {
                check = check * 31 + v;
            }
            for (Map.Entry<Integer, Integer> e : counts.entrySet()) {
                check += e.getKey() * e.getValue();
            }
            for (Map.Entry<Integer, Integer> e : sorted.entrySet()) {
                check ^= (long) e.getKey() << (e.getValue() & 31);
            }
            check += queue.size();
        }
        System.out.println("Collections " + check);
    }
}
