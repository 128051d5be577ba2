// Stream gatherers, scoped values and other library additions up to 25 used in one thread.
// jdk: 25
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamGatherers {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    static String who() {
        return USER.isBound() ? USER.get() : "nobody";
    }

    static <T> Gatherer<T, List<T>, List<T>> pairs() {
        return Gatherer.ofSequential(ArrayList::new, (state, item, down) -> {
            state.add(item);
            if (state.size() == 2) {
                List<T> out = List.copyOf(state);
                state.clear();
                return down.push(out);
            }
            return true;
        }, (state, down) -> {
            if (!state.isEmpty()) {
                down.push(List.copyOf(state));
            }
        });
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 8).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.windowSliding(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b", "c").gather(Gatherers.fold(() -> "", String::concat)).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(pairs()).toList() + " " + Stream.of(5, 6, 7).gather(pairs()).limit(1).toList());
        System.out.println(who());
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(who());
            ScopedValue.where(USER, "bob").run(() -> System.out.println(who()));
            System.out.println(who());
        });
        System.out.println(ScopedValue.where(USER, "cy").call(() -> who().length()) + " " + USER.orElse("unbound"));
        try {
            USER.get();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("not bound");
        }
        System.out.println("x".compareTo("y") + " " + "Hello".chars().sum() + " " + new java.io.StringReader("abc").getClass().getSimpleName());
    }
}
