// Lambdas and method references of all kinds: capturing, bound and unbound receivers, constructors, arrays, varargs, boxing.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.*;

public class LambdaForms {
    private int base = 10;
    private static int count;

    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    interface Var {
        String join(String a, String b, String c);
    }

    static String vararg(Object... parts) {
        return parts.length + Arrays.toString(parts);
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    int plus(int x) {
        return base + x;
    }

    Supplier<IntUnaryOperator> nest(int k) {
        return () -> x -> x * base + k;
    }

    static long widen(long l) {
        return l + 1;
    }

    record Point(int x, int y) {
        Point(int x) {
            this(x, x);
        }
    }

    public static void main(String[] args) {
        int local = 5;
        String text = "cap";
        double dd = 0.5;
        long ll = 1L << 40;
        Supplier<String> many = () -> text + local + dd + ll + args.length;
        System.out.println(many.get());
        Function<String, Integer> unbound = String::length;
        Supplier<Integer> bound = "bound"::length;
        Function<Integer, List<Object>> ctor = ArrayList::new;
        IntFunction<int[][]> arr = int[][]::new;
        Function<Integer, Point> rec = Point::new;
        BiFunction<Integer, Integer, Point> rec2 = Point::new;
        System.out.println(unbound.apply("four") + bound.get() + ctor.apply(3).size() + arr.apply(4).length + " " + rec.apply(2) + rec2.apply(3, 4));
        LambdaForms o = new LambdaForms();
        IntUnaryOperator p = o::plus;
        o.base = 20;
        System.out.println(p.applyAsInt(1) + " " + o.nest(3).get().applyAsInt(2));
        Function<Integer, Long> widening = LambdaForms::widen;
        ToLongFunction<Integer> unboxing = Integer::longValue;
        ToDoubleFunction<Integer> toDouble = x -> x;
        IntFunction<Object> boxing = Integer::valueOf;
        System.out.println(widening.apply(41) + " " + unboxing.applyAsLong(7) + " " + toDouble.applyAsDouble(3) + " " + boxing.apply(9));
        Var v = LambdaForms::vararg;
        Tri<Object, Object, Object, String> t = LambdaForms::vararg;
        Supplier<String> zero = LambdaForms::vararg;
        System.out.println(v.join("a", "b", "c") + t.apply(1, 'c', null) + zero.get());
        BinaryOperator<String> m = LambdaForms::max;
        BinaryOperator<Integer> mi = Math::max;
        System.out.println(m.apply("x", "y") + mi.apply(3, 2));
        Runnable r = (Runnable & Serializable) () -> count++;
        r.run();
        r.run();
        System.out.println(count + " " + (r instanceof Serializable) + " " + (r instanceof Runnable));
        Comparator3 c = (Comparator3 & Cloneable) (x, y) -> x - y;
        System.out.println(c.compare(5, 3) + " " + c.reversed(5, 3) + " " + (c instanceof Cloneable));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curry = a -> b -> d -> a * b + d;
        System.out.println(curry.apply(2).apply(3).apply(4));
        Supplier<Runnable> inner = () -> () -> System.out.println("inner " + local);
        inner.get().run();
        Consumer<List<String>> adder = list -> list.add(text);
        List<String> target = new ArrayList<>();
        adder.andThen(List::clear).accept(target);
        System.out.println(target.size());
        Object castTo = (Function<Object, String> & Serializable) Object::toString;
        @SuppressWarnings("unchecked") Function<Object, String> back = (Function<Object, String>) castTo;
        System.out.println(back.apply(12));
        try {
            String nul = null;
            Supplier<Integer> broken = nul::length;
        } catch (NullPointerException e) {
            System.out.println("bound receiver is null");
        }
    }

    interface Comparator3 {
        int compare(Integer a, Integer b);

        default int reversed(int a, int b) {
            return compare(b, a);
        }
    }
}
