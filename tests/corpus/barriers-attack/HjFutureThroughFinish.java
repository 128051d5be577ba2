// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.concurrent.*;

/** The value needs a task of a finish that waits for the value. */
public class HjFutureThroughFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser gate = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(gate.inMode(SIG_WAIT), () -> gate.doNext());
                HjFuture<Integer> value = future(() -> 1);
                System.out.println(value.get());
            });
            gate.doNext();
        });
    }
}
