import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a check in a finish inside belongs to the eureka around it, and leaves that finish only when its tasks have ended.
public class EuNested {
    static int inner;
    static int outer;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> async(() -> {
                finish(() -> {
                    async(() -> inner = 1);
                    eureka.offer(1);
                    checkEureka(null);
                    outer = 1;
                });
                outer = 2;
            }));
            assert outer == 0;
            assert inner <= 1;
        });
    }
}
