// truth: violated permission because V opens the region when it sees the flag, which T1 sets before it closes its own
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
public class RegIsoFlag {
static int y; static final int[] o = new int[1];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { permission.PermissionChecks.acquireW(o); isolated(() -> { y = 1; }); permission.PermissionChecks.releaseW(o); });
  async(() -> { int[] f = new int[1]; isolated(() -> { f[0] = y; }); if (f[0] == 1) { permission.PermissionChecks.acquireR(o); permission.PermissionChecks.releaseR(o); } });
});

        });
    }
}
