import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: isolated bodies that offer are atomic: the winner wrote last what it offers, unless it came second.
public class MixOfferInIsolated {
    static int winner = -1;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    int at = i;
                    async(() -> isolated(() -> {
                        if (eureka.offer(at)) {
                            winner = at;
                        }
                    }));
                }
            });
            assert winner == eureka.get();
        });
    }
}
