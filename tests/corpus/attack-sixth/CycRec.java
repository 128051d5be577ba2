// A record and its nested class.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CycRec { record A(int k) { static final A Z = new A(B.n()); } static class B { static final A Q = A.Z; static int n() { return 1; } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { Object v = A.Z; });
    async(() -> { Object v = B.Q; }); });  }); } }
