// Truth: violated. asyncAwait: the put comes from a task that needs m; get in m
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9DdfIn {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
        async(() -> { synchronized (m) { x += 1; } d.put(1); });
        asyncAwait(d, () -> { synchronized (m) { x += d.safeGet(); } });
        async(() -> { synchronized (m) { x += d.get(); } });
      });
    });
  }
}
