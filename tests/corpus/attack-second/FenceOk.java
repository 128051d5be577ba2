// truth: proved: release fence before an opaque write, acquire fence behind the opaque read that sees it: the accesses of d are ordered (VarHandle's fences)
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
public class FenceOk {
 int n; static final FenceOk o = new FenceOk(); static int d; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(FenceOk.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = 5; VarHandle.releaseFence(); V.setOpaque(o, 1); }); async(() -> { if ((int) V.getOpaque(o) == 1) { VarHandle.acquireFence(); int r = d; assert r == 5; } }); });
 }); }
}
