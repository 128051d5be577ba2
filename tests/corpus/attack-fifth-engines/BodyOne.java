// truth: violated race because if B comes first y and z are written in two bodies, and x between them; V sees y only
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
public class BodyOne {
static int w, x, y, z;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(boolean two) { async(() -> { if (two) { isolated(() -> { y = 1; }); isolated(() -> { x = 1; z = 1; }); } else isolated(() -> { x = 1; y = 1; z = 1; }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean two = w == 2;
w = 0;
finish(() -> {
  t1(two);
  async(() -> { int[] f = new int[1]; isolated(() -> { f[0] = y; }); if (f[0] == 1) { int t = x; } });
});

        });
    }
}
