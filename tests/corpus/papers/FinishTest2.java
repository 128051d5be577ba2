// expect: ok
// regions: 0
// A task starts a second task that sets a static field; the finish around both waits for it before the assertion.
import static edu.rice.hj.Module1.*;

public class FinishTest2 {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> async(() -> {
                x = 1;
            })));
            assert x != 0 : "the inner task has not ended";
        });
    }
}
