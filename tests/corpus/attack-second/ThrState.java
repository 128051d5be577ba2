// truth: violated: (assertion) task 2 may look while task 1 is in wait: its state is WAITING
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
public class ThrState {
 static final Object o = new Object(); static Thread t; static boolean go;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (o) { t = Thread.currentThread(); try { while (!go) o.wait(); } catch (InterruptedException e) { } } });
   async(() -> { Thread.State s = null; synchronized (o) { if (t != null) s = t.getState(); go = true; o.notify(); } assert s != Thread.State.WAITING; }); });
 }); }
}
