// truth: violated: (race) the releasing write comes first, then the same task writes d and 2 with opaque; who reads 2 with acquire reads from the opaque write
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class OpqTwice {
 int n; static final OpqTwice o = new OpqTwice(); static int d, e; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(OpqTwice.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { V.setRelease(o, 1); d = 5; V.setOpaque(o, 2); });
   async(() -> { if ((int) V.getAcquire(o) == 2) { int r = d; } });
 });
 }); }
}
