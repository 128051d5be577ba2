import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;

// proved: offers that count are ordered one behind the other, so the last one sees what the first wrote.
public class MixCountReleases {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjCountEureka<Integer> eureka = newCountEureka(2);
            finish(() -> {
                async(() -> {
                    x = 1;
                    eureka.offer(1);
                });
                async(() -> {
                    eureka.offer(2);
                    if (eureka.curCount() == 2) {
                        assert x == 1;
                    }
                });
            });
        });
    }
}
