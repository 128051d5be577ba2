// truth: violated deadlock because if U sees x == 2 it never puts
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
public class GrpDead {
static int x, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> {
  async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = x; }); if (s[0] != 2) d.put(1); });
  for (int i = 0; i < 2; i++) {
    finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
    finish(() -> { async(() -> { }); async(() -> { isolated(() -> { y++; }); }); });
  }
  d.get();
});

        });
    }
}
