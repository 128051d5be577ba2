// truth: proved: two tasks hold the read lock; each unlocks what it locked
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
public class CollRw {
 static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> p = newDataDrivenFuture(), q = newDataDrivenFuture(), r = newDataDrivenFuture();
 finish(() -> {
   async(() -> { l.readLock().lock(); r.get(); l.readLock().unlock(); }); async(() -> { }); async(() -> { });
   async(() -> { async(() -> { for (int i = 1; i < 11; i++) async(() -> { }); async(() -> { l.readLock().lock(); p.put(1); q.get(); int n = l.getReadHoldCount(); l.readLock().unlock(); r.put(1); assert n == 1; }); }); });
   async(() -> { });
   async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { p.get(); l.readLock().lock(); int n = l.getReadHoldCount(); q.put(1); r.get(); l.readLock().unlock(); assert n == 1; }); }); });
 });
 }); }
}
