// Truth: violated. isolatedWithReturn: the value of an update is used
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoRet {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y, z;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { int k = isolatedWithReturn(() -> { x += 1; return x; }); y = k; });
        async(() -> { int k = isolatedWithReturn(() -> { x += 1; return x; }); z = k; });
      });
      check(y < z);
    });
  }
}
