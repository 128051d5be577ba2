import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

// violated: get inside isolated is an error, whether or not it would wait.
public class E26154GetInIsolated {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> a = future(() -> 1);
                finish(() -> a.get());
                isolated(() -> a.get());
            });
        });
    }
}
