// Truth: violated. with --determinism: lines in isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Det10 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { System.out.println("a"); }));
        async(() -> isolated(() -> { System.out.println("b"); }));
      });
    });
  }
}
