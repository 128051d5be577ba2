// The same with a class.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class ClZ { static int w = 7; static class F { static int K = set(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 0; }); });
    async(() -> { isolated(() -> { int k = F.K; }); }); }); assert w == 5; }); } }
