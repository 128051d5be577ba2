// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserPair;
import java.util.ArrayList;
import java.util.List;

/** The registrations are in a list. */
public class ListOfPairs {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                List<HjPhaserPair> pairs = new ArrayList<>();
                for (int i = 0; i < 3; i++) {
                    pairs.add(newPhaser(SIG_WAIT).inMode(SIG_WAIT));
                }
                asyncPhased(pairs, () -> next());
                asyncPhased(pairs, () -> next());
            });
        });
    }
}
