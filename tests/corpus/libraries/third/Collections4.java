// jars: commons-collections4
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;
import org.apache.commons.collections4.bidimap.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.trie.*;
import java.util.*;
public class Collections4 {
    public static void main(String[] arguments) {
        Bag<String> bag = new TreeBag<>(List.of("a", "b", "a"));
        BidiMap<String, Integer> both = new TreeBidiMap<>(Map.of("x", 1));
        System.out.println(bag.getCount("a") + " " + both.getKey(1) + " " + CollectionUtils.intersection(List.of(1, 2, 3), List.of(2, 3, 4)) + CollectionUtils.subtract(List.of(1, 2), List.of(2)));
        LRUMap<Integer, String> lru = new LRUMap<>(2); lru.put(1, "a"); lru.put(2, "b"); lru.get(1); lru.put(3, "c");
        System.out.println(lru + " " + ListUtils.partition(List.of(1, 2, 3), 2) + " " + MapUtils.invertMap(Map.of("k", "v")));
        CircularFifoQueue<Integer> queue = new CircularFifoQueue<>(2); queue.add(1); queue.add(2); queue.add(3);
        PatriciaTrie<Integer> trie = new PatriciaTrie<>(Map.of("abc", 1, "abd", 2, "x", 3));
        System.out.println(queue + " " + trie.prefixMap("ab") + " " + new MultiKeyMap<String, Integer>());
        CaseInsensitiveMap<String, Integer> any = new CaseInsensitiveMap<>(); any.put("KEY", 1);
        System.out.println(any.get("key") + " " + IterableUtils.toString(IterableUtils.filteredIterable(List.of(1, 2, 3, 4), i -> i % 2 == 0)) + " " + SetUtils.union(Set.of(1), Set.of(2)));
        System.out.println(CollectionUtils.collect(List.of(1, 2), i -> i * 10) + " " + IteratorUtils.toList(IteratorUtils.chainedIterator(List.of(1).iterator(), List.of(2).iterator())));
        Map<String, String> lazy = LazyMap.lazyMap(new HashMap<>(), k -> k + k);
        System.out.println(lazy.get("z") + " " + new LinkedMap<>(Map.of(1, 2)).firstKey() + " " + new HashedMap<>(Map.of("q", 1)) + " " + new ReferenceMap<String, String>().isEmpty());
    }
}
