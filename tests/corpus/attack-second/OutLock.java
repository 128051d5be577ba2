// truth: violated: (deadlock) println locks System.out in JDK 17; task 2 holds it and waits for the put behind the println
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
public class OutLock {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> { async(() -> { System.out.println("x"); d.put(1); }); async(() -> { synchronized (System.out) { d.get(); } }); });
 }); }
}
