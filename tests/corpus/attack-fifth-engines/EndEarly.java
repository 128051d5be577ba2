// truth: violated deadlock because U may look first (r == 0) and then never puts
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
public class EndEarly {
static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> {
  finish(() -> { async(() -> { isolated(() -> { x = 1; }); }); async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = x; }); if (s[0] == 1) d.put(1); }); });
  d.get();
  throw new RuntimeException();
});

        });
    }
}
