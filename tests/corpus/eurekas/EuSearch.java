import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: one of the two that match is found, and nothing else.
public class EuSearch {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] values = {3, 7, 4, 7};
            HjSearchEureka<Integer> eureka = newSearchEureka(-1);
            finish(eureka, () -> {
                for (int i = 0; i < values.length; i++) {
                    int at = i;
                    async(() -> {
                        checkEureka(null);
                        if (values[at] == 7) {
                            offerEureka(at);
                        }
                    });
                }
            });
            int found = eureka.get();
            assert found == 1 || found == 3;
        });
    }
}
