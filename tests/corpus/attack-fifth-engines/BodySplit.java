// truth: violated race because if B comes first x is written between the two bodies, so the first body, whose flag V saw, does not hand it over
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
public class BodySplit {
static int w, x, y, z;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(boolean late) { async(() -> { if (!late) x = 1; isolated(() -> { y = 1; }); if (late) x = 1; isolated(() -> { z = 1; }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  t1(late);
  async(() -> { int[] f = new int[1]; isolated(() -> { f[0] = y; }); if (f[0] == 1) { int t = x; } });
});

        });
    }
}
