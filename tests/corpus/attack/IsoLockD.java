// truth: violated: (deadlock) as IsoMonD with a ReentrantLock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoLockD {
 static final ReentrantLock L = new ReentrantLock();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { L.lock(); isolated(() -> { }); L.unlock(); });
   async(() -> { isolated(() -> { L.lock(); L.unlock(); }); });
 });
 }); }
}
