// In the schedule where task 2 comes first, the lambda sets w to 5 afterwards; in the other w ends as 0.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkV { static int w = 7; interface F { int K = set(); default void d() {} void run(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { F f = () -> {}; }); });
    async(() -> { isolated(() -> { w = 0; }); }); }); assert w == 0; }); } }
