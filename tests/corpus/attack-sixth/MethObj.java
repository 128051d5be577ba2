// One Method object, setAccessible in one task, invoke in the other: a race on override.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MethObj { void f() {} static java.lang.reflect.Method m; static { try { m = MethObj.class.getDeclaredMethod("f"); } catch (Exception e) { throw new Error(e); } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { m.setAccessible(true); });
    async(() -> { try { m.invoke(new MethObj()); } catch (Exception e) { throw new Error(e); } }); });  }); } }
