// The same by reflection.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CycRefl { static class A { static int x = q("CycRefl$B"); } static class B { static int x = q("CycRefl$A"); } static int q(String n) { try { Class.forName(n); return 1; } catch (Exception e) { throw new Error(e); } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int v = A.x; });
    async(() -> { int v = B.x; }); });  }); } }
