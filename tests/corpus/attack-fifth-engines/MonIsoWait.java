// truth: violated deadlock because T1 waits for a notification inside isolated, and the notifier needs isolated
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
public class MonIsoWait {
static boolean f; static final Object m = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { synchronized (m) { while (!f) try { m.wait(); } catch (InterruptedException e) { } } }); });
  async(() -> { isolated(() -> { synchronized (m) { f = true; m.notify(); } }); });
});

        });
    }
}
