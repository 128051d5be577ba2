// truth: violated: (deadlock) notify wakes the wrong one of two waiters, which goes back to sleep; explicit: both wait first (latch by count), one notify for 1
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitW1 {
 static final Object L = new Object(); static int have, n;
 static void take(int k) { synchronized (L) { n++; while (have != k) try { L.wait(); } catch (InterruptedException e) { } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { take(1); }); async(() -> { take(1); });
  async(() -> { synchronized (L) { have = 1; L.notify(); } }); });
 }); }
}
