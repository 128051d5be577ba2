// The same for a class with an initialiser that touches nothing.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class USbiB { static sun.misc.Unsafe U; static { try { java.lang.reflect.Field f=sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U=(sun.misc.Unsafe)f.get(null); } catch(Exception e){throw new Error(e);} } static class C { static int x; static { x = 3; } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int y = C.x; });
    async(() -> { assert !U.shouldBeInitialized(C.class); }); });  }); } }
