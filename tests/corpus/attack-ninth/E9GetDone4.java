// Truth: violated. lock plus get under a static synchronized method
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9GetDone4 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static synchronized void up(int k) { x += k; } static synchronized void up(HjFuture<Integer> f) { x += f.get(); }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjFuture<Integer> f = future(() -> { up(1); return 1; });
        async(() -> up(f));
      });
    });
  }
}
