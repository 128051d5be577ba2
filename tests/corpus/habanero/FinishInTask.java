// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** A finish in a task waits for that task's own children. */
public class FinishInTask {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> {
                finish(() -> async(() -> x = 1));
                x = x + 1;
            }));
            System.out.println(x);
        });
    }
}
