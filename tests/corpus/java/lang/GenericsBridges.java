// Generics: bridge methods, bounded types, wildcards, recursive bounds, generic arrays by cast, covariant returns.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

public class GenericsBridges {
    static abstract class Node<T> {
        T value;

        void set(T t) {
            value = t;
        }

        abstract Node<T> copy();
    }

    static class IntNode extends Node<Integer> implements Comparable<IntNode> {
        IntNode(int v) {
            set(v);
        }

        @Override
        void set(Integer i) {
            System.out.println("IntNode.set " + i);
            super.set(i + 1);
        }

        @Override
        IntNode copy() {
            return new IntNode(value);
        }

        public int compareTo(IntNode o) {
            return value - o.value;
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T best = null;
        for (T t : c) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static double sum(List<? extends Number> ns) {
        double s = 0;
        for (Number n : ns) {
            s += n.doubleValue();
        }
        return s;
    }

    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) {
            l.add(i);
        }
    }

    static abstract class Builder<B extends Builder<B>> {
        StringBuilder sb = new StringBuilder();

        abstract B self();

        B add(String s) {
            sb.append(s);
            return self();
        }
    }

    static class LoudBuilder extends Builder<LoudBuilder> {
        LoudBuilder self() {
            return this;
        }

        LoudBuilder shout() {
            sb.append("!");
            return this;
        }
    }

    static class Stack<E> {
        private E[] items;
        private int n;

        @SuppressWarnings("unchecked")
        Stack(int cap) {
            items = (E[]) new Object[cap];
        }

        Stack<E> push(E e) {
            items[n++] = e;
            return this;
        }

        E pop() {
            return items[--n];
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        IntNode n = new IntNode(4);
        Node<Integer> up = n;
        up.set(9);
        System.out.println(up.copy().value + " " + n.copy().compareTo(n));
        try {
            ((Node) n).set("text");
        } catch (ClassCastException e) {
            System.out.println("bridge cast failed");
        }
        System.out.println(max(List.of(3, 9, 2)) + max(List.of("b", "a")) + max(new ArrayList<String>()));
        List<Number> target = new ArrayList<>();
        fill(target);
        target.add(2.5);
        System.out.println(sum(target) + " " + target);
        System.out.println(new LoudBuilder().add("a").shout().add("b").sb);
        Stack<String> st = new Stack<String>(3).push("x").push("y");
        System.out.println(st.pop() + st.pop());
        List<Integer> ints = new ArrayList<>();
        ((List) ints).add("dirty");
        Object fine = ints.get(0);
        System.out.println(fine);
        Comparator raw = (Comparator<String>) String::compareTo;
        try {
            raw.compare(1, 2);
        } catch (ClassCastException e) {
            System.out.println("lambda cast failed");
        }
        long bridges = java.util.Arrays.stream(IntNode.class.getDeclaredMethods()).filter(m -> m.isBridge()).count();
        System.out.println("bridges " + bridges);
    }
}
