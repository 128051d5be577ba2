// IdentityHashMap against HashMap on equal keys, and WeakHashMap with strongly held keys.
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.Collections;

public class IdentityAndWeakMaps {
    record Key(int k) {
    }

    public static void main(String[] args) {
        String a = new String("key");
        String b = new String("key");
        Map<String, Integer> id = new IdentityHashMap<>();
        Map<String, Integer> eq = new HashMap<>();
        id.put(a, 1);
        id.put(b, 2);
        eq.put(a, 1);
        eq.put(b, 2);
        System.out.println(id.size() + " " + eq.size() + " " + id.get(a) + id.get(b) + id.get("key") + " " + eq.get("key"));
        System.out.println(id.containsKey("key") + " " + id.containsKey(a) + " " + id.containsValue(2) + " " + id.remove("key") + id.remove(b) + id.size());
        Integer big1 = 1000;
        Integer big2 = 1000;
        Map<Integer, String> boxes = new IdentityHashMap<>();
        boxes.put(big1, "x");
        boxes.put(big2, "y");
        boxes.put(5, "z");
        boxes.put(5, "w");
        System.out.println(boxes.size() + " " + new TreeSet<>(boxes.values()) + " " + boxes.get(5) + boxes.get(Integer.valueOf(1000)));
        boxes.put(null, "null");
        System.out.println(boxes.get(null) + " " + boxes.containsKey(null) + " " + boxes.computeIfAbsent(6, k -> "six") + " " + boxes.size());
        boxes.keySet().removeIf(k -> k != null && k < 10);
        System.out.println(boxes.size() + " " + boxes.equals(new IdentityHashMap<>(boxes)));
        Set<Key> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Key k1 = new Key(1);
        System.out.println(seen.add(k1) + " " + seen.add(k1) + " " + seen.add(new Key(1)) + " " + seen.size() + " " + seen.contains(new Key(1)));
        for (int i = 0; i < 200; i++) {
            seen.add(new Key(i));
        }
        System.out.println(seen.size() + " " + seen.stream().mapToInt(Key::k).sum());
        Map<Object, String> weak = new WeakHashMap<>();
        Object strong = new Key(42);
        weak.put(strong, "kept");
        weak.put("literal", "also kept");
        weak.put(null, "null key");
        System.out.println(weak.size() + " " + weak.get(new Key(42)) + " " + weak.get("literal") + " " + weak.get(null) + " " + weak.containsKey(strong));
        weak.merge("literal", "!", String::concat);
        System.out.println(weak.remove(strong) + " " + weak.get("literal") + " " + weak.size());
        weak.keySet().clear();
        System.out.println(weak.isEmpty() + " " + strong);
    }
}
