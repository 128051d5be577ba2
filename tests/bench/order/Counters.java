import static edu.rice.hj.Module2.*;

/** As many counters as the argument says; two tasks increment each, in isolated on the counter. */
public class Counters {
    static class Counter {
        int value;
    }

    public static void main(String[] args) {
        Counter[] counters = new Counter[Integer.parseInt(args[0])];
        for (int i = 0; i < counters.length; i++) {
            counters[i] = new Counter();
        }
        launchHabaneroApp(() -> {
            finish(() -> {
                for (Counter counter : counters) {
                    async(() -> isolated(counter, () -> counter.value++));
                    async(() -> isolated(counter, () -> counter.value++));
                }
            });
            for (Counter counter : counters) {
                assert counter.value == 2;
            }
        });
    }
}
