// expect: ok
// output: 1234

import static edu.rice.hj.Module2.*;

/** forseq runs in the calling task, in order. */
public class ForseqInOrder {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forseq(1, 4, i -> x = 10 * x + i);
            System.out.println(x);
        });
    }
}
