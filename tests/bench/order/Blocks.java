import static edu.rice.hj.Module2.*;

/**
 * Tasks that each bump the elements of a block of an array, in groups under a finish; a group goes on with what the
 * one before left. The arguments: tasks, accesses by each, tasks in a group.
 */
public class Blocks {
    /** Elements of a task's own. */
    static final int BLOCK = 10;

    public static void main(String[] args) {
        int tasks = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]) / (2 * BLOCK);
        int group = Integer.parseInt(args[2]);
        int[] data = new int[group * BLOCK];
        launchHabaneroApp(() -> {
            for (int first = 0; first < tasks; first += group) {
                int last = Math.min(tasks, first + group);
                int from = first;
                finish(() -> {
                    for (int task = from; task < last; task++) {
                        int block = (task - from) * BLOCK;
                        async(() -> {
                            for (int round = 0; round < rounds; round++) {
                                for (int i = block; i < block + BLOCK; i++) {
                                    data[i] += 1;
                                }
                            }
                        });
                    }
                });
            }
            int sum = 0;
            for (int value : data) {
                sum += value;
            }
            assert sum == tasks * rounds * BLOCK;
        });
    }
}
