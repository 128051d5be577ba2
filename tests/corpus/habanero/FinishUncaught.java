// expect: exception
// error: 2 exceptions

import static edu.rice.hj.Module2.*;

/** Exceptions that no one catches leave the program together. */
public class FinishUncaught {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    throw new IllegalStateException("first");
                });
                async(() -> {
                    throw new IllegalStateException("second");
                });
            });
        });
    }
}
