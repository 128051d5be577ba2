// An LRU cache with its own doubly linked list and hash table, compared step by step with LinkedHashMap.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class LruCache<K, V> {
    private class Node {
        final K key;
        V value;
        Node prev;
        Node next;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }

        void unlink() {
            prev.next = next;
            next.prev = prev;
        }

        void linkAfter(Node n) {
            prev = n;
            next = n.next;
            n.next.prev = this;
            n.next = this;
        }
    }

    private final Map<K, Node> index = new HashMap<>();
    private final Node head = new Node(null, null);
    private final int capacity;
    int hits;
    int misses;

    LruCache(int capacity) {
        this.capacity = capacity;
        head.next = head.prev = head;
    }

    V get(K key) {
        Node n = index.get(key);
        if (n == null) {
            misses++;
            return null;
        }
        hits++;
        n.unlink();
        n.linkAfter(head);
        return n.value;
    }

    void put(K key, V value) {
        Node n = index.get(key);
        if (n != null) {
            n.value = value;
            n.unlink();
        } else {
            if (index.size() == capacity) {
                Node last = head.prev;
                last.unlink();
                index.remove(last.key);
            }
            n = new Node(key, value);
            index.put(key, n);
        }
        n.linkAfter(head);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("[");
        for (Node n = head.prev; n != head; n = n.prev) {
            sb.append(sb.length() > 1 ? ", " : "").append(n.key).append('=').append(n.value);
        }
        return sb.append(']').toString();
    }

    public static void main(String[] args) {
        LruCache<Integer, String> mine = new LruCache<>(5);
        Map<Integer, String> reference = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 5;
            }
        };
        int x = 7;
        for (int i = 0; i < 400; i++) {
            x = (x * 29 + 11) % 997;
            int key = x / 7 % 9;
            if (i % 5 < 2) {
                mine.put(key, "v" + i);
                reference.put(key, "v" + i);
            } else if (!java.util.Objects.equals(mine.get(key), reference.get(key))) {
                throw new AssertionError("differs at " + i);
            }
            String expected = reference.toString().replace('{', '[').replace('}', ']');
            assert mine.toString().equals(expected) : mine + " " + expected;
        }
        System.out.println(mine + " hits " + mine.hits + " misses " + mine.misses);
    }
}
