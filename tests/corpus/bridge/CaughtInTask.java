// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** An exception inside a task is caught, and it arrives either way. */
public class CaughtInTask {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                        try {
                            System.out.println(10 / args.length);
                        } catch (ArithmeticException none) {
                            System.out.println("none");
                        }
                        next();
                    });
                }
            });
        });
    }
}
