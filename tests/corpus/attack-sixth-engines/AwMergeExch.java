// truth: proved because two equal tasks that await, one of them f as well: the other one sees y at 2 only behind a body of the one that awaited f
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
public class AwMergeExch {
static int x, z, y; static HjDataDrivenFuture<Integer> f, g; static final HjRunnable B = () -> { isolated(() -> { y++; }); if (y9()) { int t = x; } };
static boolean y9() { int[] t = new int[1]; isolated(() -> { t[0] = y; }); return t[0] == 2; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
f = newDataDrivenFuture(); g = newDataDrivenFuture();
finish(() -> {
  async(() -> { x = 1; f.put(1); });
  asyncAwait(f, g, B); asyncAwait(g, B);
  async(() -> { isolated(() -> { z = 1; }); g.put(1); });
});
        });
    }
}
