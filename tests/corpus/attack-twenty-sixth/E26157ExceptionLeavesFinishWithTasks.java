import static edu.rice.hj.Module2.*;

// proved: an exception leaves the body of a finish; its tasks end before the handler.
public class E26157ExceptionLeavesFinishWithTasks {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    async(() -> x = 1);
                    async(() -> async(() -> y = 1));
                    throw new IllegalStateException();
                });
            } catch (IllegalStateException expected) {
                assert x == 1 && y == 1;
            }
        });
    }
}
