// truth: violated assertion because store buffering with lazy stores
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
public class WeakPlain {
static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); static int[] r = new int[2];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { a.lazySet(1); r[0] = b.get(); }); async(() -> { b.lazySet(1); r[1] = a.get(); }); });
assert r[0] == 1 || r[1] == 1;
        });
    }
}
