// For comparison: a class that implements F.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkCls { static int w; interface F { int K = 1 / w; default void d() {} void run(); } static class G implements F { public void run() {} }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 1; }); });
    async(() -> { isolated(() -> { new G(); }); }); });  }); } }
