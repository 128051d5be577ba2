// truth: proved: both tasks are in a blocking call at the same time, so their threads are two and have different ids
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
public class CollId {
 static long a, b; static final CountDownLatch l = new CountDownLatch(2);
 static void meet() { l.countDown(); try { l.await(); } catch (InterruptedException e) { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { }); async(() -> { }); async(() -> { });
   async(() -> { async(() -> { for (int i = 1; i < 11; i++) async(() -> { }); async(() -> { a = Thread.currentThread().getId(); meet(); }); }); });
   async(() -> { });
   async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { b = Thread.currentThread().getId(); meet(); }); }); });
 });
 assert a != b;
 }); }
}
