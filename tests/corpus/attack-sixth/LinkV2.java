// The same the other way round.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkV2 { static int w = 7; interface F { int K = set(); default void d() {} void run(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 0; }); });
    async(() -> { isolated(() -> { F f = () -> {}; }); }); }); assert w == 5; }); } }
