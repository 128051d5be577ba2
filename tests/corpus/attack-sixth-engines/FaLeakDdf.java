// truth: proved because who got d from inside the body and then claims comes behind the body
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
public class FaLeakDdf {
static int x; static HjDataDrivenFuture<Integer> d;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d = newDataDrivenFuture(); finish(() -> { async(() -> { isolated(() -> { d.put(1); x = 1; }); }); async(() -> { d.get(); isolated(() -> { }); int t = x; }); });
        });
    }
}
