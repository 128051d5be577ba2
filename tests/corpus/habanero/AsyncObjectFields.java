// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** Two fields of one object are different places. */
public class AsyncObjectFields {
    static class Pair {
        int left;
        int right;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Pair pair = new Pair();
            finish(() -> {
                async(() -> pair.left = 1);
                async(() -> pair.right = 2);
            });
            System.out.println(pair.left + pair.right);
        });
    }
}
