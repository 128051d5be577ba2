import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;

// violated: an offer that comes first does not see what the other writes.
public class MixCountFirst {
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
                    if (eureka.get().get(0) == 2) {
                        int seen = x;
                    }
                });
            });
        });
    }
}
