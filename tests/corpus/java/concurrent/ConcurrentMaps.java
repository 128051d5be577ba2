// ConcurrentHashMap and ConcurrentSkipListMap in one thread: compute family, bulk operations, views, resizing, null rejection.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class ConcurrentMaps {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "a rose is a rose is a rose".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m + " " + m.size() + " " + m.mappingCount() + " " + m.get("zz") + m.getOrDefault("zz", 0));
        System.out.println(m.putIfAbsent("a", 9) + " " + m.putIfAbsent("new", 9) + " " + m.computeIfAbsent("x", String::length) + " " + m.computeIfPresent("x", (k, v) -> null) + " " + m.compute("y", (k, v) -> v == null ? 1 : v + 1) + " " + m.replace("y", 1, 5) + m.remove("y", 4) + m.remove("y", 5));
        System.out.println(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> v == 2 ? k : null) + " " + m.reduceKeys(Long.MAX_VALUE, (a, b) -> a.length() >= b.length() ? a : b) + " " + m.reduceValuesToLong(Long.MAX_VALUE, v -> v * 10L, 0, Long::sum));
        StringBuilder sb = new StringBuilder();
        m.forEach(Long.MAX_VALUE, (k, v) -> sb.append(k).append(v));
        m.forEach((k, v) -> sb.append('/').append(v));
        System.out.println(sb);
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            if (e.getValue() == 9) {
                m.remove(e.getKey());
                m.put("late", 1);
            } else {
                e.setValue(e.getValue() * 2);
            }
        }
        System.out.println(new TreeMap<>(m) + " " + m.containsValue(6) + " " + m.contains(4) + " " + m.keys().hasMoreElements());
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>(2);
        for (int i = 0; i < 500; i++) {
            big.put(i * 64 % 1009, i);
        }
        big.values().removeIf(v -> v % 5 != 0);
        System.out.println(big.size() + " " + big.keySet().stream().mapToInt(x -> x).sum() + " " + big.hashCode() + " " + big.equals(new TreeMap<>(big)));
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("k") + " " + set.add("k") + " " + set + " " + m.keySet(7).add("seven") + m.get("seven"));
        for (Runnable r : new Runnable[] {() -> m.put(null, 1), () -> m.put("k", null), () -> m.get(null), () -> m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", k2 -> 1))}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (NullPointerException | IllegalStateException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        ConcurrentNavigableMap<Integer, String> sl = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 30; i++) {
            sl.put(i * 17 % 31, "v" + i);
        }
        System.out.println(sl.headMap(5) + " " + sl.firstKey() + sl.lastEntry() + " " + sl.ceilingKey(31) + sl.floorKey(12) + " " + sl.subMap(10, true, 13, true) + " " + sl.descendingMap().firstKey() + " " + sl.pollFirstEntry() + sl.size());
        sl.keySet().removeIf(k -> k > 6);
        sl.merge(3, "+", String::concat);
        System.out.println(sl + " " + sl.putIfAbsent(3, "n") + sl.navigableKeySet().higher(3) + sl.computeIfAbsent(99, k -> "c" + k));
        ConcurrentSkipListSet<String> ss = new ConcurrentSkipListSet<>(java.util.List.of("m", "c", "x"));
        System.out.println(ss + " " + ss.first() + ss.ceiling("d") + ss.descendingSet() + ss.pollLast() + ss.tailSet("d"));
    }
}
