// hasContended: whether a task ever had to queue. Both orders and an overlap: in the schedule where task 2 waits while task 1 holds the lock, it is true at the end.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class AqsCont { static class M extends AbstractQueuedSynchronizer { protected boolean tryAcquire(int x) { return compareAndSetState(0,1); } protected boolean tryRelease(int x) { setState(0); return true; } }
  public static void main(String[] a) { M m = new M(); launchHabaneroApp(() -> { finish(() -> {
    for (int i=0;i<2;i++) async(() -> { m.acquire(1); m.release(1); }); });
    assert !m.hasContended(); }); } }
