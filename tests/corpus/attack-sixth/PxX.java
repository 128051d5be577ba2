// Two isolated bodies, one makes a proxy: their order decides w.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxX { static int w;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 1; }); });
    async(() -> { isolated(() -> { Object o = java.lang.reflect.Proxy.newProxyInstance(Runnable.class.getClassLoader(), new Class<?>[]{Runnable.class}, (p,m,x)->null); w = 2; }); }); }); assert w == 2; }); } }
