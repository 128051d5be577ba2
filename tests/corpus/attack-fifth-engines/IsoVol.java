// truth: proved because T2 sees the flag only when T1 is in its isolated body, and T2's own one waits for its end
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
public class IsoVol {
static volatile boolean f; static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { f = true; x = 1; }); });
  async(() -> { if (f) { isolated(() -> { }); int t = x; } });
});

        });
    }
}
