// Sequenced collections: first and last, reversed views that write through, lists, deques, linked sets and maps.
// jdk: 21
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedViews {
    static void exercise(SequencedCollection<Integer> c) {
        c.addLast(10);
        c.addFirst(20);
        System.out.println(c + " " + c.getFirst() + " " + c.getLast() + " " + c.reversed() + " " + c.reversed().reversed().getFirst() + " " + c.removeFirst() + c.removeLast() + c);
    }

    public static void main(String[] args) {
        exercise(new ArrayList<>(List.of(1, 2, 3)));
        exercise(new LinkedList<>(List.of(1, 2, 3)));
        exercise(new ArrayDeque<>(List.of(1, 2, 3)));
        exercise(new LinkedHashSet<>(List.of(1, 2, 3)));
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        List<String> r = l.reversed();
        r.set(0, "z");
        r.add("start");
        System.out.println(l + " " + r + " " + r.indexOf("b") + r.subList(1, 3) + r.stream().map(String::toUpperCase).toList());
        l.removeFirst();
        System.out.println(r);
        SequencedSet<Integer> s = new LinkedHashSet<>(List.of(5, 6, 7));
        s.addFirst(7);
        System.out.println(s + " " + s.reversed() + " " + s.reversed().removeFirst() + s);
        SequencedMap<String, Integer> m = new LinkedHashMap<>();
        m.put("one", 1);
        m.putLast("two", 2);
        m.putFirst("zero", 0);
        m.putLast("one", 11);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + m.sequencedValues().getLast() + m.sequencedEntrySet().getFirst());
        m.reversed().put("new", 5);
        System.out.println(m + " " + m.pollFirstEntry() + m.pollLastEntry() + m);
        System.out.println(new TreeSet<>(List.of(3, 1, 2)).reversed() + " " + new TreeMap<>(java.util.Map.of(1, "a", 2, "b")).reversed() + " " + List.of(1, 2, 3).reversed());
        try {
            new ArrayList<Integer>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        try {
            new TreeSet<Integer>().addFirst(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("sorted set keeps its order");
        }
        try {
            List.of(1).reversed().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
    }
}
