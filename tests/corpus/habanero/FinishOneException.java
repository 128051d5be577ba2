// expect: ok
// output: one

import static edu.rice.hj.Module2.*;

/** One exception is thrown as it is. */
public class FinishOneException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> async(() -> {
                    throw new IllegalStateException("one");
                }));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        });
    }
}
