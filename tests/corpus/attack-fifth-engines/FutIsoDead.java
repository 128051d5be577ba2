// truth: violated deadlock because who comes first waits for the other's future, and that waits for a put that comes only if the other was first
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
public class FutIsoDead {
static int c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> {
  HjFuture<Integer> f = future(() -> { int[] t = new int[1]; isolated(() -> { t[0] = c++; }); if (t[0] == 1) d.get(); return 1; });
  async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = c++; }); if (t[0] == 0) f.get(); d.put(1); });
});

        });
    }
}
