// HashMap and HashSet iteration order over strings, integers, enums and colliding keys, through growth, removal and treeification.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class HashMapOrder {
    static class Collide implements Comparable<Collide> {
        final int id;

        Collide(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id % 2;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Collide c && c.id == id;
        }

        public int compareTo(Collide o) {
            return Integer.compare(id, o.id);
        }

        @Override
        public String toString() {
            return "c" + id;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog while the cat sleeps and dreams of mice".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        System.out.println(m.keySet());
        System.out.println(m.values());
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(e.getValue() * e.getKey().length());
        }
        System.out.println(m.entrySet());
        Set<Integer> ints = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            ints.add(i * 37 % 1000 - 200);
        }
        System.out.println(ints);
        ints.removeIf(x -> x > 300);
        System.out.println(ints);
        Map<Collide, Integer> tree = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            tree.put(new Collide(i * 31 % 101), i);
        }
        System.out.println(tree);
        for (int i = 0; i < 90; i++) {
            tree.remove(new Collide(i));
        }
        System.out.println(tree + " " + tree.get(new Collide(95)) + " " + tree.get(new Collide(5)));
        Map<Object, String> mixed = new HashMap<>(4, 2f);
        mixed.put(null, "null key");
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put('a', "char");
        mixed.put(97, "a as int");
        mixed.put(2.5, "double");
        mixed.put(true, "bool");
        mixed.put("", "empty");
        System.out.println(mixed);
        System.out.println(mixed.get(1) + mixed.get(1L) + mixed.get(1.0) + mixed.containsKey(null) + mixed.containsValue("char"));
        Set<Character> cs = new HashSet<>();
        for (char c : "hash map iteration".toCharArray()) {
            cs.add(c);
        }
        System.out.println(cs + " " + cs.hashCode());
        Map<String, String> copy = new HashMap<>(Map.of("one", "1"));
        copy.putAll(new HashMap<>(copy));
        System.out.println(copy.equals(Map.of("one", "1")) + " " + copy.hashCode() + " " + new HashMap<>(m).equals(m));
    }
}
