import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: the finish waits for aborted tasks too; what they wrote before is there, and no more.
public class EuFinishOrders {
    static int before;
    static int after;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            eureka.offer(5);
            finish(eureka, () -> {
                async(() -> {
                    before = 1;
                    checkEureka(null);
                    after = 1;
                });
            });
            assert after == 0;
            assert before == 0 || before == 1;
            assert eureka.get() == 5;
        });
    }
}
