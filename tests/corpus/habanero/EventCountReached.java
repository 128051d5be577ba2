// expect: ok
// output: 2

import static edu.rice.hj.ModuleE.*;

import edu.rice.hj.api.HjEventCount;

/** await of a count already passed does not wait. */
public class EventCountReached {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEventCount events = newEventCount();
            events.advance();
            events.advance();
            events.await(1);
            events.await(0);
            System.out.println(events.read());
        });
    }
}
