// Optional and its primitive relatives: map, flatMap, filter, or, orElseGet, ifPresentOrElse, stream, failures.
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

public class Optionals {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static int calls;

    static String fallback() {
        calls++;
        return "fallback" + calls;
    }

    public static void main(String[] args) {
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some + " " + none + " " + some.isPresent() + none.isEmpty() + some.get());
        System.out.println(some.map(String::length) + " " + none.map(String::length) + " " + some.map(s -> null));
        System.out.println(some.filter(s -> s.startsWith("v")) + " " + some.filter(String::isEmpty) + " " + some.flatMap(s -> parse("12")) + parse("x"));
        System.out.println(some.orElse(fallback()) + " " + some.orElseGet(Optionals::fallback) + " " + none.orElseGet(Optionals::fallback) + " " + calls);
        System.out.println(some.or(() -> Optional.of("b")) + " " + none.or(() -> Optional.of("b")) + " " + Optional.ofNullable(null) + Optional.ofNullable(3));
        some.ifPresent(s -> System.out.println("present " + s));
        none.ifPresent(s -> System.out.println("never"));
        none.ifPresentOrElse(s -> System.out.println("never"), () -> System.out.println("absent"));
        System.out.println(Stream.of("1", "x", "3").map(Optionals::parse).flatMap(Optional::stream).toList());
        System.out.println(some.equals(Optional.of("value")) + " " + none.equals(Optional.empty()) + " " + some.hashCode() + " " + none.hashCode() + " " + (Optional.<String>empty() == none));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("custom"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("of(null)");
        }
        try {
            some.flatMap(s -> null);
        } catch (NullPointerException e) {
            System.out.println("flatMap to null");
        }
        OptionalInt i = OptionalInt.of(4);
        System.out.println(i + " " + i.getAsInt() + OptionalInt.empty() + OptionalLong.of(5).orElse(1) + OptionalInt.empty().orElseGet(() -> 8));
        Optional<Optional<List<Integer>>> nested = Optional.of(Optional.of(List.of(1)));
        System.out.println(nested + " " + nested.flatMap(x -> x).map(l -> l.get(0)).orElse(0));
        System.out.println(parse("7").map(x -> x * 6).filter(x -> x > 40).map(x -> "answer " + x).orElse("none"));
    }
}
