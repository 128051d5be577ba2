import static edu.rice.hj.Module2.*;

// rice: violated, finish may block; byu: proved, the body keeps others out until its task has ended; pcdp: unknown, the
// thread may run another task inside its isolated.
public class RuleFinishInIsolated {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> isolated(() -> finish(() -> async(() -> x = 1))));
            async(() -> isolated(() -> seen = x));
        }));
        assert seen == 0 || seen == 1;
    }
}
