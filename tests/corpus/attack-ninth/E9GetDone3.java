// Truth: violated. lock plus get through two futures
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9GetDone3 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjFuture<Integer> f = future(() -> { synchronized (m) { x += 1; } return 1; });
        HjFuture<Integer> g = future(() -> f.get() + 1);
        async(() -> { synchronized (m) { x += g.get(); } });
      });
    });
  }
}
