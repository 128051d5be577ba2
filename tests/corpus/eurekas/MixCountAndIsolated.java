import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;

// proved: isolated counts all that offer, the eureka no more than two.
public class MixCountAndIsolated {
    static int offers;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjCountEureka<Integer> eureka = newCountEureka(2);
            finish(eureka, () -> {
                for (int i = 0; i < 3; i++) {
                    int at = i;
                    async(() -> {
                        if (eureka.offer(at)) {
                            isolated(() -> offers++);
                        }
                    });
                }
            });
            assert offers == eureka.curCount();
            assert offers == 2;
        });
    }
}
