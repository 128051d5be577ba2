import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

// violated: the writer waits for the second group of readers alone.
public class E26128ManyReadsTwoGroups {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> one = future(() -> {
                    finish(() -> forasync(0, 19, i -> {
                        int y = x;
                    }));
                    return 1;
                });
                HjFuture<Integer> two = future(() -> {
                    finish(() -> forasync(0, 39, i -> {
                        int y = x;
                    }));
                    return 1;
                });
                two.get();
                x = 1;
            });
        });
    }
}
