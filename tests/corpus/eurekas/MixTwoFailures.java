import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;
import edu.rice.hj.runtime.util.MultipleExceptions;

// proved: two failures beside an abort are thrown together, without it.
public class MixTwoFailures {
    static int caught;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            try {
                finish(eureka, () -> {
                    finish(() -> {
                        for (int i = 0; i < 2; i++) {
                            async(() -> {
                                throw new IllegalArgumentException();
                            });
                        }
                        abort();
                    });
                });
            } catch (MultipleExceptions both) {
                caught = both.getExceptions().size();
            }
            assert caught == 2;
        });
    }
}
