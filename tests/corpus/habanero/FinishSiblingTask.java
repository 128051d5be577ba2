// expect: race

import static edu.rice.hj.Module2.*;

/** A finish does not wait for a sibling task. */
public class FinishSiblingTask {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                async(() -> {
                    finish(() -> async(() -> { }));
                    System.out.println(x);
                });
            });
        });
    }
}
