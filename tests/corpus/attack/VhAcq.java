// truth: proved: release/acquire hand over plain data
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class VhAcq {
 int n, d; static final VhAcq o = new VhAcq(); static final java.lang.invoke.VarHandle V; static { try { V = java.lang.invoke.MethodHandles.lookup().findVarHandle(VhAcq.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { o.d = 5; V.setRelease(o, 1); }); async(() -> { if ((int) V.getAcquire(o) == 1) assert o.d == 5; }); });
 }); }
}
