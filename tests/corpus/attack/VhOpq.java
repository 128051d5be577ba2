// truth: violated: (race) opaque mode gives no order, so the plain data races
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class VhOpq {
 int n, d; static final VhOpq o = new VhOpq(); static final java.lang.invoke.VarHandle V; static { try { V = java.lang.invoke.MethodHandles.lookup().findVarHandle(VhOpq.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { o.d = 5; V.setOpaque(o, 1); }); async(() -> { if ((int) V.getOpaque(o) == 1) { int r = o.d; } }); });
 }); }
}
