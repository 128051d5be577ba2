// expect: violated assertion
// Which of the two bodies is last shows in an event count and nowhere else; bodies behind that make the two states
// be compared.

import static edu.rice.hj.ModuleE.*;

import edu.rice.hj.api.HjEventCount;

public class HiddenEvent {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEventCount events = newEventCount();
            finish(() -> {
                async(() -> isolated(() -> {
                    p = p == 5 ? 6 : 8;
                }));
                async(() -> isolated(() -> {
                    p = p == 5 ? 7 : 9;
                }));
            });
            if (p == 8) {
                events.advance();
            }
            p = 0;
            finish(() -> {
                async(() -> isolated(() -> {
                    c += 1;
                }));
                async(() -> isolated(() -> {
                    c += 2;
                }));
            });
            assert events.read() == 0;
        });
    }
}
