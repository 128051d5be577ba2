// truth: violated: (deadlock) task 2 waits at the barrier inside isolated while task 1 wants isolated before the barrier
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoNext {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG_WAIT), () -> { isolated(() -> { }); next(); });
   asyncPhased(ph.inMode(SIG_WAIT), () -> { isolated(() -> { next(); }); });
   ph.drop();
 });
 }); }
}
