// Collectors: grouping with downstreams, partitioning, toMap, joining, summarising, teeing, filtering, flatMapping, reducing.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamCollectors {
    record Emp(String name, String dept, int pay, List<String> skills) {
    }

    static final List<Emp> EMPS = List.of(new Emp("ann", "dev", 50, List.of("java", "rust")), new Emp("bob", "ops", 40, List.of("bash")),
        new Emp("cid", "dev", 70, List.of("java")), new Emp("dee", "hr", 30, List.of()), new Emp("eve", "ops", 45, List.of("bash", "go")));

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, Collectors.mapping(Emp::name, Collectors.toList()))));
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::pay))));
        show(EMPS.stream().collect(Collectors.partitioningBy(e -> e.pay() > 42, Collectors.summingInt(Emp::pay))));
        show(EMPS.stream().collect(Collectors.toMap(Emp::name, Emp::pay)));
        show(EMPS.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Math::max, LinkedHashMap::new)));
        IntSummaryStatistics st = EMPS.stream().collect(Collectors.summarizingInt(Emp::pay));
        show(st + " " + st.getAverage());
        show(EMPS.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(Emp::pay), (c, a) -> c + " x " + a)));
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.filtering(e -> e.pay() > 42, Collectors.mapping(Emp::name, Collectors.joining("+", "[", "]"))))));
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.flatMapping(e -> e.skills().stream(), Collectors.toCollection(TreeSet::new)))));
        show(EMPS.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Emp::pay)), e -> e.get().name()))));
        show(EMPS.stream().map(Emp::pay).collect(Collectors.reducing(0, x -> x * 2, Integer::sum)) + " " + EMPS.stream().map(Emp::name).collect(Collectors.minBy(Comparator.reverseOrder())));
        show(Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length, Collectors.reducing("", (x, y) -> x + y))));
        show(Stream.of(1, 2, 3, 4, 5).collect(Collector.of(ArrayList<Integer>::new, (l, x) -> l.add(0, x), (l, r) -> l, l -> l.toString() + l.size())));
        show(Stream.of("x", "y").collect(Collectors.toUnmodifiableList()) + " " + Stream.of("q").collect(Collectors.toSet()));
        show(Stream.of("apple", "avocado", "bean", "beet", "corn").collect(Collectors.groupingBy(s -> s.charAt(0), Collectors.groupingBy(String::length))));
        Map<String, Long> counts = "it was the best of times it was the worst of times".transform(s -> Stream.of(s.split(" "))).collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        show(counts);
        show(counts.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + e.getValue()).collect(Collectors.joining(" ")));
        try {
            Stream.of("a", "b", "a").collect(Collectors.toMap(x -> x, x -> 1));
        } catch (IllegalStateException e) {
            show(e.getMessage());
        }
        ArrayList<Integer> sink = Stream.of(1, 2).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        show(sink + " " + Stream.of(1.5, 2.5).collect(Collectors.summingDouble(x -> x)) + " " + Stream.of(1, 2).collect(Collectors.averagingLong(x -> x)));
    }
}
