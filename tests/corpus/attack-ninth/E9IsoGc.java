// Truth: violated. claims of objects that are gone
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoGc {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static void grow() { for (int i = 0; i < 300000; i++) { Object[] q = new Object[2]; q[0] = q; } }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { isolated(new Object(), () -> { grow(); x += 1; }); grow(); });
        async(() -> { grow(); isolated(new Object(), () -> { x += 1; }); });
      });
    });
  }
}
