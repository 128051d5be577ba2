// expect: ok
// output: 3

import static edu.rice.hj.ModuleE.*;

import edu.rice.hj.api.HjEventCount;

/** await returns once the count is reached. */
public class EventCountAwait {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEventCount events = newEventCount();
            forasync(1, 3, i -> events.advance());
            events.await(3);
            System.out.println(events.read());
        });
    }
}
