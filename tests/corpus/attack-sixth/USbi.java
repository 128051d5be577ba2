// shouldBeInitialized tells whether another task has used the class: if task 2 goes first it is true.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class USbi { static sun.misc.Unsafe U; static { try { java.lang.reflect.Field f=sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U=(sun.misc.Unsafe)f.get(null); } catch(Exception e){throw new Error(e);} } static class C { static int x = new Object().hashCode() == 0 ? 1 : 2; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int y = C.x; });
    async(() -> { assert !U.shouldBeInitialized(C.class); }); });  }); } }
