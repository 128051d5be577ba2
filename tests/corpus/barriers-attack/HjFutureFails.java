// expect: proved
// truth: nobody waits for ever

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.concurrent.*;

/** The future fails, get throws, the handler goes on to the barrier. */
public class HjFutureFails {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            asyncPhased(barrier.inMode(SIG_WAIT), () -> barrier.doNext());
            HjFuture<Integer> value = future(() -> Integer.parseInt("x"));
            try {
                System.out.println(value.get());
            } catch (NumberFormatException bad) {
                System.out.println("bad");
            }
            barrier.doNext();
        }));
    }
}
