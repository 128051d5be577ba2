// truth: violated: (assertion) park returns by permit or by interrupt
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IntrPark {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { d.get().interrupt(); }); async(() -> { LockSupport.unpark(d.get()); });
   async(() -> { d.put(Thread.currentThread()); LockSupport.park(); assert !Thread.interrupted(); });
 });
 }); }
}
