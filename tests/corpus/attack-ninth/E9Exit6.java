// Truth: violated. the second may be first and fail; it enters n only and reads under m
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Exit6 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static final Object m = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { synchronized (m) { x += 1; System.exit(0); } });
        async(() -> { synchronized (m) { check(x == 1); } });
      });
    });
  }
}
