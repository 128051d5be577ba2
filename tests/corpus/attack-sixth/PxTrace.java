// Two tasks make proxies of two interfaces. The class that is made first is called $Proxy0; which one that is shows in a stack trace. In the schedule where task 2 comes first, the assertion of task 1 fails.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.lang.reflect.*;
public class PxTrace { public interface A { String f(); } public interface B { String f(); }
  static Object mk(Class<?> c) { return Proxy.newProxyInstance(PxTrace.class.getClassLoader(), new Class<?>[]{c}, (p,m,x) -> { for (StackTraceElement e : new Throwable().getStackTrace()) if (e.getClassName().contains("Proxy") && e.getClassName().contains("$")&& !e.getClassName().contains("PxTrace")) return e.getClassName(); return ""; }); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { String n = ((A) mk(A.class)).f(); assert n.endsWith("0") : n; });
    async(() -> { ((B) mk(B.class)).f(); }); }); }); } }
