// truth: proved: the interrupter needs nothing; the waiter leaves whether the interrupt comes before or behind its wait
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
public class IntWaitIsoOk {
 static final Object o = new Object(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> t = newDataDrivenFuture();
 finish(() -> { async(() -> { isolated(() -> { x++; t.put(Thread.currentThread()); synchronized (o) { try { o.wait(); assert false; } catch (InterruptedException e) { } } }); }); async(() -> { Thread u = t.get(); u.interrupt(); }); async(() -> { isolated(() -> { x++; }); }); });
 assert x == 2;
 }); }
}
