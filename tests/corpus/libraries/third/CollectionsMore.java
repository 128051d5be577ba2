// jars: commons-collections4
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.comparators.*;
import org.apache.commons.collections4.functors.*;
import org.apache.commons.collections4.iterators.*;
import org.apache.commons.collections4.keyvalue.*;
import org.apache.commons.collections4.list.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
import org.apache.commons.collections4.multiset.*;
import java.util.*;
public class CollectionsMore {
    public static void main(String[] arguments) {
        MultiValuedMap<String, Integer> many = new ArrayListValuedHashMap<>(); many.put("a", 1); many.put("a", 2);
        MultiSet<String> set = new HashMultiSet<>(List.of("x", "y", "x"));
        System.out.println(many + " " + set.getCount("x") + " " + many.containsMapping("a", 2) + " " + MultiMapUtils.getValuesAsList(many, "b"));
        TreeList<Integer> tree = new TreeList<>(List.of(3, 1, 2)); tree.add(1, 9);
        System.out.println(tree + " " + new GrowthList<Integer>(1).size() + " " + SetUniqueList.setUniqueList(new ArrayList<>(List.of(1, 1, 2))) + " " + new CursorableLinkedList<>(List.of(5)).getFirst());
        Comparator<String> order = new ComparatorChain<>(List.of(new NullComparator<String>(), ComparableComparator.comparableComparator()));
        System.out.println(order.compare("b", "a") + " " + ComparatorUtils.max("p", "q", null) + " " + new FixedOrderComparator<>(List.of("z", "y")).compare("z", "y"));
        Predicate<Integer> even = i -> i % 2 == 0;
        System.out.println(PredicateUtils.andPredicate(even, PredicateUtils.notNullPredicate()).evaluate(4) + " " + ClosureUtils.forClosure(2, x -> System.out.print(x + ".")).getClass().getSimpleName() + " " + TransformerUtils.stringValueTransformer().transform(7) + " " + FactoryUtils.prototypeFactory(new Date(0)).create().equals(new Date(0)));
        Iterator<Integer> zipped = IteratorUtils.zippingIterator(List.of(1, 3).iterator(), List.of(2, 4).iterator());
        System.out.println(IteratorUtils.toString(zipped) + " " + new DefaultKeyValue<>("k", 1) + " " + IterableUtils.countMatches(List.of(1, 2, 4), even) + " " + CollectionUtils.isEqualCollection(List.of(1, 2), List.of(2, 1)));
        ListOrderedMap<String, Integer> ordered = new ListOrderedMap<>(); ordered.put("z", 1); ordered.put("a", 2);
        System.out.println(ordered + " " + ordered.get(0) + " " + new Flat3Map<>(Map.of("q", 1)) + " " + MapUtils.getIntValue(Map.of("n", 5), "n"));
        MapUtils.debugPrint(System.out, "m", new TreeMap<>(Map.of("a", 1)));
        try { UnmodifiableList(); } catch (UnsupportedOperationException refused) { System.out.println(refused.getMessage()); }
    }
    static void UnmodifiableList() { ListUtils.unmodifiableList(new ArrayList<>(List.of(1))).add(2); }
}
