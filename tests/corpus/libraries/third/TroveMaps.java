// jars: trove4j
import gnu.trove.map.hash.*;
import gnu.trove.set.hash.*;
import gnu.trove.list.array.*;
public class TroveMaps {
    public static void main(String[] arguments) {
        TIntObjectHashMap<String> map = new TIntObjectHashMap<>();
        for (int i = 0; i < 20; i++) { map.put(i * 7, "v" + i); }
        System.out.println(map.get(14) + " " + map.size() + " " + map.containsKey(3));
        TIntArrayList list = new TIntArrayList(new int[] {3, 1, 2}); list.sort(); list.reverse();
        TLongHashSet set = new TLongHashSet(new long[] {1, 2, 2});
        TObjectIntHashMap<String> counts = new TObjectIntHashMap<>(); counts.adjustOrPutValue("a", 1, 1); counts.adjustOrPutValue("a", 1, 1);
        System.out.println(list + " " + list.sum() + " " + set.size() + " " + counts + " " + list.binarySearch(2));
        TDoubleArrayList doubles = new TDoubleArrayList(); doubles.add(1.5); doubles.transformValues(d -> d * 2);
        map.forEachEntry((k, v) -> k < 100); map.retainEntries((k, v) -> k > 100);
        System.out.println(doubles + " " + map.size());
    }
}
