// truth: proved: a task that drops lets the others go on; what it did before the drop is before their phase
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhDropIn {
 static int x, r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG_WAIT), () -> { x = 1; ph.drop(); });
   asyncPhased(ph.inMode(SIG_WAIT), () -> { next(); r = x; });
   ph.drop();
 });
 assert r == 1;
 }); }
}
