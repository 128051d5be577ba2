// truth: proved: CyclicBarrier with action, twice
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Barr {
 static int x, y; static final CyclicBarrier B = new CyclicBarrier(2, () -> { y += x; });
 static void aw() { try { B.await(); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 1; aw(); aw(); }); async(() -> { aw(); aw(); }); });
 assert y == 2;
 }); }
}
