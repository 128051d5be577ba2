// truth: proved: the waiter for the lock is interrupted and leaves; the holder waits for that
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class LockInt {
 static final ReentrantLock l = new ReentrantLock();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> t = newDataDrivenFuture(); HjDataDrivenFuture<Integer> in = newDataDrivenFuture(), out = newDataDrivenFuture();
 finish(() -> { async(() -> { l.lock(); in.put(1); t.get().interrupt(); out.get(); l.unlock(); });
   async(() -> { in.get(); t.put(Thread.currentThread()); try { l.lockInterruptibly(); l.unlock(); assert false; } catch (InterruptedException e) { } out.put(1); }); });
 }); }
}
