// Making a proxy of F initialises the class of the proxy, and so F, which has a default method.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxW { static int w = 7; public interface F { int K = set(); default void d() {} void run(); } static int set() { w = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 0; }); });
    async(() -> { isolated(() -> { java.lang.reflect.Proxy.newProxyInstance(PxW.class.getClassLoader(), new Class<?>[]{F.class}, (p,m,x)->null); }); }); }); assert w == 5; }); } }
