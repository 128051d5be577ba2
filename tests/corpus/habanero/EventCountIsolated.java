// expect: error
// error: await may block and is not allowed inside isolated

import static edu.rice.hj.ModuleE.*;

import edu.rice.hj.api.HjEventCount;

/** await may block, so it is not allowed inside isolated. */
public class EventCountIsolated {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEventCount events = newEventCount();
            isolated(() -> events.await(0));
        });
    }
}
