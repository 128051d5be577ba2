// Compositions of the functional interfaces: andThen, compose, negate, and, or, identity, comparators, curried functions.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;

public class FunctionalComposition {
    record P(String n, int a, double w) {
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <T> Predicate<T> all(List<Predicate<T>> ps) {
        return ps.stream().reduce(x -> true, Predicate::and);
    }

    static <K, V> Function<K, V> memo(Function<K, V> f, Map<K, V> cache) {
        return k -> {
            V v = cache.get(k);
            if (v == null) {
                v = f.apply(k);
                cache.put(k, v);
            }
            return v;
        };
    }

    static Function<Integer, Long> fib;

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().andThen(inc).apply(1));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> lng = s -> s.length() > 3;
        System.out.println(empty.or(lng).test("abcd") + " " + empty.negate().and(lng.negate()).test("ab") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual("x").test("x"));
        StringBuilder log = new StringBuilder();
        Consumer<String> c = s -> log.append("1").append(s);
        c.andThen(s -> log.append("2").append(s)).andThen(s -> log.append(s.length())).accept("z");
        System.out.println(log);
        BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
        System.out.println(mul.andThen(x -> "r" + x).apply(6, 7) + " " + curry(mul).apply(3).apply(5));
        UnaryOperator<String> up = String::toUpperCase;
        BinaryOperator<Integer> min = BinaryOperator.minBy(Comparator.naturalOrder());
        System.out.println(up.andThen(s -> s + "!").apply("hey") + " " + min.apply(4, 2) + " " + BinaryOperator.maxBy(Comparator.<Integer>reverseOrder()).apply(4, 2));
        IntUnaryOperator iu = x -> x + 3;
        IntPredicate even = x -> x % 2 == 0;
        System.out.println(iu.andThen(x -> x * 10).compose(x -> x - 1).applyAsInt(1) + " " + even.negate().or(x -> x == 4).test(4));
        ToIntFunction<String> len = String::length;
        IntFunction<String> stars = "*"::repeat;
        IntToDoubleFunction half = x -> x / 2.0;
        DoubleToLongFunction rnd = Math::round;
        ObjIntConsumer<List<Integer>> adder = List::add;
        List<Integer> target = new ArrayList<>();
        adder.accept(target, 8);
        System.out.println(len.applyAsInt("four") + stars.apply(3) + half.applyAsDouble(5) + rnd.applyAsLong(2.5) + target);
        BooleanSupplier bs = target::isEmpty;
        LongBinaryOperator lb = Math::max;
        DoubleUnaryOperator sq = Math::sqrt;
        System.out.println(bs.getAsBoolean() + " " + lb.applyAsLong(1L << 40, 2) + " " + sq.andThen(d -> d * 3).applyAsDouble(16));
        System.out.println(all(List.<Predicate<Integer>>of(x -> x > 2, x -> x < 9, x -> x % 2 == 1)).test(7));
        fib = memo(n -> n < 2 ? (long) n : fib.apply(n - 1) + fib.apply(n - 2), new HashMap<>());
        System.out.println(fib.apply(80));
        List<P> ps = new ArrayList<>(List.of(new P("b", 2, 1.5), new P("a", 2, 0.5), new P("c", 1, 9)));
        ps.sort(Comparator.comparingInt(P::a).thenComparing(P::n));
        System.out.println(ps);
        ps.sort(Comparator.comparingDouble(P::w).reversed());
        System.out.println(ps);
        ps.sort(Comparator.comparing(P::n, Comparator.reverseOrder()).thenComparingInt(P::a).thenComparingDouble(P::w));
        System.out.println(ps.get(0).n());
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        System.out.println(nested.get().get());
        try {
            inc.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("null composition");
        }
    }
}
