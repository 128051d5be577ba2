// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** Printing an object waits. */
public class HiddenInText {
    static class Waiting {
        @Override
        public String toString() {
            next();
            return "arrived";
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser p = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(p.inMode(SIG_WAIT), () -> {
                    System.out.println(new Waiting());
                    System.out.println("it has " + new Waiting());
                });
                next();
            });
        });
    }
}
