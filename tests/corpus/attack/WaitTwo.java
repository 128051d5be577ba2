// truth: violated: (deadlock) two waiters, two different conditions on one monitor, notify may wake the wrong one
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitTwo {
 static final Object L = new Object(); static int have;
 static void take(int k) { synchronized (L) { while (have != k) try { L.wait(); } catch (InterruptedException e) { } have = 0; L.notify(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { take(1); }); async(() -> { take(2); });
  async(() -> { for (int k = 1; k <= 2; k++) synchronized (L) { while (have != 0) try { L.wait(); } catch (InterruptedException e) { } have = k; L.notify(); } }); });
 }); }
}
