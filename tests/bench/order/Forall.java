import static edu.rice.hj.Module2.*;

/** One forall, whose tasks each write an element of their own. The argument: how many tasks. */
public class Forall {
    public static void main(String[] args) {
        int tasks = Integer.parseInt(args[0]);
        int[] data = new int[tasks];
        launchHabaneroApp(() -> {
            forall(0, tasks - 1, i -> data[i] = i);
            long sum = 0;
            for (int value : data) {
                sum += value;
            }
            assert sum == (long) tasks * (tasks - 1) / 2;
        });
    }
}
