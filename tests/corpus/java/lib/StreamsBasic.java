// Sequential streams: sources, map, filter, flatMap, distinct, sorted, limit, skip, peek, takeWhile, reduce, matching, laziness.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamsBasic {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).toList());
        System.out.println(words.stream().distinct().sorted().collect(Collectors.toList()));
        System.out.println(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(words.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c)).distinct().limit(8).toList());
        List<String> trace = new ArrayList<>();
        Optional<String> first = words.stream().peek(w -> trace.add("p" + w.charAt(0))).filter(w -> w.startsWith("c")).peek(w -> trace.add("f")).findFirst();
        System.out.println(first + " " + trace);
        System.out.println(Stream.iterate(1, x -> x * 3).limit(8).toList() + " " + Stream.iterate(1, x -> x < 50, x -> x * 2).toList());
        int[] n = {0};
        System.out.println(Stream.generate(() -> n[0]++).skip(3).limit(4).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).toList() + " " + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 4).toList());
        System.out.println(Stream.concat(Stream.of(1), Stream.empty()).count() + " " + Stream.ofNullable(null).count());
        System.out.println(Stream.of(1, 2, 3, 4).reduce(Integer::sum) + " " + Stream.of(1, 2, 3).reduce(10, (a, b) -> a * b) + " " + words.stream().reduce(0, (a, w) -> a + w.length(), Integer::sum));
        System.out.println(words.stream().anyMatch(w -> w.contains("r")) + " " + words.stream().allMatch(w -> w.contains("a")) + " " + words.stream().noneMatch(String::isEmpty));
        System.out.println(words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(Comparator.comparing(w -> w.charAt(w.length() - 1))).get());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining(",", "<", ">")));
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(x -> x * x).toList());
        System.out.println(Stream.of(5, 3).<Integer>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i += 2) {
                sink.accept(x * 10 + i);
            }
        }).toList());
        System.out.println(Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)) + Arrays.toString(words.stream().mapToInt(String::length).sorted().toArray()));
        Stream<String> used = words.stream();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Stream<Integer> closable = Stream.of(1).onClose(() -> System.out.println("closed"));
        try (closable) {
            System.out.println(closable.findAny().isPresent());
        }
        Map<Boolean, List<Integer>> parts = IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0));
        System.out.println(parts);
        System.out.println("a-b-c".chars().filter(c -> c != '-').mapToObj(Character::toString).collect(Collectors.joining()));
        Stream.Builder<String> b = Stream.builder();
        b.add("p").add("q");
        b.accept("r");
        b.build().forEachOrdered(System.out::print);
        System.out.println();
        System.out.println(Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).map(String::valueOf).iterator().next());
        System.out.println(IntStream.iterate(7, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).boxed().toList());
    }
}
