// expect: ok
// output: {a=6, b=6} [0, 1, 2] 3

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;

/** Concurrent collections keep what tasks add. */
public class LibraryConcurrentMap {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
            ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
            ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
            forall(0, 2, i -> {
                map.merge("a", 2, Integer::sum);
                map.compute("b", (key, old) -> old == null ? 2 : old + 2);
                set.add(i);
                queue.add(i);
            });
            System.out.println(map + " " + set + " " + queue.size());
        });
    }
}
