// truth: violated: (deadlock) initialiser waits at a barrier; the other member uses the class before it arrives
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiBarr {
 static class K { static { next(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG_WAIT), () -> { K.t(); });
   asyncPhased(ph.inMode(SIG_WAIT), () -> { next(); K.t(); });
   asyncPhased(ph.inMode(SIG_WAIT), () -> { K.t(); });
   ph.drop();
 });
 }); }
}
