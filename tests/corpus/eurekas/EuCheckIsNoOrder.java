import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: a check that sees nothing orders nothing, so both write.
public class EuCheckIsNoOrder {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                for (int i = 0; i < 2; i++) {
                    int at = i;
                    async(() -> {
                        checkEureka(null);
                        x = at;
                        offerEureka(at);
                    });
                }
            });
        });
    }
}
