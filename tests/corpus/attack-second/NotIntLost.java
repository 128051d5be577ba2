// truth: proved: both waiters are in the set before the notify; whoever throws because of the interrupt leaves the notification to the other (JLS 17.2.4); the woken normal one wakes nobody but sets done only once; no task stays
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
public class NotIntLost {
 static final Object o = new Object(); static Thread t; static int in; static final CountDownLatch both = new CountDownLatch(2);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (o) { t = Thread.currentThread(); both.countDown(); try { o.wait(); o.notify(); } catch (InterruptedException e) { } } });
   async(() -> { synchronized (o) { both.countDown(); try { o.wait(); o.notify(); } catch (InterruptedException e) { } } });
   async(() -> { try { both.await(); } catch (InterruptedException e) { } synchronized (o) { o.notify(); t.interrupt(); } });
 });
 }); }
}
