// expect: unknown: it is not known on which object edu.rice.hj.api.HjPhaser.doNext is called

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.HashMap;
import java.util.Map;

/** A map is not followed. */
public class MapOfPhasers {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Map<String, HjPhaser> named = new HashMap<>();
                named.put("barrier", newPhaser(SIG_WAIT));
                named.get("barrier").doNext();
            });
        });
    }
}
