// truth: violated: (assertion) which of two waiters is woken first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitW3 {
 static final Object L = new Object(); static int have, o, w;
 static void take(int k) { synchronized (L) { w++; try { L.wait(); } catch (InterruptedException e) { } o = o * 10 + k; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { take(1); }); async(() -> { take(2); });
  async(() -> { for (int i = 0; i < 2; ) synchronized (L) { if (w > i) { L.notify(); i++; } } }); });
 assert o != 21;
 }); }
}
