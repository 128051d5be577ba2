// Truth: proved. Who sees it comes behind the first task, so its body comes behind that of the first, and data was written before that.
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.concurrent.atomic.AtomicInteger;

public class E12HjEventHint {
    static final AtomicInteger number = new AtomicInteger();
    static int data;
    static HjEventCount events;
    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            events = newEventCount();
            finish(() -> {
                async(() -> {
                    data = 1;
                    number.getAndIncrement();
                    events.advance();
                });
                async(() -> {
                    if (events.read() == 1) {
                        number.getAndIncrement();
                        if (data != 1) throw new AssertionError();
                    }
                });
            });
        });
    }
}
