// Comparators: natural, reversed, nulls, chained keys, primitive keys, stability, violations, comparing by maps and arrays.
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class ComparatorChains {
    record P(String name, Integer age, double score) {
        @Override
        public String toString() {
            return name + "/" + age + "/" + score;
        }
    }

    static void sort(String label, List<P> ps, Comparator<P> c) {
        List<P> copy = new ArrayList<>(ps);
        copy.sort(c);
        System.out.println(label + " " + copy);
    }

    public static void main(String[] args) {
        List<P> ps = List.of(new P("Bo", 30, 1.5), new P("al", 25, -0.0), new P("Cy", null, 0.0), new P("di", 30, Double.NaN), new P("Ed", 25, 1.5));
        sort("name", ps, Comparator.comparing(P::name));
        sort("name ci", ps, Comparator.comparing(P::name, String.CASE_INSENSITIVE_ORDER));
        sort("age nulls first", ps, Comparator.comparing(P::age, Comparator.nullsFirst(Comparator.naturalOrder())));
        sort("age nulls last, name desc", ps, Comparator.comparing(P::age, Comparator.nullsLast(Comparator.reverseOrder())).thenComparing(P::name, Comparator.reverseOrder()));
        sort("score", ps, Comparator.comparingDouble(P::score));
        sort("score desc then name", ps, Comparator.comparingDouble(P::score).reversed().thenComparing(P::name));
        sort("name length then hash", ps, Comparator.<P>comparingInt(p -> p.name().length()).thenComparingLong(p -> p.name().hashCode()));
        List<Integer> ints = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            ints.add(i * 31 % 50);
        }
        ints.sort(Comparator.comparing(x -> x % 4));
        System.out.println(ints);
        ints.sort(Collections.reverseOrder(Comparator.comparing(x -> x % 3)));
        System.out.println(ints.subList(0, 20));
        int[][] pairs = {{3, 1}, {1, 2}, {3, 0}, {1, 1}};
        Arrays.sort(pairs, Comparator.<int[]>comparingInt(p -> p[0]).thenComparing(p -> p[1], Comparator.reverseOrder()));
        System.out.println(Arrays.deepToString(pairs));
        System.out.println(Collections.max(ps, Comparator.comparing(P::name)) + " " + ps.stream().min(Comparator.comparingDouble(P::score)).get());
        List<Map.Entry<String, Integer>> es = new ArrayList<>(List.of(Map.entry("a", 2), Map.entry("b", 1), Map.entry("c", 2)));
        es.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())));
        System.out.println(es);
        try {
            ps.stream().sorted(Comparator.comparing(P::age)).toList();
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        Integer[] chaos = new Integer[200];
        Arrays.setAll(chaos, i -> i * 7919 % 211);
        try {
            Arrays.sort(chaos, (x, y) -> (x * 31 + y) % 3 - 1);
            System.out.println("sorted somehow");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Comparator.<Integer>naturalOrder().equals(Comparator.naturalOrder()) + " " + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + " " + Boolean.compare(true, false) + " " + "a".compareTo("B"));
    }
}
