import static edu.rice.hj.Module2.*;

// violated: an exception (rice), or a deadlock (byu): the task that the body waits for waits for the body.
public class RuleIsolatedInIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> isolated(() -> finish(() -> async(() -> isolated(() -> x = 1)))));
    }
}
