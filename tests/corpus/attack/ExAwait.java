// truth: violated: (assertion) equal tasks waiting for different futures
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExAwait {
 static int c; static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), e = newDataDrivenFuture();
 finish(() -> {
   asyncAwait(d, () -> { isolated(() -> { c = c * 2 + 1; }); });
   asyncAwait(e, () -> { isolated(() -> { c = c * 2 + 1; }); });
   async(() -> { isolated(() -> { c = 5; }); d.put(1); isolated(() -> { c++; }); e.put(1); });
 });
 assert c != 25 : c;
 }); }
}
