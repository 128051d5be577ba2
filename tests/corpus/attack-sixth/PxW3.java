// A proxy, and only the other body touches w.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxW3 { static int w = 7, z; public interface F { int K = set(); default void d() {} void run(); } static int set() { z = 5; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = z; }); });
    async(() -> { isolated(() -> { java.lang.reflect.Proxy.newProxyInstance(PxW3.class.getClassLoader(), new Class<?>[]{F.class}, (p,m,x)->null); }); }); }); assert w == 0; }); } }
