// truth: violated race because a and c have no object in common
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
public class IsoTri {
static int x; static final Object o = new Object(), p = new Object(), q = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(o, p, () -> { x++; }); }); async(() -> { isolated(p, q, () -> { x++; }); }); async(() -> { isolated(q, () -> { x++; }); }); });
        });
    }
}
