// The initialiser of F throws for who comes first; a lambda of the other then gets NoClassDefFoundError.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class ExcIni { static int n; interface F { int K = 1 / n; default void d() {} void run(); } static int w; static void go(int i) { try { F f = () -> {}; } catch (ExceptionInInitializerError e) { isolated(() -> { w = i; }); } catch (NoClassDefFoundError e) { } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { go(1); });
    async(() -> { go(2); }); }); assert w == 1; }); } }
