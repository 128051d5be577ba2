// truth: proved: opaque accesses inside isolated bodies that exclude each other: the bodies are ordered like critical sections, so who sees 1 sees d
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
public class OpqIso {
 int n; static final OpqIso o = new OpqIso(); static int d; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(OpqIso.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { d = 5; isolated(() -> { V.setOpaque(o, 1); }); });
   async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = (int) V.getOpaque(o); }); if (s[0] == 1) { int r = d; assert r == 5; } });
 });
 }); }
}
