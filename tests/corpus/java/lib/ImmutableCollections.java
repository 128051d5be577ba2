// List.of, Set.of and Map.of: contents by sorted copies and lookups only, rejection of nulls, duplicates and changes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ImmutableCollections {
    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Set<String> s = Set.of("d", "b", "a", "c", "e", "g", "f", "h", "i", "j", "k");
        System.out.println(new TreeSet<>(s) + " " + s.size() + " " + s.contains("g") + s.contains("z"));
        Map<String, Integer> m = Map.of("x", 1, "y", 2, "z", 3);
        System.out.println(new TreeMap<>(m) + " " + m.get("y") + m.get("q") + " " + m.containsValue(3) + m.containsKey("w"));
        Map<Integer, String> me = Map.ofEntries(Map.entry(2, "two"), Map.entry(1, "one"));
        System.out.println(new TreeMap<>(me) + " " + me.equals(Map.of(1, "one", 2, "two")) + " " + me.hashCode());
        System.out.println(s.equals(new HashSet<>(s)) + " " + s.hashCode() + " " + new HashSet<>(s).hashCode() + " " + m.equals(new HashMap<>(m)));
        int sum = 0;
        for (int v : m.values()) {
            sum += v;
        }
        for (String k : s) {
            sum += k.charAt(0);
        }
        System.out.println(sum);
        System.out.println(s.stream().sorted().toList() + " " + m.entrySet().stream().mapToInt(e -> e.getKey().charAt(0) * e.getValue()).sum());
        System.out.println(Set.of().isEmpty() + " " + Set.of(1) + Map.of(1, 2) + List.of() + Map.of() + Set.of(1).contains(1));
        List<Integer> l = List.of(3, 1, 2, 1);
        System.out.println(l + " " + l.indexOf(1) + l.lastIndexOf(1) + " " + l.subList(1, 3) + l.contains(9) + l.hashCode() + l.equals(Arrays.asList(3, 1, 2, 1)));
        t(() -> Set.of(1, 2, 1));
        t(() -> Map.of("a", 1, "b", 2, "a", 3));
        t(() -> Set.of(1, null));
        t(() -> List.of(1, null));
        t(() -> Map.of("a", null));
        t(() -> s.add("x"));
        t(() -> s.remove("a"));
        t(() -> m.put("a", 1));
        t(() -> m.entrySet().iterator().next().setValue(1));
        t(() -> l.set(0, 1));
        t(() -> l.contains(null));
        t(() -> s.contains(null));
        t(() -> m.get(null));
        t(() -> l.get(4));
        t(() -> l.subList(2, 1));
        t(() -> List.copyOf(Arrays.asList(1, null)));
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        List<Integer> copy = List.copyOf(source);
        source.add(3);
        System.out.println(copy + " " + (List.copyOf(copy) == copy) + " " + new TreeSet<>(Set.copyOf(List.of(1, 1, 2))) + " " + Map.copyOf(Map.of(1, 1)));
        System.out.println(Arrays.toString(List.of(1, 2).toArray()) + List.of(new Integer[] {7, 8}) + List.of(new int[1]).size());
    }
}
