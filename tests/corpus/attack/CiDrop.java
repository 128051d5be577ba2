// truth: violated: (assertion) the initialiser signals for whoever runs it; task 1 is one signal ahead or not, seen by what task 3 reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiDrop {
 static int x, c;
 static class K { static { signal(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT), p2 = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG), () -> { K.t(); isolated(() -> { c = 1; }); });
   asyncPhased(p2.inMode(SIG), () -> { K.t(); });
   asyncPhased(ph.inMode(WAIT), () -> { doWait(); isolated(() -> { assert c == 1; }); });
   ph.drop(); p2.drop();
 });
 }); }
}
