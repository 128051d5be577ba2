// Truth: violated. first write mode then read mode by one task, read mode by the other
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9ReadMode3 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y; static final Object b = new Object(), c = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { isolated(readMode(b), () -> { x += 1; }); isolated(b, () -> { x += 1; }); });
        async(() -> isolated(readMode(b), () -> { x += 1; }));
      });
    });
  }
}
