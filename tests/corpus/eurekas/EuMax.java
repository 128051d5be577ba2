import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjExtremaEureka;

// proved: the greatest, in whatever order they are offered; who checks with less ends.
public class EuMax {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjExtremaEureka<Integer> eureka = newExtremaEureka(0, Integer::compare);
            finish(eureka, () -> {
                for (int i = 1; i <= 3; i++) {
                    int value = i * 10;
                    async(() -> {
                        checkEureka(value);
                        offerEureka(value);
                    });
                }
            });
            assert eureka.get() == 30;
        });
    }
}
