// truth: violated: (deadlock) a future task that needs isolated, awaited inside isolated; only if it has not run before
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoFut2 {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjFuture<Integer> f = future(() -> { isolated(() -> { }); return 1; });
   async(() -> { isolated(() -> { f.get(); }); });
 });
 }); }
}
