// truth: proved: notify takes one of the two waiters, the other is interrupted or notified: who is notified and then interrupted returns normally or passes the notification on (JLS 17.2.4), so with the second notify both end
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
public class NotInt2 {
 static final Object o = new Object(); static Thread t; static int in;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (o) { in++; if (in < 3) { try { o.wait(); } catch (InterruptedException e) { o.notify(); } } } });
   async(() -> { synchronized (o) { in++; if (in < 3) { try { o.wait(); } catch (InterruptedException e) { o.notify(); } } } });
   async(() -> { synchronized (o) { in += 3; o.notify(); o.notify(); } });
 });
 }); }
}
