// truth: violated: (assertion) sleep clears the flag if it saw it; then nobody sees it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class RaIntBit {
static Thread t; static boolean left;
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { async(() -> { t = Thread.currentThread(); d.put(1); try { Thread.sleep(1); left = Thread.currentThread().isInterrupted(); } catch (InterruptedException e) { } }); asyncAwait(d, () -> { t.interrupt(); }); });
assert !left;
 }); }
}
