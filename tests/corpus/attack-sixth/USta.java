// Task 2 reads a static field through Unsafe, which does not initialise the class and waits for nobody: 0 or 3, a race with the initialiser.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class USta { static sun.misc.Unsafe U; static { try { java.lang.reflect.Field f=sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U=(sun.misc.Unsafe)f.get(null); } catch(Exception e){throw new Error(e);} } static class C { static int x; static { x = 3; } } static java.lang.reflect.Field f; static { try { f = C.class.getDeclaredField("x"); } catch (Exception e) { throw new Error(e); } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int y = C.x; });
    async(() -> { int v = U.getInt(U.staticFieldBase(f), U.staticFieldOffset(f)); assert v == 3; }); });  }); } }
