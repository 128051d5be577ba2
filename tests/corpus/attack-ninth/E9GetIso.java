// Truth: violated. get of a future that needs the claim inside isolated(b): deadlock, or a misuse
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9GetIso {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object b = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjFuture<Integer> f = future(() -> { isolated(b, () -> { x += 1; }); return 1; });
        async(() -> isolated(b, () -> { x += 1; f.get(); }));
      });
    });
  }
}
