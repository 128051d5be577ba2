// The algorithms and wrappers of java.util.Collections: shuffling with a seed, searching, rotating, frequency, views.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

public class CollectionsClass {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        Collections.addAll(l, 5, 3, 9, 1, 7, 3);
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 7) + " " + Collections.binarySearch(l, 4) + " " + Collections.binarySearch(l, 100));
        Collections.reverse(l);
        System.out.println(l + " " + Collections.binarySearch(l, 9, Comparator.reverseOrder()));
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -7);
        System.out.println(l);
        Collections.swap(l, 0, 5);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        LinkedList<Integer> linked = new LinkedList<>(l);
        Collections.shuffle(linked, new Random(7));
        System.out.println(linked);
        System.out.println(Collections.min(l) + " " + Collections.max(l) + " " + Collections.max(l, Comparator.comparing(x -> x % 5)) + " " + Collections.frequency(l, 3));
        Collections.replaceAll(l, 3, 33);
        System.out.println(l + " " + Collections.indexOfSubList(l, l.subList(2, 4)) + " " + Collections.lastIndexOfSubList(l, List.of(33)) + " " + Collections.disjoint(l, List.of(2, 4)));
        List<String> filled = new ArrayList<>(Collections.nCopies(4, "x"));
        Collections.fill(filled, "y");
        Collections.copy(filled, List.of("a", "b"));
        System.out.println(filled + " " + Collections.nCopies(0, 1) + Collections.emptyList() + Collections.emptyMap() + Collections.singletonMap("k", "v") + Collections.singletonList(1));
        Enumeration<String> en = Collections.enumeration(filled);
        StringBuilder sb = new StringBuilder();
        while (en.hasMoreElements()) {
            sb.append(en.nextElement());
        }
        System.out.println(sb + " " + Collections.list(Collections.enumeration(List.of(1, 2))));
        Set<String> fromMap = Collections.newSetFromMap(new HashMap<>());
        fromMap.addAll(List.of("p", "q"));
        System.out.println(fromMap + " " + Collections.synchronizedList(l) + Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))));
        @SuppressWarnings({"unchecked", "rawtypes"}) List<Object> checked = (List) Collections.checkedList(new ArrayList<>(), String.class);
        Runnable[] rs = {() -> checked.add(1), () -> Collections.unmodifiableSet(fromMap).add("z"), () -> Collections.emptyList().add(null),
            () -> Collections.copy(new ArrayList<>(), List.of(1)), () -> Collections.nCopies(-1, 0), () -> Collections.min(List.<Integer>of()),
            () -> Collections.unmodifiableCollection(l).iterator().remove()};
        for (Runnable r : rs) {
            try {
                r.run();
                System.out.println("no failure");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(Collections.unmodifiableSortedSet(new TreeSet<>(l)).headSet(9) + " " + Collections.reverseOrder().compare(1, 2));
        System.out.println(Arrays.asList(1, 2, 3).equals(Collections.unmodifiableList(List.of(1, 2, 3))));
    }
}
