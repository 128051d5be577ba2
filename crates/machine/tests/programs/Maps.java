import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The library's collections, strings and lambdas under a monitor. */
public class Maps {
    static Map<String, Integer> counts;
    static List<String> order;

    static void setup() {
        counts = new HashMap<>();
        order = new ArrayList<>();
        work("warm");
        counts.clear();
        order.clear();
    }

    static void work(String who) {
        Function<Integer, String> name = i -> who + i % 2;
        for (int i = 0; i < 3; i++) {
            String key = name.apply(i);
            synchronized (counts) {
                counts.merge(key, 1, Integer::sum);
                order.add(key);
            }
        }
        StringBuilder text = new StringBuilder();
        synchronized (counts) {
            for (String s : order) {
                text.append(s).append(' ');
            }
        }
        System.out.println(text);
    }

    static void task0() {
        work("a");
    }

    static void task1() {
        work("b");
    }
}
