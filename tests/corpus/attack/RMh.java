// truth: violated: (race) method handle getter reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RMh {
 static class C { int f; } static final C c = new C(); static final java.lang.invoke.MethodHandle G; static { try { G = java.lang.invoke.MethodHandles.lookup().findGetter(C.class, "f", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { c.f = 1; }); async(() -> { try { int r = (int) G.invokeExact(c); } catch (Throwable e) { throw new Error(e); } }); });
 }); }
}
