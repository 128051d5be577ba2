import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: offers and checks mean the innermost eureka; the outer goes on.
public class EuInnermost {
    static int reached;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> outer = newSearchEureka(0);
            HjSearchEureka<Integer> inner = newSearchEureka(0);
            finish(outer, () -> {
                finish(inner, () -> async(() -> offerEureka(7)));
                checkEureka(null);
                reached = 1;
            });
            assert reached == 1;
            assert inner.get() == 7 && outer.get() == 0;
        });
    }
}
