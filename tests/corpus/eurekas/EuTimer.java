import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjTimerEureka;

// unknown: eurekas of time are not modelled.
public class EuTimer {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjTimerEureka<Integer> eureka = newTimerEureka(100);
            finish(eureka, () -> async(() -> checkEureka(null)));
        });
    }
}
