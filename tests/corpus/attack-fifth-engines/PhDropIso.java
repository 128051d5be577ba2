// truth: violated assertion because who drops is decided by who comes first, and the other then does not wait for it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhDropIso {
static int c, seen;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  for (int k = 0; k < 2; k++) asyncPhased(ph.inMode(SIG_WAIT), () -> {
    boolean[] first = new boolean[1];
    isolated(() -> { first[0] = c++ == 0; });
    if (first[0]) { ph.drop(); isolated(() -> seen++); } else { next(); isolated(() -> { assert seen == 1; }); }
  });
});

        });
    }
}
