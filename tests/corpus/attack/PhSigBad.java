// truth: violated: (race) the producer writes again after its signal, which nobody holds back
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhSigBad {
 static int x, r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG), () -> { x = 1; signal(); x = 2; });
   asyncPhased(ph.inMode(WAIT), () -> { doWait(); r = x; });
   ph.drop();
 });
 }); }
}
