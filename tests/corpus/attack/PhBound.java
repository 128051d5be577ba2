// truth: violated: (deadlock) bound 1 and two producers which the consumer waits for alternately: consumer drops too early? no: consumer never waits and stays registered, so the second signal is held for ever
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhBound {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
   HjPhaser ph = newPhaser(SIG_WAIT, 1);
   asyncPhased(ph.inMode(SIG), () -> { signal(); signal(); d.put(1); });
   asyncPhased(ph.inMode(WAIT), () -> { d.get(); doWait(); doWait(); });
   ph.drop();
 });
 }); }
}
