// Three classes whose initialisers need the next: three tasks that begin at different ones can deadlock.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class Cyc3 { static class A { static int x = 1 + B.x; } static class B { static int x = 1 + C.x; } static class C { static int x = 1 + A.x; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> { async(() -> { int v = A.x; }); async(() -> { int v = B.x; }); async(() -> { int v = C.x; }); }); }); } }
