// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A buffer of one: two phasers, signal and wait apart. */
public class ProducerConsumer {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] buffer = new int[1];
            finish(() -> {
                HjPhaser filled = newPhaser(SIG_WAIT);
                HjPhaser emptied = newPhaser(SIG_WAIT);
                asyncPhased(filled.inMode(SIG), emptied.inMode(WAIT), () -> {
                    for (int i = 0; i < 5; i++) {
                        buffer[0] = i;
                        filled.signal();
                        emptied.doWait();
                    }
                });
                asyncPhased(filled.inMode(WAIT), emptied.inMode(SIG), () -> {
                    for (int i = 0; i < 5; i++) {
                        filled.doWait();
                        System.out.println(buffer[0]);
                        emptied.signal();
                    }
                });
            });
        });
    }
}
