import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

// rice: violated, get may block; byu: proved, it waits.
public class RuleGetInIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjFuture<Integer> future = future(() -> 1);
            for (int i = 0; i < 2; i++) {
                async(() -> isolated(() -> x += future.get()));
            }
        }));
        assert x == 2;
    }
}
