// truth: proved: a bounded buffer of monitors, two by two
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
public class KaBbuf {
static class B { final int[] d = new int[1]; int n; synchronized void put(int v) throws InterruptedException { while (n == 1) wait(); d[n++] = v; notifyAll(); } synchronized int take() throws InterruptedException { while (n == 0) wait(); int v = d[--n]; notifyAll(); return v; } }
static final AtomicInteger sum = new AtomicInteger();
 public static void main(String[] args) { launchHabaneroApp(() -> {
B b = new B();
finish(() -> { for (int i = 1; i < 3; i++) { int k = i; async(() -> { try { b.put(k); } catch (InterruptedException e) { } }); async(() -> { try { sum.addAndGet(b.take()); } catch (InterruptedException e) { } }); } });
assert sum.get() == 3;
 }); }
}
