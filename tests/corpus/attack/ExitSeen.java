// truth: violated: (assertion) the failing task is ordered before the exit: d is put after the failed assertion in a finally
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitSeen {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { d.get(); System.exit(1); });
   async(() -> { try { assert false; } finally { d.put(1); } });
 });
 }); }
}
