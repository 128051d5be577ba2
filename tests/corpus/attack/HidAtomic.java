// truth: violated: (assertion) both tasks get an AtomicInteger from the system properties; either may be first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidAtomic {
 static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("x", new AtomicInteger());
 finish(() -> {
   async(() -> { AtomicInteger x = (AtomicInteger) System.getProperties().get("x"); a = x.incrementAndGet(); });
   async(() -> { AtomicInteger x = (AtomicInteger) System.getProperties().get("x"); b = x.incrementAndGet(); });
 });
 assert a == 1 && b == 2;
 }); }
}
