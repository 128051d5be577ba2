// truth: violated: (assertion) interrupted before or after its sleep: the flag is cleared only if the sleep saw it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SleepIntr {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { d.get().interrupt(); });
   async(() -> { d.put(Thread.currentThread()); boolean seen = false; try { Thread.sleep(10); } catch (InterruptedException e) { seen = true; } assert seen; });
 });
 }); }
}
