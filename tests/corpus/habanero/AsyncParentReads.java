// expect: race

import static edu.rice.hj.Module2.*;

/** The parent reads in the same breath in which it creates the only other task. */
public class AsyncParentReads {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x++);
                int seen = x;
            });
        });
    }
}
