// A needs B, whose superclass C needs A: a deadlock of the initialisers.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CycSup2 { static class A { static int x = B.y; } static class C { static int z = A.x; } static class B extends C { static int y = 2; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int v = A.x; });
    async(() -> { new C(); }); });  }); } }
