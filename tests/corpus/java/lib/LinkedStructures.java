// Own data structures: linked list with iterator, binary tree, hash table with chains, ring buffer, union find, segment tree.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public class LinkedStructures {
    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        private T value;
        private Tree<T> left;
        private Tree<T> right;

        Tree(T v) {
            value = v;
        }

        boolean add(T v) {
            int c = v.compareTo(value);
            if (c == 0) {
                return false;
            }
            Tree<T> child = c < 0 ? left : right;
            if (child != null) {
                return child.add(v);
            }
            if (c < 0) {
                left = new Tree<>(v);
            } else {
                right = new Tree<>(v);
            }
            return true;
        }

        int height() {
            return 1 + Math.max(left == null ? 0 : left.height(), right == null ? 0 : right.height());
        }

        public Iterator<T> iterator() {
            List<T> out = new ArrayList<>();
            walk(out);
            return out.iterator();
        }

        private void walk(List<T> out) {
            if (left != null) {
                left.walk(out);
            }
            out.add(value);
            if (right != null) {
                right.walk(out);
            }
        }
    }

    static class Ring {
        private final long[] data;
        private int head;
        private int size;

        Ring(int n) {
            data = new long[n];
        }

        void add(long v) {
            data[(head + size) % data.length] = v;
            if (size < data.length) {
                size++;
            } else {
                head = (head + 1) % data.length;
            }
        }

        long take() {
            if (size == 0) {
                throw new NoSuchElementException("ring is empty");
            }
            long v = data[head];
            head = (head + 1) % data.length;
            size--;
            return v;
        }
    }

    static class UnionFind {
        final int[] parent;
        int sets;

        UnionFind(int n) {
            parent = new int[n];
            sets = n;
            for (int i = 0; i < n; i++) {
                parent[i] = i;
            }
        }

        int find(int x) {
            return parent[x] == x ? x : (parent[x] = find(parent[x]));
        }

        void union(int a, int b) {
            int x = find(a);
            int y = find(b);
            if (x != y) {
                parent[x] = y;
                sets--;
            }
        }
    }

    static class Table<K, V> {
        private Object[][][] buckets = new Object[4][0][];
        private int size;

        V put(K k, V v) {
            int b = Math.floorMod(k.hashCode(), buckets.length);
            for (Object[] e : buckets[b]) {
                if (e[0].equals(k)) {
                    @SuppressWarnings("unchecked") V old = (V) e[1];
                    e[1] = v;
                    return old;
                }
            }
            buckets[b] = java.util.Arrays.copyOf(buckets[b], buckets[b].length + 1);
            buckets[b][buckets[b].length - 1] = new Object[] {k, v};
            if (++size > 2 * buckets.length) {
                Object[][][] old = buckets;
                buckets = new Object[old.length * 2][0][];
                size = 0;
                for (Object[][] chain : old) {
                    for (Object[] e : chain) {
                        @SuppressWarnings("unchecked") K key = (K) e[0];
                        @SuppressWarnings("unchecked") V val = (V) e[1];
                        put(key, val);
                    }
                }
            }
            return null;
        }
    }

    public static void main(String[] args) {
        Tree<Integer> t = new Tree<>(50);
        int added = 1;
        for (int i = 0; i < 40; i++) {
            added += t.add(i * 37 % 71) ? 1 : 0;
        }
        StringBuilder sb = new StringBuilder();
        for (int v : t) {
            sb.append(v).append(' ');
        }
        System.out.println(added + " " + t.height() + " " + sb);
        Ring r = new Ring(3);
        for (int i = 1; i <= 5; i++) {
            r.add(i);
        }
        System.out.println(r.take() + r.take() + r.take());
        try {
            r.take();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        UnionFind u = new UnionFind(20);
        for (int i = 0; i < 17; i += 2) {
            u.union(i, (i * 3 + 1) % 20);
        }
        System.out.println(u.sets + " " + (u.find(0) == u.find(1)) + " " + (u.find(5) == u.find(9)));
        Table<String, Integer> table = new Table<>();
        for (int i = 0; i < 60; i++) {
            table.put("k" + i % 45, i);
        }
        System.out.println(table.size + " " + table.buckets.length + " " + table.put("k3", 0) + " " + table.put("new", 1));
    }
}
