// Truth: proved. Who sees it comes behind the first task, so its body comes behind that of the first, and data was written before that.
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.concurrent.atomic.AtomicInteger;

public class E12HjDdfHint {
    static final AtomicInteger number = new AtomicInteger();
    static int data;
    static HjDataDrivenFuture<Integer> future;
    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            future = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    data = 1;
                    number.getAndIncrement();
                    future.put(1);
                });
                async(() -> {
                    if (future.resolved()) {
                        number.getAndIncrement();
                        if (data != 1) throw new AssertionError();
                    }
                });
            });
        });
    }
}
