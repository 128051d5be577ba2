// Sets of several kinds: union, intersection, difference, power set, equality across kinds, mutable keys gone wrong.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class SetAlgebra {
    static <T> Set<T> union(Collection<? extends T> a, Collection<? extends T> b) {
        Set<T> r = new LinkedHashSet<>(a);
        r.addAll(b);
        return r;
    }

    static <T> Set<T> meet(Collection<T> a, Collection<T> b) {
        Set<T> r = new LinkedHashSet<>(a);
        r.retainAll(b);
        return r;
    }

    static <T> Set<T> minus(Collection<T> a, Collection<T> b) {
        Set<T> r = new LinkedHashSet<>(a);
        r.removeAll(b);
        return r;
    }

    static <T> List<List<T>> power(List<T> items) {
        List<List<T>> out = new ArrayList<>();
        for (int mask = 0; mask < 1 << items.size(); mask++) {
            List<T> s = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                if ((mask >> i & 1) == 1) {
                    s.add(items.get(i));
                }
            }
            out.add(s);
        }
        return out;
    }

    static class Mutable {
        int v;

        Mutable(int v) {
            this.v = v;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Mutable m && m.v == v;
        }

        @Override
        public int hashCode() {
            return v;
        }
    }

    public static void main(String[] args) {
        List<Integer> a = List.of(5, 1, 4, 2);
        List<Integer> b = List.of(2, 9, 5);
        System.out.println(union(a, b) + " " + meet(a, b) + " " + minus(a, b) + " " + union(minus(a, b), minus(b, a)));
        System.out.println(power(List.of("x", "y", "z")));
        System.out.println(new HashSet<>(a).equals(new TreeSet<>(a)) + " " + new HashSet<>(a).hashCode() + " " + new TreeSet<>(a).hashCode() + " " + new HashSet<>(a).containsAll(List.of(1, 2)));
        Set<Mutable> broken = new HashSet<>();
        Mutable m = new Mutable(1);
        broken.add(m);
        m.v = 2;
        System.out.println(broken.contains(m) + " " + broken.contains(new Mutable(1)) + " " + broken.size() + " " + broken.remove(m) + " " + broken.iterator().next().v);
        Set<List<Integer>> lists = new HashSet<>();
        System.out.println(lists.add(Arrays.asList(1, 2)) + " " + lists.add(List.of(1, 2)) + " " + lists.add(List.of(2, 1)) + " " + lists.size());
        Set<int[]> arrays = new HashSet<>(List.of(new int[] {1}, new int[] {1}));
        System.out.println(arrays.size());
        Set<Object> mixed = new HashSet<>(Arrays.asList(1, 1L, 1.0, 1f, '1', "1", (short) 1, (byte) 1, true, null, null));
        System.out.println(mixed.size() + " " + mixed.contains(1L) + mixed.contains(null));
        Set<String> words = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(words.addAll(List.of("Apple", "apple", "Bee", "BEE", "cat")) + " " + words + " " + words.contains("APPLE") + " " + new HashSet<>(words).contains("APPLE"));
        Set<Integer> big = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            big.add(i * i % 257);
        }
        int sum = 0;
        for (int x : big) {
            sum = sum * 31 + x;
        }
        System.out.println(big.size() + " " + sum);
    }
}
