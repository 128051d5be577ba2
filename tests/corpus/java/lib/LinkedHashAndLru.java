// LinkedHashMap in insertion and access order, removeEldestEntry, LinkedHashSet, re-insertion rules.
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

public class LinkedHashAndLru {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int max;
        int evicted;

        Lru(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() > max) {
                evicted++;
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("one", 1);
        m.put("two", 2);
        m.put("three", 3);
        m.put("one", 11);
        m.remove("two");
        m.put("two", 22);
        m.putIfAbsent("four", 4);
        System.out.println(m + " " + m.keySet() + m.values());
        Lru<Integer, String> lru = new Lru<>(4);
        for (int i = 0; i < 6; i++) {
            lru.put(i, "v" + i);
            lru.get(2);
        }
        System.out.println(lru + " " + lru.evicted);
        lru.getOrDefault(4, "");
        lru.putIfAbsent(3, "again");
        lru.containsKey(5);
        System.out.println(lru.keySet());
        lru.merge(2, "+", String::concat);
        lru.compute(9, (k, v) -> "new");
        System.out.println(lru + " " + lru.evicted);
        Set<String> s = new LinkedHashSet<>(Arrays.asList("z", "a", "m", "a", "z"));
        s.add("b");
        s.remove("z");
        s.add("z");
        System.out.println(s);
        Iterator<Map.Entry<Integer, String>> it = lru.entrySet().iterator();
        it.next();
        it.remove();
        Map.Entry<Integer, String> e = it.next();
        e.setValue("changed");
        System.out.println(lru);
        LinkedHashMap<Integer, Integer> fib = new LinkedHashMap<>();
        int a = 0;
        int b = 1;
        while (b < 1000) {
            fib.put(b, a);
            int c = a + b;
            a = b;
            b = c;
        }
        System.out.println(fib + " " + fib.equals(new java.util.HashMap<>(fib)) + " " + fib.hashCode());
        fib.entrySet().removeIf(x -> x.getKey() % 2 == 0);
        fib.replaceAll((k, v) -> k - v);
        System.out.println(fib);
    }
}
