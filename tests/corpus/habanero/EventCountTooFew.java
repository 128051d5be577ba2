// expect: deadlock

import static edu.rice.hj.ModuleE.*;

import edu.rice.hj.api.HjEventCount;

/** await of a count that is never reached. */
public class EventCountTooFew {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEventCount events = newEventCount();
            async(() -> events.advance());
            events.await(2);
        });
    }
}
