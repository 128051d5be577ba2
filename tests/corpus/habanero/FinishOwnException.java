// expect: ok
// output: own 1

import static edu.rice.hj.Module2.*;

/** A finish whose body throws still waits for its tasks. */
public class FinishOwnException {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    async(() -> x = 1);
                    throw new IllegalStateException("own");
                });
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + x);
            }
        });
    }
}
