// expect: ok
// output: done

import static edu.rice.hj.Module2.*;

/** An empty finish does nothing. */
public class FinishEmpty {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { });
            System.out.println("done");
        });
    }
}
