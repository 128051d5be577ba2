// What lambdas capture: loop variables, this, fields, arguments, enclosing lambdas, constructors, static and instance initialisers.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class LambdaCaptures {
    static final List<Supplier<String>> ALL = new ArrayList<>();
    static int statics;
    static final Supplier<Integer> FROM_CLINIT = () -> ++statics;
    int n;
    final IntSupplier fromField = () -> n * 2;
    final Supplier<LambdaCaptures> self = () -> this;

    {
        ALL.add(() -> "init " + n);
    }

    LambdaCaptures(int n) {
        this(n, () -> "arg " + n);
    }

    LambdaCaptures(int n, Supplier<String> s) {
        this.n = n;
        ALL.add(s);
        ALL.add(() -> "ctor " + n + " " + this.n);
    }

    class Inner {
        int n = 1000;

        Supplier<Integer> both() {
            return () -> n + LambdaCaptures.this.n + fromField.getAsInt();
        }
    }

    interface Defaulted {
        int base();

        default Supplier<Integer> plus(int k) {
            return () -> base() + k;
        }
    }

    static <T> Function<T, T> twice(Function<T, T> f) {
        return x -> f.apply(f.apply(x));
    }

    static class Child extends LambdaCaptures {
        Child() {
            super(9);
        }

        @Override
        public String toString() {
            Supplier<String> s = super::toString;
            return "child of " + s.get();
        }
    }

    @Override
    public String toString() {
        return "LC" + n;
    }

    public static void main(String[] args) {
        LambdaCaptures o = new LambdaCaptures(5);
        for (int i = 0; i < 3; i++) {
            int copy = i;
            ALL.add(() -> "loop " + copy);
        }
        for (String s : new String[] {"x", "y"}) {
            ALL.add(() -> s + args.length);
        }
        o.n = 6;
        ALL.forEach(s -> System.out.print(s.get() + "; "));
        System.out.println();
        System.out.println(FROM_CLINIT.get() + FROM_CLINIT.get() + " " + o.fromField.getAsInt() + " " + (o.self.get() == o) + " " + o.new Inner().both().get());
        System.out.println(((Defaulted) () -> 40).plus(2).get() + " " + twice(twice((Integer x) -> x * 3)).apply(1) + " " + new Child());
        long a = 1L << 40;
        double b = 2.5;
        byte c = -3;
        char d = 'd';
        boolean e = true;
        float f = 1.5f;
        short g = 7;
        Object h = null;
        int[] arr = {1};
        Supplier<String> wide = () -> a + " " + b + " " + c + d + e + f + g + h + arr[0]++;
        System.out.println(wide.get() + " " + wide.get());
        Function<Integer, Function<Integer, Supplier<Integer>>> nested = x -> y -> () -> x * 100 + y + arr[0];
        Supplier<Integer> later = nested.apply(2).apply(3);
        arr[0] = 50;
        System.out.println(later.get());
        BiFunction<Integer, Integer, Integer>[] fact = new BiFunction[1];
        fact[0] = (k, acc) -> k <= 1 ? acc : fact[0].apply(k - 1, acc * k);
        System.out.println(fact[0].apply(10, 1));
        Runnable r = () -> {
            class Local {
                String show() {
                    return "local sees " + a + arr[0];
                }
            }
            System.out.println(new Local().show());
        };
        r.run();
        Supplier<String> s1 = () -> "same";
        Supplier<String> s2 = () -> "same";
        System.out.println((s1 == s2) + " " + s1.get().equals(s2.get()) + " " + (s1.get() == s2.get()));
    }
}
