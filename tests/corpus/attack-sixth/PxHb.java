// Two tasks make proxies of F: who comes second lies behind the initialiser.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxHb { static int d; public interface F { Object K = set(); default void d() {} void run(); } static Object set() { d = 1; return null; } static Object mk() { return java.lang.reflect.Proxy.newProxyInstance(PxHb.class.getClassLoader(), new Class<?>[]{F.class}, (p,m,x)->null); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { mk(); int v = d; });
    async(() -> { mk(); int v = d; }); });  }); } }
