// truth: violated: (assertion) event count: value may be 1 or 2 when seen
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class EvC {
 static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 edu.rice.hj.api.HjEventCount e = null;
 finish(() -> {
   HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), f = newDataDrivenFuture();
   async(() -> { d.put(1); }); async(() -> { f.put(2); });
   asyncAwait(Arrays.asList(d, f), () -> { r = d.safeGet() + f.safeGet(); });
 });
 assert r != 3;
 }); }
}
