// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A producer that never waits and a consumer that never signals. */
public class HjProducerConsumer {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser items = newPhaser(SIG_WAIT);
            asyncPhased(items.inMode(SIG), () -> {
                for (int i = 0; i < 5; i++) {
                    System.out.println("produced " + i);
                    items.signal();
                }
            });
            asyncPhased(items.inMode(WAIT), () -> {
                for (int i = 0; i < 5; i++) {
                    items.doWait();
                    System.out.println("consumed " + i);
                }
            });
        }));
    }
}
