// truth: violated: (assertion) notifyAll, then an interrupt before the waiter has the monitor again: wait returns normally
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
public class NotAllInt {
 static final Object o = new Object(); static Thread t;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (o) { t = Thread.currentThread(); boolean normal = false; try { o.wait(); normal = true; } catch (InterruptedException e) { } assert !normal; } });
   async(() -> { Thread w = null; while (w == null) { synchronized (o) { w = t; if (w != null) o.notifyAll(); } Thread.yield(); } w.interrupt(); });
 });
 }); }
}
