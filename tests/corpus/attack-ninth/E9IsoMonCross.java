// Truth: violated. isolated inside m against m inside isolated: deadlock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoMonCross {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { synchronized (m) { isolated(() -> { x += 1; }); } });
        async(() -> isolated(() -> { synchronized (m) { x += 1; } }));
      });
    });
  }
}
