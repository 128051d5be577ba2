// truth: proved: ReentrantReadWriteLock, Condition buffer of one
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlLock {
 static final ReentrantLock L = new ReentrantLock(); static final Condition C = L.newCondition(); static int box, got;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { for (int i = 1; i <= 2; i++) { L.lock(); try { while (box != 0) C.awaitUninterruptibly(); box = i; C.signalAll(); } finally { L.unlock(); } } });
   async(() -> { for (int i = 1; i <= 2; i++) { L.lock(); try { while (box == 0) C.awaitUninterruptibly(); got = got * 10 + box; box = 0; C.signalAll(); } finally { L.unlock(); } } });
 });
 assert got == 12;
 }); }
}
