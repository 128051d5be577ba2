// truth: violated assertion because in the first phase the other may not have counted yet when one looks, but after next both have; before the second count it may be 3
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
public class PhIsoLoop {
static int c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  for (int k = 0; k < 2; k++) asyncPhased(ph.inMode(SIG_WAIT), () -> { isolated(() -> c++); next(); isolated(() -> { assert c == 2; c++; }); });
});

        });
    }
}
