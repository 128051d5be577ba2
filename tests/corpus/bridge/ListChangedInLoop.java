// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.ArrayList;
import java.util.List;

/** A list that is changed while a loop goes through it. */
public class ListChangedInLoop {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                List<String> names = new ArrayList<>();
                names.add("one");
                names.add("two");
                for (String name : names) {
                    names.add("three");
                }
                next();
            });
        });
    }
}
