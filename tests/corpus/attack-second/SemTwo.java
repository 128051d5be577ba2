// truth: violated: (race) two permits: both may be inside
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
public class SemTwo {
 static final Semaphore s = new Semaphore(2); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { s.acquireUninterruptibly(); x++; s.release(); }); async(() -> { s.acquireUninterruptibly(); x++; s.release(); }); });
 }); }
}
