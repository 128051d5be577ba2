import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: two eurekas of two finishes side by side do not meet.
public class MixTwoEurekas {
    static int left;
    static int right;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> one = newSearchEureka(null);
            HjCountEureka<Integer> two = newCountEureka(1);
            finish(() -> {
                async(() -> finish(one, () -> {
                    one.offer(1);
                    left = 1;
                }));
                async(() -> finish(two, () -> {
                    checkEureka(null);
                    right = 1;
                }));
            });
            assert left == 1 && right == 1;
            assert two.curCount() == 0;
        });
    }
}
