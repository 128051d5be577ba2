// Lambdas for generic and overridden functional interfaces: bridges, primitive adaptation, wildcards, default calls, Object methods.
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class LambdaBridges {
    interface Conv<A, B> {
        B conv(A a);
    }

    interface StringConv<B> extends Conv<String, B> {
        @Override
        B conv(String s);
    }

    interface IntConv extends StringConv<Integer> {
        @Override
        Integer conv(String s);

        default int twice(String s) {
            return conv(s) * 2;
        }
    }

    interface Num extends ToIntFunction<String>, Function<String, Integer> {
        @Override
        default Integer apply(String s) {
            return applyAsInt(s) + 1;
        }
    }

    interface Eq {
        boolean test(Object a, Object b);

        boolean equals(Object o);

        int hashCode();
    }

    interface Thrower<X extends Exception> {
        void run() throws X;
    }

    static <X extends Exception> void call(Thrower<X> t) throws X {
        t.run();
    }

    @SuppressWarnings("unchecked")
    static <X extends Throwable> void sneaky(Throwable t) throws X {
        throw (X) t;
    }

    static int len(CharSequence cs) {
        return cs.length();
    }

    static Integer boxed(int a, long b) {
        return (int) (a + b);
    }

    static void nothing(Object o) {
        System.out.print("<" + o + ">");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        IntConv ic = Integer::parseInt;
        Conv<String, Integer> up = ic;
        Conv raw = ic;
        System.out.println(ic.twice("21") + " " + up.conv("7") + " " + raw.conv("8"));
        try {
            raw.conv(5);
        } catch (ClassCastException e) {
            System.out.println("raw call refused");
        }
        Num n = String::length;
        System.out.println(n.applyAsInt("four") + " " + n.apply("four") + " " + n.andThen(x -> x * 10).apply("ab"));
        Eq eq = Object::equals;
        System.out.println(eq.test("a", "a") + " " + eq.test(1, 1L));
        Function<String, Integer> fromSuper = LambdaBridges::len;
        Function<String, Object> covariant = LambdaBridges::len;
        ToLongFunction<String> widening = LambdaBridges::len;
        ToDoubleFunction<String> more = LambdaBridges::len;
        BiFunction<Integer, Integer, Number> adapt = (a, b) -> boxed(a, b);
        IntBinaryOperator unboxed = (a, b) -> boxed(a, b);
        Function<Object, Void> none = o -> null;
        System.out.println(fromSuper.apply("xyz") + " " + covariant.apply("xy") + " " + widening.applyAsLong("x") + " " + more.applyAsDouble("") + " " + adapt.apply(1, 2) + unboxed.applyAsInt(3, 4) + none.apply(1));
        Consumer<String> dropResult = String::length;
        Supplier<Object> sup = StringBuilder::new;
        Consumer<Integer> cons = LambdaBridges::nothing;
        IntConsumer icons = LambdaBridges::nothing;
        dropResult.accept("dropped");
        cons.accept(1);
        icons.accept(2);
        System.out.println(sup.get().toString().isEmpty());
        Comparator<String> c = Comparator.<String, Integer>comparing(String::length).thenComparing(Function.identity());
        System.out.println(List.of("bb", "a", "aa").stream().sorted(c.reversed()).toList());
        try {
            call(() -> {
                throw new java.io.IOException("checked");
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        call(() -> System.out.println("no exception type"));
        try {
            LambdaBridges.<RuntimeException>sneaky(new java.io.IOException("sneaky"));
        } catch (Exception e) {
            System.out.println(e);
        }
        Function<? super Integer, ? extends Number> wild = x -> x / 2.0;
        Number r = wild.apply(5);
        System.out.println(r + " " + ((Supplier<int[]>) () -> new int[] {3}).get()[0]);
        UnaryOperator<Object> id = UnaryOperator.identity();
        System.out.println(id.apply("id") + " " + ((Function<Integer, int[]>) int[]::new).apply(3).length + ((IntFunction<List<String>[]>) List[]::new).apply(2).length);
    }
}
