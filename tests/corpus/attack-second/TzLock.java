// truth: violated: (deadlock) TimeZone.getTimeZone is static synchronized in JDK 17: task 2 holds that monitor and waits for task 1, which needs it before its put
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
public class TzLock {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> { async(() -> { TimeZone.getTimeZone("UTC"); d.put(1); }); async(() -> { synchronized (TimeZone.class) { d.get(); } }); });
 }); }
}
