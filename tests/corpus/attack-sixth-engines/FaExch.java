// truth: proved because an array changes hands
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
public class FaExch {
static final AtomicReference<int[]> a = new AtomicReference<>();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { int[] o = new int[] {1}; o[0] = 2; a.set(o); }); async(() -> { int[] o = a.getAndSet(null); if (o != null) o[0]++; }); async(() -> { int[] o = a.getAndSet(null); if (o != null) o[0]++; }); });
        });
    }
}
