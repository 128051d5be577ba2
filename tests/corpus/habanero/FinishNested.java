// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** An inner finish orders its task before the outer one's next task. */
public class FinishNested {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                finish(() -> async(() -> x = 1));
                async(() -> x = x + 1);
            });
            System.out.println(x);
        });
    }
}
