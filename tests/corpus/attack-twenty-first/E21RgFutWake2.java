// truth: permission: as before, B blocks on D's isolated first
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
public class E21RgFutWake2 {
 static final int[] R = new int[2];
 static int x;
 public static void main(String[] args) {
 launchHabaneroApp(() -> { finish(() -> {
  HjFuture<Integer> b = future(() -> { isolated(() -> { x = 1; }); return 1; });
  async(() -> { acquireW(R); releaseW(R); });
  async(() -> { b.get(); acquireW(R); releaseW(R); });
 }); });
 }
}
