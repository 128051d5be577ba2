// jars: guava
import com.google.common.base.*;
import com.google.common.collect.*;
import java.util.*;
public class GuavaCollections {
    public static void main(String[] arguments) {
        ImmutableList<String> list = ImmutableList.of("a", "b", "c");
        System.out.println(list.reverse() + " " + ImmutableMap.of("k", 1, "l", 2) + " " + ImmutableSortedSet.of(3, 1, 2));
        Multimap<String, Integer> map = ArrayListMultimap.create();
        map.put("x", 1); map.put("x", 2); map.put("y", 3);
        System.out.println(map + " " + map.get("x") + " " + Multimaps.invertFrom(map, TreeMultimap.create()));
        BiMap<String, Integer> names = HashBiMap.create(); names.put("one", 1);
        Table<Integer, String, Double> table = TreeBasedTable.create(); table.put(1, "c", 2.5);
        Multiset<String> bag = TreeMultiset.create(List.of("b", "a", "b"));
        System.out.println(names.inverse().get(1) + " " + table + " " + bag + " " + Sets.intersection(Set.of(1, 2), Set.of(2)));
        System.out.println(Lists.partition(List.of(1, 2, 3, 4, 5), 2) + " " + Iterables.getLast(list) + " " + Ordering.natural().reverse().sortedCopy(List.of(2, 3, 1)));
        System.out.println(Joiner.on(',').skipNulls().join(Arrays.asList("p", null, "q")) + " " + Splitter.on(';').trimResults().omitEmptyStrings().splitToList("a ; ;b"));
        RangeSet<Integer> ranges = TreeRangeSet.create(); ranges.add(Range.closed(1, 5)); ranges.add(Range.open(4, 9));
        System.out.println(ranges + " " + MoreObjects.toStringHelper("T").add("v", 1).toString() + " " + CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "fooBar"));
        System.out.println(Maps.filterValues(ImmutableMap.of("a", 1, "b", 2), v -> v > 1) + " " + Sets.powerSet(ImmutableSet.of(1, 2)).size() + " " + Collections2.permutations(List.of(1, 2, 3)).size());
        try { Preconditions.checkArgument(false, "bad %s", 3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Strings.repeat("ab", 3) + CharMatcher.inRange('0', '9').retainFrom("a1b2") + " " + com.google.common.base.Optional.fromNullable(null).or("z") + " " + Enums.getIfPresent(Thread.State.class, "NEW"));
    }
}
