// Truth: violated. one holds m and needs b, one holds b and waits for f, f needs m
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Cycle1 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(), b = new Object(); static int x, y;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjFuture<Integer> f = future(() -> { synchronized (m) { y += 1; } return 1; });
        async(() -> { synchronized (m) { isolated(b, () -> { x += 1; }); } });
        async(() -> { isolated(b, () -> { x += 1; f.get(); }); });
      });
    });
  }
}
