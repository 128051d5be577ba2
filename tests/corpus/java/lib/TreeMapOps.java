// TreeMap and TreeSet: navigation, head, tail and sub views, descending views, comparators, polling, floor and ceiling.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.TreeSet;

public class TreeMapOps {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 0; i < 50; i++) {
            m.put(i * 17 % 53, "v" + i);
        }
        for (int i = 0; i < 53; i += 3) {
            m.remove(i);
        }
        System.out.println(m);
        System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(30) + " " + m.ceilingKey(30) + " " + m.lowerKey(31) + " " + m.higherEntry(31) + " " + m.floorKey(-1) + " " + m.higherKey(100));
        System.out.println(m.headMap(8) + " " + m.headMap(8, true).size() + " " + m.tailMap(45) + " " + m.subMap(10, 20) + " " + m.subMap(10, false, 20, true).keySet());
        NavigableMap<Integer, String> sub = m.subMap(10, true, 20, true);
        sub.put(12, "new");
        sub.remove(10);
        try {
            sub.put(99, "out");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(sub + " " + m.get(12) + " " + sub.descendingMap() + " " + sub.firstKey() + " " + sub.pollLastEntry());
        System.out.println(m.descendingKeySet().headSet(40) + " " + m.descendingMap().firstKey());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
        sub.clear();
        System.out.println(m.size() + " " + m.navigableKeySet().subSet(5, 25));
        TreeSet<String> s = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        s.addAll(Arrays.asList("pear", "fig", "apple", "kiwi", "date", "plum", "fig", "banana"));
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.ceiling("zzz") + " " + s.headSet("kiwi", true) + " " + s.descendingSet());
        System.out.println(s.pollFirst() + s.pollLast() + s.lower("aaaa") + s.contains("plum") + s.comparator().compare("a", "b"));
        NavigableSet<Integer> ns = new TreeSet<>(List.of(5, 1, 9, 3));
        ns.subSet(2, 6).clear();
        System.out.println(ns + " " + ns.floor(8) + " " + ns.tailSet(1, false));
        try {
            new TreeSet<Integer>().first();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            new TreeMap<String, Integer>().put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Abc", 1);
        ci.put("aBC", 2);
        ci.put("b", 3);
        System.out.println(ci + " " + ci.containsKey("ABC") + " " + m.equals(new TreeMap<>(m)) + " " + new TreeMap<>(ci).firstEntry());
    }
}
