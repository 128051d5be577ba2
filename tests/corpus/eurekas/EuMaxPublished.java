import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjExtremaEureka;

// proved: who reads a value that was offered comes behind the offer.
public class EuMaxPublished {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjExtremaEureka<Integer> eureka = newExtremaEureka(10, Integer::compare);
            finish(eureka, () -> {
                async(() -> {
                    x = 1;
                    eureka.offer(15);
                });
                async(() -> {
                    if (eureka.get() == 15) {
                        assert x == 1;
                    }
                });
            });
        });
    }
}
