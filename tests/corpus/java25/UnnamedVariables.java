// Unnamed variables and patterns: lambdas, catch, for, try-with-resources, record patterns and switch alternatives.
// jdk: 25
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

public class UnnamedVariables {
    sealed interface Ball permits Red, Blue, Green {
    }

    record Red(int size, String note) implements Ball {
    }

    record Blue(int size) implements Ball {
    }

    record Green() implements Ball {
    }

    static class Res implements AutoCloseable {
        static int open;

        Res() {
            open++;
        }

        @Override
        public void close() {
            open--;
            System.out.println("closed");
        }
    }

    static String kind(Ball b) {
        return switch (b) {
            case Red(_, _) when b.hashCode() == Integer.MIN_VALUE -> "never";
            case Red(int size, _) -> "red " + size;
            case Blue _, Green _ -> "not red";
        };
    }

    static int parse(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException _) {
            return -1;
        }
    }

    static int side;

    static int effect() {
        return ++side;
    }

    public static void main(String[] args) {
        System.out.println(kind(new Red(3, "n")) + " " + kind(new Blue(1)) + " " + kind(new Green()));
        BiFunction<String, Integer, String> first = (s, _) -> s;
        BiFunction<Object, Object, Integer> none = (_, _) -> 42;
        System.out.println(first.apply("kept", 9) + " " + none.apply(1, 2) + " " + parse("12") + parse("x"));
        int count = 0;
        for (String _ : List.of("a", "b", "c")) {
            count++;
        }
        for (int i = 0, _ = effect(); i < 2; i++) {
            count += 10;
        }
        int _ = effect();
        var _ = effect();
        System.out.println(count + " " + side);
        try (var _ = new Res(); Res _ = new Res()) {
            System.out.println("open " + Res.open);
        }
        Object o = Map.entry("k", new Red(7, "note"));
        if (o instanceof Map.Entry<?, ?> e && e.getValue() instanceof Red(int s, _)) {
            System.out.println(e.getKey() + " " + s);
        }
        Map<String, Integer> m = new TreeMap<>();
        m.computeIfAbsent("q", _ -> 5);
        m.merge("q", 1, (a, _) -> a * 2);
        System.out.println(m);
    }
}
