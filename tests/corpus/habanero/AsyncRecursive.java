// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

/** A binary tree of tasks. */
public class AsyncRecursive {
    static void walk(int[] leaves, int node) {
        if (node >= leaves.length / 2) {
            leaves[node]++;
            return;
        }
        async(() -> walk(leaves, 2 * node));
        async(() -> walk(leaves, 2 * node + 1));
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] leaves = new int[8];
            finish(() -> walk(leaves, 1));
            System.out.println(leaves[4] + leaves[5] + leaves[6] + leaves[7]);
        });
    }
}
