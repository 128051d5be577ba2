import static edu.rice.hj.Module2.*;

/** Tasks that each enter isolated once, on data of their own. The argument: how many tasks. */
public class IsolatedOwn {
    public static void main(String[] args) {
        int tasks = Integer.parseInt(args[0]);
        int[] data = new int[tasks];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int task = 0; task < tasks; task++) {
                    int own = task;
                    async(() -> isolated(() -> data[own] += own));
                }
            });
            long sum = 0;
            for (int value : data) {
                sum += value;
            }
            assert sum == (long) tasks * (tasks - 1) / 2;
        });
    }
}
