// truth: proved: as RelVol with an acquiring read in between: a chain
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
public class RelAcq {
 int n; static final RelAcq o = new RelAcq(); static int d; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(RelAcq.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { d = 5; V.setRelease(o, 1); });
   async(() -> { if ((int) V.getAcquire(o) == 1) V.setRelease(o, 2); });
   async(() -> { if ((int) V.getAcquire(o) == 2) { int r = d; } });
 });
 }); }
}
