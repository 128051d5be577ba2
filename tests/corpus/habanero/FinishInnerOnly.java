// expect: race

import static edu.rice.hj.Module2.*;

/** An inner finish does not wait for a task created before it. */
public class FinishInnerOnly {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                finish(() -> async(() -> { }));
                System.out.println(x);
            });
        });
    }
}
