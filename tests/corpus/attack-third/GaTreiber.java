// truth: proved: a stack of compare-and-set
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
public class GaTreiber {
static class N { final int v; N n; N(int v) { this.v = v; } } static final AtomicReference<N> top = new AtomicReference<>();
static void push(int v) { N n = new N(v); do { n.n = top.get(); } while (!top.compareAndSet(n.n, n)); }
static int pop() { N t; do { t = top.get(); if (t == null) return 0; } while (!top.compareAndSet(t, t.n)); return t.v; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
int[] s = new int[2];
finish(() -> { async(() -> { push(1); s[0] = pop(); }); async(() -> { push(2); s[1] = pop(); }); });
assert s[0] + s[1] == 3;
 }); }
}
