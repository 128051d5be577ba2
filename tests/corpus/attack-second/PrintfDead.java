// truth: violated: (deadlock) printf holds System.out while toString waits for the put behind the other task's printf
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
public class PrintfDead {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> { async(() -> { System.out.printf("%d", 1); d.put(1); }); async(() -> { System.out.printf("%s", new Object() { public String toString() { d.safeGet(); while (!d.resolved()) Thread.yield(); return "o"; } }); }); });
 }); }
}
