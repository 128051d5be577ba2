// truth: violated: (assertion) a task spawned inside isolated that awaits d runs later; x is 1 or 2
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoAwait {
 static int x;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { isolated(() -> { asyncAwait(d, () -> { isolated(() -> { x = 1; }); }); }); });
   async(() -> { d.put(1); isolated(() -> { x = 2; }); });
 });
 assert x == 2;
 }); }
}
