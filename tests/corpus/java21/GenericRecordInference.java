// Inference for record patterns, qualified enum constants in switch, and nested generic containers.
// jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class GenericRecordInference {
    sealed interface Coin {
    }

    enum Side implements Coin {
        HEADS, TAILS
    }

    enum Odd implements Coin {
        EDGE
    }

    record Wrap<T>(T inner, int depth) {
        <R> Wrap<R> map(Function<? super T, ? extends R> f) {
            return new Wrap<>(f.apply(inner), depth + 1);
        }
    }

    sealed interface Tree<T> {
        record Leaf<T>() implements Tree<T> {
        }

        record Node<T>(Tree<T> left, T value, Tree<T> right) implements Tree<T> {
        }

        static <T extends Comparable<T>> Tree<T> insert(Tree<T> t, T v) {
            return switch (t) {
                case Leaf<T>() -> new Node<>(t, v, t);
                case Node<T>(var l, var x, var r) when v.compareTo(x) < 0 -> new Node<>(insert(l, v), x, r);
                case Node<T>(var l, var x, var r) when v.compareTo(x) > 0 -> new Node<>(l, x, insert(r, v));
                case Node<T> same -> same;
            };
        }

        static <T> List<T> toList(Tree<T> t) {
            List<T> out = new ArrayList<>();
            if (t instanceof Node<T>(var l, var v, var r)) {
                out.addAll(toList(l));
                out.add(v);
                out.addAll(toList(r));
            }
            return out;
        }

        static int depth(Tree<?> t) {
            return switch (t) {
                case Leaf<?> l -> 0;
                case Node<?>(var l, var v, var r) -> 1 + Math.max(depth(l), depth(r));
            };
        }
    }

    static int worth(Coin c) {
        return switch (c) {
            case Side.HEADS -> 1;
            case Side.TAILS -> 2;
            case Odd.EDGE -> 100;
        };
    }

    static String unwrap(Object o) {
        return switch (o) {
            case Wrap(Wrap(Wrap(var x, var d3), var d2), var d1) -> "three " + x + " " + d1 + d2 + d3;
            case Wrap(Wrap(var x, var d2), var d1) -> "two " + x + " " + d1 + d2;
            case Wrap(var x, int d) when d > 5 -> "deep one " + x;
            case Wrap(var x, int d) -> "one " + x;
            default -> "none";
        };
    }

    public static void main(String[] args) {
        System.out.println(worth(Side.HEADS) + worth(Side.TAILS) + worth(Odd.EDGE));
        System.out.println(unwrap(new Wrap<>(new Wrap<>(new Wrap<>("x", 3), 2), 1)) + "; " + unwrap(new Wrap<>(new Wrap<>(1, 0), 0)) + "; " + unwrap(new Wrap<>("q", 9)) + "; " + unwrap(new Wrap<>(null, 0)) + "; " + unwrap(3));
        System.out.println(new Wrap<>("abc", 0).map(String::length).map(n -> n * 1.5));
        Tree<Integer> t = new Tree.Leaf<>();
        for (int i = 0; i < 20; i++) {
            t = Tree.insert(t, i * 7 % 13);
        }
        System.out.println(Tree.toList(t) + " " + Tree.depth(t));
        Tree<String> w = new Tree.Leaf<>();
        for (String s : "the order of words here".split(" ")) {
            w = Tree.insert(w, s);
        }
        System.out.println(Tree.toList(w) + " " + w);
    }
}
