import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjConvergenceEureka;

// unknown: eurekas of convergence are not modelled.
public class EuConvergence {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjConvergenceEureka<Double> eureka = newConvergenceEureka(0.0, (a, b) -> Math.abs(a - b) < 1);
            finish(eureka, () -> async(() -> offerEureka(0.5)));
        });
    }
}
