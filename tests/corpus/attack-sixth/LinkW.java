// Making a lambda of F initialises F, which sets w: afterwards w is 5 in each schedule.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkW { static int w; interface F { int K = set(); default void d() {} void run(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { F f = () -> {}; assert w == 5; w = 5; }); });
    async(() -> { isolated(() -> { w = 0; }); }); });  }); } }
