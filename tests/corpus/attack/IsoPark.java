// truth: violated: (deadlock) parks inside isolated; unparked only after the other's isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoPark {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { Thread t = d.get(); isolated(() -> { }); LockSupport.unpark(t); });
   async(() -> { d.put(Thread.currentThread()); isolated(() -> { LockSupport.park(); }); });
 });
 }); }
}
