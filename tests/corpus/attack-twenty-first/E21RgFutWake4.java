// truth: permission only if x==1 was seen: the order of isolated bodies decides, and C comes behind B's future
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
public class E21RgFutWake4 {
 static final int[] R = new int[2];
 static int x, s;
 public static void main(String[] args) {
 launchHabaneroApp(() -> { finish(() -> {
  HjFuture<Integer> b = future(() -> { isolated(() -> { x = 1; }); return 1; });
  async(() -> { boolean[] k = new boolean[1]; isolated(() -> { k[0] = x == 0; }); if (k[0]) { acquireW(R); releaseW(R); } });
  async(() -> { b.get(); acquireW(R); releaseW(R); });
 }); });
 }
}
