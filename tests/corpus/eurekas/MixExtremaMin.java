import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjExtremaEureka;
import java.util.Comparator;

// proved: with the comparator turned round the least counts.
public class MixExtremaMin {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjExtremaEureka<Integer> eureka = newExtremaEureka(Integer.MAX_VALUE, Comparator.reverseOrder());
            finish(eureka, () -> {
                async(() -> eureka.offer(4));
                async(() -> eureka.offer(2));
            });
            assert eureka.get() == 2;
        });
    }
}
