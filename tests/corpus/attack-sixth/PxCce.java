// The same, seen in the message of a ClassCastException.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.lang.reflect.*;
public class PxCce { public interface A { } public interface B { }
  static Object mk(Class<?> c) { return Proxy.newProxyInstance(PxCce.class.getClassLoader(), new Class<?>[]{c}, (p,m,x) -> null); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { try { String s = (String) mk(A.class); } catch (ClassCastException e) { assert e.getMessage().contains("Proxy0") : e.getMessage(); } });
    async(() -> { mk(B.class); }); }); }); } }
