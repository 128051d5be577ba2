// random
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E21Fz20022 {
 static int x, y, z, e;
 static class O { int v; }
 static final O A = new O(), B = new O();
 static final int[] R = new int[2], S = new int[2];
 static class Act extends Actor<Integer> { protected void process(Integer m) { isolated(() -> { x = (x*2+m)%16; }); } }
 public static void main(String[] args) {
 final int K = args.length == 0 ? -1 : Integer.parseInt(args[0]);
 launchHabaneroApp(() -> {
finish(() -> {
Act act = new Act(); act.start();
finish(() -> {
act.send(1);
async(() -> {
isolated(() -> { y = (y * 2 + 1) % 16; });
});
async(() -> {
async(() -> {
try { finish(() -> {
act.send(3);
}); } catch (Throwable t1) { isolated(() -> { e = (e*2+1)%4; }); }
try { finish(() -> {
}); } catch (Throwable t2) { isolated(() -> { e = (e*2+1)%4; }); }
async(() -> {
});
});
});
});
act.exit();
});
int h = ((((x * 16 + y) * 16 + z) * 4 + e) * 16 + A.v) * 16 + B.v;
switch (Math.floorMod(h * 0x9E3779B1 >>> 7, 12)) {
case 0: if (K < 0 || K == 0) throw new IllegalStateException("0"); break;
case 1: if (K < 0 || K == 1) throw new IllegalStateException("1"); break;
case 2: if (K < 0 || K == 2) throw new IllegalStateException("2"); break;
case 3: if (K < 0 || K == 3) throw new IllegalStateException("3"); break;
case 4: if (K < 0 || K == 4) throw new IllegalStateException("4"); break;
case 5: if (K < 0 || K == 5) throw new IllegalStateException("5"); break;
case 6: if (K < 0 || K == 6) throw new IllegalStateException("6"); break;
case 7: if (K < 0 || K == 7) throw new IllegalStateException("7"); break;
case 8: if (K < 0 || K == 8) throw new IllegalStateException("8"); break;
case 9: if (K < 0 || K == 9) throw new IllegalStateException("9"); break;
case 10: if (K < 0 || K == 10) throw new IllegalStateException("10"); break;
case 11: if (K < 0 || K == 11) throw new IllegalStateException("11"); break;
}
});
}
}
