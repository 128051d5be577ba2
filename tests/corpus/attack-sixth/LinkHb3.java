// For comparison a named class.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkHb3 { static int d; interface F { Object K = set(); default void d() {} void run(); } static Object set() { d = 1; return null; } static class G implements F { public void run() {} } static F mk(Object o) { return new G(); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { mk("a"); int v = d; });
    async(() -> { mk("b"); int v = d; }); });  }); } }
