// MethodType.wrap of a type is interned: one object.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MtWrap { static java.lang.invoke.MethodType m = java.lang.invoke.MethodType.methodType(int.class, MtWrap.class, long.class); static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = m.wrap(); });
    async(() -> { t = m.wrap(); }); }); assert s == t; }); } }
