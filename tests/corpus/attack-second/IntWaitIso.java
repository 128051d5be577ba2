// truth: violated: (deadlock) the interrupter needs isolated, which the waiter holds
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
public class IntWaitIso {
 static final Object o = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> t = newDataDrivenFuture();
 finish(() -> { async(() -> { isolated(() -> { t.put(Thread.currentThread()); synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } }); }); async(() -> { Thread u = t.get(); isolated(() -> { u.interrupt(); }); }); });
 }); }
}
