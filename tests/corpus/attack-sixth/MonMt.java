// A MethodType as a lock: ordered.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MonMt { static java.lang.invoke.MethodType m = java.lang.invoke.MethodType.methodType(int.class, MonMt.class); static int x;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { synchronized (m) { x++; } });
    async(() -> { synchronized (m) { x++; } }); }); assert x == 2; }); } }
