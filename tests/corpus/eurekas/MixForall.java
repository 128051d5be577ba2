import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a search over a loop of chunks: the one match is found, and the loop ends early or late.
public class MixForall {
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
            assert eureka.get() == 1;
            assert looked >= 1 && looked <= 3;
        });
    }
}
