// expect: unknown: a body that uses phasers or tasks goes to

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.ArrayList;
import java.util.List;

/** The library calls the body that waits. */
public class CalledBack {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            List<String> names = new ArrayList<>();
            names.add("a");
            finish(() -> {
                newPhaser(SIG_WAIT);
                names.forEach(name -> next());
            });
        });
    }
}
