import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;

// proved: two of three count.
public class EuCount {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjCountEureka<Integer> eureka = newCountEureka(2);
            finish(eureka, () -> {
                for (int i = 1; i <= 3; i++) {
                    int value = i;
                    async(() -> offerEureka(value));
                }
            });
            assert eureka.curCount() == 2 && eureka.maxCount() == 2;
            int first = eureka.get().get(0);
            int second = eureka.get().get(1);
            assert first != second && first >= 1 && first <= 3 && second >= 1 && second <= 3;
        });
    }
}
