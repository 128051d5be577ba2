import static edu.rice.hj.Module2.*;

// violated: the task outlives the isolated body that creates it, and races with the other body (rice: or an exception comes
// first).
public class RuleFinishInIsolatedRace {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> isolated(() -> {
                async(() -> x = 1);
                finish(() -> async(() -> {
                }));
            }));
            async(() -> isolated(() -> seen = x));
        }));
    }
}
