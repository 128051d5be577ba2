import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: of an abort and a failure in a finish inside, the failure is thrown alone.
public class MixFailureBeatsAbort {
    static int caught;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                try {
                    finish(() -> {
                        async(() -> {
                            throw new IllegalArgumentException();
                        });
                        abort();
                    });
                } catch (IllegalArgumentException one) {
                    caught = 1;
                }
            });
            assert caught == 1;
        });
    }
}
