// truth: violated: (race) VarHandle plain set against volatile get
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class VhMix {
 int n; static final VhMix o = new VhMix(); static final java.lang.invoke.VarHandle V; static { try { V = java.lang.invoke.MethodHandles.lookup().findVarHandle(VhMix.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { V.set(o, 1); }); async(() -> { int r = (int) V.getVolatile(o); }); });
 }); }
}
