// truth: permission: the same with a phaser: C acquires behind next, B signals
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
public class E21RgFutWake3 {
 static final int[] R = new int[2];
 static int x;
 public static void main(String[] args) {
 launchHabaneroApp(() -> { finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT);
  asyncPhased(p.inMode(SIG), () -> { isolated(() -> { x = 1; }); next(); });
  async(() -> { acquireW(R); releaseW(R); });
  asyncPhased(p.inMode(WAIT), () -> { next(); acquireW(R); releaseW(R); });
  p.drop();
 }); });
 }
}
