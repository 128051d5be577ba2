// truth: proved: who finds itself interrupted lies behind the interrupt (JLS 17.4.4)
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
public class IntHb {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Thread> t = newDataDrivenFuture();
 finish(() -> { async(() -> { Thread w = t.get(); x = 5; w.interrupt(); }); async(() -> { t.put(Thread.currentThread()); if (Thread.interrupted()) { int r = x; assert r == 5; } }); });
 }); }
}
