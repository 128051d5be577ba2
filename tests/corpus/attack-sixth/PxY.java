// The same without the assertion on w being late: task 2 looks whether task 1 was there.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class PxY { static int w;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 1; }); });
    async(() -> { isolated(() -> { Object o = java.lang.reflect.Proxy.newProxyInstance(Runnable.class.getClassLoader(), new Class<?>[]{Runnable.class}, (p,m,x)->null); assert w == 1; }); }); });  }); } }
