// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjRunnable;

/** Bodies as anonymous classes, the phasers inherited. */
public class AnonymousBodies {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(new HjRunnable() {
                @Override
                public void run() {
                    newPhaser(SIG_WAIT);
                    forasyncPhased(0, 2, new HjProcedure<Integer>() {
                        @Override
                        public void apply(Integer i) {
                            next();
                            System.out.println(i);
                        }
                    });
                }
            });
        });
    }
}
