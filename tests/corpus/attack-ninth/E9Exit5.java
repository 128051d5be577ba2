// Truth: violated. the second may be first and fail
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Exit5 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { x += 1; System.exit(0); }));
        async(() -> isolated(() -> { check(x == 1); }));
      });
    });
  }
}
