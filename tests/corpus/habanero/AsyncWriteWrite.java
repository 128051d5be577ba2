// expect: race

import static edu.rice.hj.Module2.*;

/** Two tasks write one field. */
public class AsyncWriteWrite {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                async(() -> x = 2);
            });
        });
    }
}
