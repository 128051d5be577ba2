// The number of a proxy class in the message of an ArrayStoreException.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.lang.reflect.*;
public class PxNpe { public interface A { } public interface B { }
  static Object mk(Class<?> c) { return Proxy.newProxyInstance(PxNpe.class.getClassLoader(), new Class<?>[]{c}, (p,m,x) -> null); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { try { Object[] o = new String[1]; o[0] = mk(A.class); } catch (ArrayStoreException e) { assert e.getMessage().contains("Proxy0") : e.getMessage(); } });
    async(() -> { mk(B.class); }); }); }); } }
