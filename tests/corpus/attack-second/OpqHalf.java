// truth: violated: (race) only the writer is isolated: an opaque read outside gives no order
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
public class OpqHalf {
 int n; static final OpqHalf o = new OpqHalf(); static int d; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(OpqHalf.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { d = 5; isolated(() -> { V.setOpaque(o, 1); }); });
   async(() -> { if ((int) V.getOpaque(o) == 1) { int r = d; } });
 });
 }); }
}
