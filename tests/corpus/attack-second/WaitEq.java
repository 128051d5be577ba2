// truth: violated: (assertion) three equal tasks wait, one notify: any may be woken
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
public class WaitEq {
 static final Object o = new Object(); static int in, woken = -1;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { forasync(0, 1, (i) -> { synchronized (o) { in++; try { o.wait(); } catch (InterruptedException e) { } if (woken < 0) woken = i; o.notify(); } });
   async(() -> { while (true) { synchronized (o) { if (in == 2) { o.notify(); break; } } Thread.yield(); } }); });
 assert woken != 1;
 }); }
}
