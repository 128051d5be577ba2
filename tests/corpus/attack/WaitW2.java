// truth: violated: (deadlock) as WaitW1 with different keys: the waiter for 2 may swallow the notify
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitW2 {
 static final Object L = new Object(); static int have;
 static void take(int k) { synchronized (L) { while (have < k) try { L.wait(); } catch (InterruptedException e) { } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { take(1); }); async(() -> { take(2); });
  async(() -> { synchronized (L) { have = 1; L.notify(); } synchronized (L) { have = 2; L.notify(); } }); });
 }); }
}
