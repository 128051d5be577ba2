// truth: proved: the second sender has waited for the first
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
public class EaOrdSend {
static class A extends Actor<Integer> { int last, n; protected void process(Integer m) { last = m; if (++n == 2) exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); HjFuture<Integer> f = future(() -> { a.send(1); return 1; }); async(() -> { f.get(); a.send(2); }); });
assert a.last == 2;
 }); }
}
