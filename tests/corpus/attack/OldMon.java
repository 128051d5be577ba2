// truth: violated: (deadlock) as OldHid2 with two monitors taken in opposite order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class OldMon {
 static int c; static class Put { static void go(int[] x, int[] y) { System.getProperties().put("x", x); System.getProperties().put("y", y); } }
 static void both(String p, String q) { synchronized (System.getProperties().get(p)) { synchronized (System.getProperties().get(q)) { } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   int[] x = new int[1], y = new int[1];
   async(() -> { isolated(() -> { c++; }); Put.go(x, y); d.put(1); });
   async(() -> { isolated(() -> { c++; }); d.get(); both("x", "y"); });
   async(() -> { d.get(); both("y", "x"); });
 });
 }); }
}
