// truth: violated permission because U may see x == 2 and then open the region beside main
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
public class GrpReg {
static int x, y; static final int[] o = new int[1];
static void reg() { permission.PermissionChecks.acquireW(o); permission.PermissionChecks.releaseW(o); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = x; }); if (s[0] == 2) reg(); });
  for (int i = 0; i < 2; i++) {
    finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
    finish(() -> { async(() -> { }); async(() -> { isolated(() -> { y++; }); }); });
  }
  reg();
});

        });
    }
}
