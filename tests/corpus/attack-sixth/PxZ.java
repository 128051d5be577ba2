// F is initialised by a plain use of its field.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxZ { static int w = 7; public interface F { int K = set(); default void d() {} void run(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 0; }); });
    async(() -> { isolated(() -> { int k = F.K; }); }); }); assert w == 5; }); } }
