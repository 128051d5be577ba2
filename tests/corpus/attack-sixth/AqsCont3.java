// The same with three tasks; one asks in the middle.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class AqsCont3 { static class M extends AbstractQueuedSynchronizer { protected boolean tryAcquire(int x) { return compareAndSetState(0,1); } protected boolean tryRelease(int x) { setState(0); return true; } }
  public static void main(String[] a) { M m = new M(); int[] c = {0}; launchHabaneroApp(() -> { finish(() -> {
    for (int i=0;i<2;i++) async(() -> { m.acquire(1); c[0]++; m.release(1); }); });
    if (m.hasContended()) finish(() -> { async(() -> { c[0]++; }); async(() -> { isolated(() -> { assert c[0] < 0; }); }); }); }); } }
