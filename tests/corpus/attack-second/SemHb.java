// truth: proved: release lies before the acquire that takes the permit
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
public class SemHb {
 static final Semaphore s = new Semaphore(0); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 5; s.release(); }); async(() -> { s.acquireUninterruptibly(); int r = x; assert r == 5; }); });
 }); }
}
