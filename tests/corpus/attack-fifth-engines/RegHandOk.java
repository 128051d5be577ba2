// truth: proved because T1 always closes its region before its isolated body
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
public class RegHandOk {
static int w, y; static final int[] o = new int[1];
static void reg() { permission.PermissionChecks.acquireW(o); permission.PermissionChecks.releaseW(o); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { reg(); isolated(() -> { y = 1; }); });
  async(() -> { int[] f = new int[1]; isolated(() -> { f[0] = y; }); if (f[0] == 1) reg(); });
});

        });
    }
}
