// truth: violated: (assertion) as OldHid behind an isolated, so that the object is older than the first choice
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class OldHid2 {
 static int c; static class Put { static void go(AtomicInteger x) { System.getProperties().put("x", x); } }
 static void inc() { AtomicInteger y = (AtomicInteger) System.getProperties().get("x"); int v = y.get(); y.set(v + 1); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   AtomicInteger x = new AtomicInteger();
   async(() -> { isolated(() -> { c++; }); Put.go(x); d.put(1); });
   async(() -> { isolated(() -> { c++; }); d.get(); inc(); });
   async(() -> { d.get(); inc(); });
 });
 assert ((AtomicInteger) System.getProperties().get("x")).get() == 2;
 }); }
}
