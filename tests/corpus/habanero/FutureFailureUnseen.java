// expect: ok
// output: end

import static edu.rice.hj.Module2.*;

/** A future fails and nobody waits for it: no exception, but a warning. */
public class FutureFailureUnseen {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> future(() -> Integer.parseInt("no number")));
            System.out.println("end");
        });
    }
}
