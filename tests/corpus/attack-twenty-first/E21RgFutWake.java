// truth: permission: A holds a write region, does isolated while inside; C acquires behind B's future. A can be inside when C acquires.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
public class E21RgFutWake {
 static final int[] R = new int[2];
 static int x;
 public static void main(String[] args) {
 launchHabaneroApp(() -> { finish(() -> {
  HjFuture<Integer> b = future(() -> { return 1; });
  async(() -> { acquireW(R); releaseW(R); });
  async(() -> { b.get(); acquireW(R); releaseW(R); });
 }); });
 }
}
