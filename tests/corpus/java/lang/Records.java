// Records: toString, equals and hashCode with every component type, compact constructors, nesting, generics, static members.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class Records {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x < -100) {
                throw new IllegalArgumentException("x " + x);
            }
        }

        double norm() {
            return Math.sqrt(x * x + y * y);
        }

        public int compareTo(Point o) {
            return Integer.compare(x * x + y * y, o.x * o.x + o.y * o.y);
        }
    }

    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, Object o) {
    }

    record WithArray(int[] a, String[] s) {
    }

    record Floats(float f, double d) {
    }

    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }
    }

    record Empty() {
    }

    record Custom(String name, int... marks) {
        Custom(String name) {
            this(name, 1, 2, 3);
        }

        @Override
        public String name() {
            return "<" + name + ">";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && Arrays.equals(marks, c.marks);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(marks);
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.norm() + " " + p.equals(new Point(3, 4)) + " " + p.hashCode() + " " + Point.made + Point.ORIGIN);
        All all = new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, -0.0, "t", List.of(1));
        All same = new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, -0.0, "t", List.of(1));
        System.out.println(all + " " + all.equals(same) + " " + (all.hashCode() == same.hashCode()) + " " + all.hashCode());
        System.out.println(all.equals(new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, 0.0, "t", List.of(1))));
        System.out.println(new All(false, (byte) 0, 'a', (short) 0, 0, 0, 0, 0, null, null).hashCode() + " " + new Empty().hashCode() + new Empty());
        Floats nan = new Floats(Float.NaN, Double.NaN);
        System.out.println(nan + " " + nan.equals(new Floats(Float.NaN, Double.NaN)) + " " + new Floats(0f, 0.0).equals(new Floats(-0f, 0.0)) + " " + nan.hashCode());
        int[] shared = {1};
        WithArray w = new WithArray(shared, new String[] {"a"});
        System.out.println(w.equals(new WithArray(shared, w.s())) + " " + w.equals(new WithArray(new int[] {1}, w.s())));
        System.out.println(Pair.twin("x") + " " + new Pair<>(1, null).swap() + " " + new Pair<>(new Pair<>(1, 2L), 'c').hashCode());
        System.out.println(new Custom("n").equals(new Custom("m")) + " " + new Custom("n").name() + " " + new Custom("n").hashCode());
        try {
            new Point(-200, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Point.made);
        }
        record Local(String s) {
            String twice() {
                return s + s;
            }
        }
        System.out.println(new Local("ab").twice() + new Local(null));
        List<Point> ps = new ArrayList<>(List.of(new Point(5, 5), new Point(1, 0), p));
        ps.sort(null);
        System.out.println(ps + " " + Objects.hash(p, "a") + " " + p.getClass().isRecord() + " " + Record.class.isInstance(p));
    }
}
