// truth: permission: the region of the first is open while it goes through isolated
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
public class E21RgFutWake5 {
 static final int[] R = new int[2];
 static int x, s;
 public static void main(String[] args) {
 launchHabaneroApp(() -> { finish(() -> {
  HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
  async(() -> { acquireR(R); releaseR(R); isolated(() -> { x = 1; }); d.put(1); });
  async(() -> { d.get(); acquireW(R); releaseW(R); });
  async(() -> { acquireR(R); releaseR(R);  isolated(() -> { x = 2; }); });
 }); });
 }
}
