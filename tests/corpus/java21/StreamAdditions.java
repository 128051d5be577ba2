// Stream and collection methods up to 21: toList, mapMulti, iterate, reversed sources, Collections.emptyNavigableMap, List.reversed streams.
// jdk: 21
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamAdditions {
    record Reading(String sensor, int hour, double value) {
    }

    public static void main(String[] args) {
        List<Reading> rs = IntStream.range(0, 24).mapToObj(i -> new Reading("s" + i % 3, i, Math.abs(12 - i) * 1.5)).toList();
        System.out.println(rs.getFirst() + " " + rs.getLast() + " " + rs.reversed().stream().limit(2).map(Reading::hour).toList());
        Map<String, Double> best = rs.stream().collect(Collectors.toMap(Reading::sensor, Reading::value, Math::max, LinkedHashMap::new));
        System.out.println(best + " " + ((LinkedHashMap<String, Double>) best).reversed());
        System.out.println(Stream.of(1, "two", 3.0, List.of(4, 5)).<Integer>mapMulti((o, sink) -> {
            switch (o) {
                case Integer i -> sink.accept(i);
                case String s -> sink.accept(s.length());
                case Double d -> sink.accept(d.intValue() * 10);
                case List<?> l -> l.forEach(x -> sink.accept((Integer) x));
                default -> throw new AssertionError(o);
            }
        }).toList());
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> f[0] < 100, f -> new int[] {f[1], f[0] + f[1]}).map(f -> f[0]).toList());
        System.out.println(rs.stream().collect(Collectors.teeing(Collectors.minBy((a, b) -> Double.compare(a.value(), b.value())), Collectors.averagingDouble(Reading::value), (min, avg) -> min.get().hour() + " " + avg)).toString());
        List<String> words = new ArrayList<>(Arrays.asList("pear", "fig", "apple"));
        words.sort(null);
        System.out.println(words.reversed() + " " + String.join("<", words.reversed()));
        System.out.println(rs.stream().collect(Collectors.groupingBy(r -> switch (r.hour() / 6) {
            case 0 -> "night";
            case 1 -> "morning";
            case 2 -> "afternoon";
            default -> "evening";
        }, LinkedHashMap::new, Collectors.counting())).toString());
        try {
            Stream.of(1).toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
    }
}
