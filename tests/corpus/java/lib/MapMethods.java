// The Map default methods: getOrDefault, putIfAbsent, compute family, merge, replace, forEach, and entries of several maps.
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class MapMethods {
    static void exercise(Map<String, Integer> m) {
        System.out.println(m.put("a", 1) + " " + m.put("a", 2) + " " + m.putIfAbsent("a", 9) + " " + m.putIfAbsent("b", 3));
        System.out.println(m.getOrDefault("z", -1) + " " + m.get("z") + " " + m.remove("z"));
        System.out.println(m.compute("a", (k, v) -> v == null ? 0 : v + 10) + " " + m.compute("q", (k, v) -> v == null ? 0 : 5) + " " + m.compute("b", (k, v) -> null));
        System.out.println(m.computeIfAbsent("c", String::length) + " " + m.computeIfAbsent("a", k -> 99) + " " + m.computeIfPresent("c", (k, v) -> v * 7) + " " + m.computeIfPresent("nope", (k, v) -> 1));
        System.out.println(m.merge("c", 5, Integer::sum) + " " + m.merge("d", 5, Integer::sum) + " " + m.merge("d", 0, (x, y) -> null));
        System.out.println(m.replace("a", 1) + " " + m.replace("zz", 1) + " " + m.replace("a", 1, 2) + " " + m.replace("a", 1, 3) + " " + m.remove("a", 7) + " " + m.remove("a", 2));
        m.putAll(Map.of("k", 4));
        m.replaceAll((k, v) -> v + k.charAt(0));
        StringBuilder sb = new StringBuilder();
        m.forEach((k, v) -> sb.append(k).append('=').append(v).append(';'));
        System.out.println(sb + " " + m.size() + m);
        m.keySet().remove("k");
        m.values().removeIf(v -> v > 112);
        System.out.println(m + " " + m.isEmpty());
    }

    public static void main(String[] args) {
        exercise(new HashMap<>());
        exercise(new LinkedHashMap<>());
        exercise(new TreeMap<>());
        exercise(new TreeMap<>(Comparator.reverseOrder()));
        Map<Integer, List<String>> groups = new TreeMap<>();
        for (String w : "to be or not to be that is".split(" ")) {
            groups.computeIfAbsent(w.length(), k -> new ArrayList<>()).add(w);
        }
        System.out.println(groups);
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(List.of(Map.entry("x", 3), Map.entry("y", 1), new AbstractMap.SimpleEntry<>("w", 2)));
        entries.sort(Map.Entry.comparingByValue());
        System.out.println(entries);
        entries.sort(Map.Entry.<String, Integer>comparingByKey().reversed());
        System.out.println(entries + " " + entries.get(0).hashCode() + entries.get(0).equals(Map.entry("y", 1)));
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Collections.unmodifiableMap(groups).put(1, null);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        try {
            new HashMap<>(Map.of(1, 1)).computeIfAbsent(2, k -> {
                throw new IllegalStateException("from mapper");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
