import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: the loop may end before all was looked at.
public class MixForallMayMiss {
    static int looked;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] values = {1, 5, 9};
            HjSearchEureka<Integer> eureka = newSearchEureka(-1);
            finish(eureka, () -> forasync(0, 2, i -> {
                checkEureka(null);
                isolated(() -> looked++);
                if (values[i] == 5) {
                    eureka.offer(i);
                }
            }));
            assert looked == 3;
        });
    }
}
