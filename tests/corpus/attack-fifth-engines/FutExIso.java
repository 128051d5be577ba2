// truth: violated exception because the future fails only if it comes second, and get throws
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
public class FutExIso {
static int c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjFuture<Integer> f = future(() -> { int[] t = new int[1]; isolated(() -> { t[0] = c++; }); if (t[0] == 1) throw new IllegalStateException(); return 1; });
  async(() -> { isolated(() -> { c++; }); });
  f.get();
});

        });
    }
}
