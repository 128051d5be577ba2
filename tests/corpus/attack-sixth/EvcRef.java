// A reflective Field is copied for each caller: setAccessible of one does not show in the other.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class EvcRef { private int f;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { try { EvcRef.class.getDeclaredField("f").setAccessible(true); } catch (Exception e) { throw new Error(e); } });
    async(() -> { try { assert !EvcRef.class.getDeclaredField("f").isAccessible(); } catch (Exception e) { throw new Error(e); } }); });  }); } }
