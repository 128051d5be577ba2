// truth: violated: (race) task 3 reads with acquire what task 2 wrote with opaque: nothing orders it with task 1's write of d
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
public class RelOpq {
 int n; static final RelOpq o = new RelOpq(); static int d; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(RelOpq.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { d = 5; V.setRelease(o, 1); });
   async(() -> { if ((int) V.getOpaque(o) == 1) V.setOpaque(o, 2); });
   async(() -> { if ((int) V.getAcquire(o) == 2) { int r = d; } });
 });
 }); }
}
