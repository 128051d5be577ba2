// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

/** Recursion that becomes sequential near the leaves. */
public class AsyncSeqThreshold {
    static void fill(int[] cells, int from, int to) {
        if (from == to) {
            cells[from] = 1;
            return;
        }
        int middle = (from + to) / 2;
        asyncSeq(to - from < 2, () -> fill(cells, from, middle));
        fill(cells, middle + 1, to);
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[6];
            finish(() -> fill(cells, 0, 5));
            int sum = 0;
            for (int cell : cells) {
                sum += cell;
            }
            System.out.println(sum);
        });
    }
}
