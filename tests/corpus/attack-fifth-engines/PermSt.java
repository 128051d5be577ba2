// truth: violated deadlock because if A comes first there is no permit and park waits for ever
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
public class PermSt {
static int w, x;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
if (w == 1) LockSupport.unpark(Thread.currentThread());
w = 0;
isolated(() -> { x = 1; });
LockSupport.park();

        });
    }
}
