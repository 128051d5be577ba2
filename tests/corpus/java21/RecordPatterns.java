// Record patterns in instanceof and switch: nesting, inference, generics, guards and failing accessors.
// jdk: 21
import java.util.List;

public class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box<T>(T content) {
    }

    record Pair<A, B>(A a, B b) {
    }

    record Broken(int v) {
        @Override
        public int v() {
            throw new IllegalStateException("accessor");
        }
    }

    static String describe(Object o) {
        return switch (o) {
            case Line(Point(var x1, var y1), Point(int x2, int y2)) when x1 == x2 -> "vertical at " + x1 + " length " + Math.abs(y1 - y2);
            case Line(Point from, var to) -> "line " + from + " to " + to;
            case Point(int x, int y) when x == y -> "diagonal " + x;
            case Point(int x, int y) -> "point " + x + "," + y;
            case Box<?>(Box<?>(String s)) -> "box in box of " + s;
            case Box<?>(String s) -> "box of text " + s;
            case Box<?>(Integer i) when i > 10 -> "box of big " + i;
            case Box<?>(var other) -> "box of " + other;
            case Pair<?, ?>(Point(var x, var y), List<?> l) -> "pair " + (x + y) + " " + l.size();
            case Pair<?, ?> p -> "other pair " + p;
            default -> "unknown " + o;
        };
    }

    static <T extends Comparable<T>> T larger(Pair<T, T> p) {
        if (p instanceof Pair<T, T>(var a, var b)) {
            return a.compareTo(b) >= 0 ? a : b;
        }
        throw new IllegalArgumentException();
    }

    public static void main(String[] args) {
        Object[] all = {new Line(new Point(1, 2), new Point(1, 9)), new Line(new Point(0, 0), new Point(3, 4)), new Point(5, 5), new Point(5, 6), new Box<>(new Box<>("deep")), new Box<>("text"), new Box<>(42), new Box<>(3), new Box<>(null), new Pair<>(new Point(1, 2), List.of(1, 2, 3)), new Pair<>(1, null), "none"};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        System.out.println(larger(new Pair<>("a", "b")) + " " + larger(new Pair<>(7, 3)));
        Object o = new Line(null, new Point(1, 1));
        System.out.println(o instanceof Line(Point(var x, var y), var to) ? "matched " + x : "null component");
        if (o instanceof Line(var from, Point(int x, int y)) && from == null) {
            System.out.println("from is null, to " + x + y);
        }
        try {
            Object b = new Broken(1);
            System.out.println(b instanceof Broken(int v) ? v : -1);
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }
}
