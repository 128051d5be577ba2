// truth: violated race because if B comes first x's writer belongs to the outer finish, which V's parent does not wait for
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
public class FinHand {
static int w, x, q;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void wr() { async(() -> { x = 1; }); }
static void look() { finish(() -> { isolated(() -> { q++; }); }); int t = x; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  if (late) wr();
  finish(() -> { if (!late) wr(); isolated(() -> { q++; }); });
  int t = x;
});

        });
    }
}
