// truth: violated assertion because the volatile write lies between the two bodies
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
public class VolIsoMix {
static volatile int v; static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { x = 1; }); v = 1; isolated(() -> { x = 2; }); });
  async(() -> { int t = v; int[] s = new int[1]; isolated(() -> { s[0] = x; }); assert !(t == 0 && s[0] == 2) || true; assert !(t == 1 && s[0] == 1); });
});

        });
    }
}
